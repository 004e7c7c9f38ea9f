import { CATEGORIES } from '#app/features/categories/category-list.ts'
import { splitWords } from '#app/features/items/search-words.ts'
import type { Atom, Group, Way, WordQuery } from './word-query.ts'

/** More words of one stem or beginning say nothing more, and each is looked up. */
export const MAX_RELATED = 12

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

/** Words of letters of usual lengths are known if an item ever said them; of shorter ones and numbers nothing is known. */
const canBeKnown = ({ lexeme }: Atom) => /^\p{L}{4,32}$/u.test(lexeme)

const atomsOf = ({ groups }: WordQuery): readonly Atom[] =>
  groups
    .flatMap(({ typed, others }) => [...typed, ...others].flat(2))
    .filter((atom) => atom.isOptional || (atom.isPrefix && canBeKnown(atom)))

const lexemesOf = (atoms: readonly Atom[]) => [...new Set(atoms.map(({ lexeme }) => lexeme))]

/** Returns the forms of a search that may be unknown, and the beginnings. */
export function formsToLookUp(query: WordQuery): {
  words: readonly string[]
  beginnings: readonly string[]
} {
  const atoms = atomsOf(query)
  return {
    words: lexemesOf(atoms.filter(({ isPrefix }) => !isPrefix)),
    beginnings: lexemesOf(atoms.filter(({ isPrefix }) => isPrefix)),
  }
}

/** Returns the known words that begin so. */
function wordsFrom(atom: Atom, { beginning }: KnownForms): readonly Atom[] {
  const names = [...NAMES].filter((name) => name.startsWith(atom.lexeme))
  const lexemes = new Set([...(beginning.get(atom.lexeme) ?? []), ...names])
  return [...lexemes].map((lexeme) => ({ ...atom, lexeme, isPrefix: false }))
}

/**
 * What begins with a whole word is known too, as long as all of it was looked up. An index has hundreds of lexemes with a common
 * beginning, most of them two words of titles as one, and reading them costs more than all else. A word that was typed halfway begins
 * no known word that is itself, and is looked for by its beginning.
 */
function typedBeginning(atom: Atom, known: KnownForms): readonly Atom[] {
  const found = known.beginning.get(atom.lexeme) ?? []
  return found.includes(atom.lexeme) && found.length < MAX_RELATED ? wordsFrom(atom, known) : [atom]
}

function knownAtoms(atom: Atom, known: KnownForms): readonly Atom[] {
  if (atom.isPrefix) return atom.isOptional ? wordsFrom(atom, known) : typedBeginning(atom, known)
  return !atom.isOptional || known.words.has(atom.lexeme) || NAMES.has(atom.lexeme) ? [atom] : []
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
export function keepKnownForms(query: WordQuery, known: KnownForms): WordQuery {
  return { ...query, groups: query.groups.map((group) => knownGroup(group, known)) }
}
