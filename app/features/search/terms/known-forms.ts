import { CATEGORIES } from '#app/features/categories/category-list.ts'
import { splitWords } from '#app/features/items/search-words.ts'
import type { Atom, Group, SearchQuery, Way } from './search-query.ts'

/** Which forms of the words of a search items ever said. */
export type KnownForms = {
  /** Known words. */
  readonly words: ReadonlySet<string>
  /** Known words by what they begin with. */
  readonly beginning: ReadonlyMap<string, readonly string[]>
}

/** Every item says the names of its category. */
const NAMES = new Set(
  Object.values(CATEGORIES).flatMap(({ names }) => Object.values(names).flatMap(splitWords)),
)

const atomsOf = ({ groups }: SearchQuery): readonly Atom[] =>
  groups.flatMap(({ typed, others }) => [...typed, ...others].flat(2)).filter(({ isOptional }) => isOptional)

const lexemesOf = (atoms: readonly Atom[]) => [...new Set(atoms.map(({ lexeme }) => lexeme))]

/** Returns the forms of a search that may be unknown, and the beginnings. */
export function formsToLookUp(query: SearchQuery): {
  words: readonly string[]
  beginnings: readonly string[]
} {
  const atoms = atomsOf(query)
  return {
    words: lexemesOf(atoms.filter(({ isPrefix }) => !isPrefix)),
    beginnings: lexemesOf(atoms.filter(({ isPrefix }) => isPrefix)),
  }
}

function knownAtoms(atom: Atom, { words, beginning }: KnownForms): readonly Atom[] {
  if (!atom.isOptional) return [atom]
  if (!atom.isPrefix) return words.has(atom.lexeme) || NAMES.has(atom.lexeme) ? [atom] : []
  const names = [...NAMES].filter((name) => name.startsWith(atom.lexeme))
  const lexemes = new Set([...(beginning.get(atom.lexeme) ?? []), ...names])
  return [...lexemes].map((lexeme) => ({ ...atom, lexeme, isPrefix: false }))
}

/** A way is none any more where one of its words has no form left. */
function knownWays(ways: readonly Way[], known: KnownForms): readonly Way[] {
  const left = ways.map((way) => way.map((atoms) => atoms.flatMap((atom) => knownAtoms(atom, known))))
  return left.filter((way) => way.every((atoms) => atoms.length > 0))
}

const knownGroup = ({ words, typed, others }: Group, known: KnownForms): Group => ({
  words,
  typed: knownWays(typed, known),
  others: knownWays(others, known),
})

/**
 * Returns a search without the forms that no item ever said, and with words in place of their beginnings. It finds the same: fewer
 * lexemes are looked up and compared, and the planner knows how frequent each of them is.
 */
export function keepKnownForms(query: SearchQuery, known: KnownForms): SearchQuery {
  return { ...query, groups: query.groups.map((group) => knownGroup(group, known)) }
}
