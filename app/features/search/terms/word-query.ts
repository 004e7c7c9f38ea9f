import { headLexeme, partsOf, splitWords } from '#app/features/items/search-words.ts'
import { isFiller, MAX_PHRASE, meaningOf } from './dictionary.ts'
import { type Form, formsOf, inflectionsOf, MAX_WORDS, stemOf } from './word-forms.ts'

/** A lexeme of search vectors. Words can be asked for in title and place alone; categories and states cannot. */
export type Atom = {
  readonly lexeme: string
  readonly isPrefix: boolean
  readonly isWord: boolean
  /** Whether it is only worth looking for if an item ever said it. */
  readonly isOptional: boolean
}

/** One of several ways to say a thing: for each of its words, the forms that an item may contain. */
export type Way = readonly (readonly Atom[])[]

/** One thing that was typed: a word, or a phrase of the dictionary. */
export type Group = {
  readonly words: readonly string[]
  /** What was typed, in its forms. */
  readonly typed: readonly Way[]
  /** Other names of the same thing, and signs of categories and states. */
  readonly others: readonly Way[]
}

/** Known words that share a stem with a word that was typed, by this word. */
export type RelatedWords = ReadonlyMap<string, readonly string[]>
const NO_RELATED_WORDS: RelatedWords = new Map()

/** A search as it is understood ([SRCH-07]): an item must match every group, in any order. */
export type WordQuery = {
  readonly groups: readonly Group[]
  /** Pairs of neighbouring words, which in a title make a phrase. */
  readonly pairs: readonly string[]
}

const sign = (lexeme: string): Way => [[{ lexeme, isPrefix: false, isWord: false, isOptional: false }]]

const isKept = (word: string) => /^\p{L}{4,32}$/u.test(word)

/** Of the forms of a word that are known words, the word itself is looked for anyway. */
const atomsOf = (forms: readonly Form[], word: string): readonly Atom[] =>
  forms.map(({ word: lexeme, isPrefix }) => ({
    lexeme,
    isPrefix,
    isWord: true,
    isOptional: (isPrefix || lexeme !== word) && isKept(lexeme),
  }))

const typedAtoms = (word: string): readonly Atom[] =>
  atomsOf(formsOf(word), word).map((atom) => (atom.isPrefix ? { ...atom, isOptional: false } : atom))

const nameAtoms = (word: string): readonly Atom[] =>
  atomsOf(
    [{ word, isPrefix: false }, ...inflectionsOf(word).filter((form) => form.isPrefix || form.word !== word)],
    word,
  )

const optionally = (atoms: readonly Atom[]) =>
  atoms.map((atom) => ({ ...atom, isOptional: isKept(atom.lexeme) }))

const exactly = (word: string): readonly Atom[] => atomsOf([{ word, isPrefix: false }], word)

/** T680 is also written 'T 680'. */
function waysApart(word: string): readonly Way[] {
  const parts = partsOf(word)
  return parts.length > 1 ? [parts.map(exactly)] : []
}

/** All words of a name, each in its forms, or two words written as one: an item says 'day cab' or 'daycab'. */
function waysOfName(words: readonly string[]): readonly Way[] {
  const needed = words.filter((word) => !isFiller(word))
  const apart = needed.map(nameAtoms)
  const joined = words.length === 2 ? [[optionally(nameAtoms(words.join('')))]] : []
  return [...(apart.length > 0 ? [apart] : []), ...joined]
}

type Typed = {
  readonly words: readonly string[]
  readonly at: number
  readonly size: number
  readonly related: RelatedWords
}

/** A word as one with its neighbours: 'dry van' is also written dryvan. */
function compounds({ words, at, size }: Typed): readonly Way[] {
  const [before, word, after] = [words[at - 1], words[at] ?? '', words[at + 1]]
  if (size > 1) return []
  const joined = [before && before + word, after && word + after]
  return joined.flatMap((compound) => (compound ? [[typedAtoms(compound)]] : []))
}

function typedWays(words: readonly string[], related: RelatedWords): readonly Way[] {
  const [word = ''] = words
  if (words.length > 1) return waysOfName(words)
  const stems = (related.get(word) ?? []).flatMap(exactly)
  return [[[...typedAtoms(word), ...stems]], ...waysApart(word)]
}

const isCyrillic = (name: string) => /\p{Script=Cyrillic}/u.test(name)

function groupAt(typed: Typed): Group {
  const words = typed.words.slice(typed.at, typed.at + typed.size)
  const meaning = meaningOf(words)
  const waysOfNames = (names: readonly string[]) => names.flatMap((name) => waysOfName(splitWords(name)))
  // A name in Russian letters is as good as what a reader of Russian typed.
  const isOwn = (name: string) => isCyrillic(name) && words.some(isCyrillic)
  const [own, foreign] = [
    meaning?.names.filter(isOwn) ?? [],
    meaning?.names.filter((name) => !isOwn(name)) ?? [],
  ]
  return {
    words,
    // What the dictionary knows is no half of a compound.
    typed: [...typedWays(words, typed.related), ...(meaning ? waysOfNames(own) : compounds(typed))],
    others: [...waysOfNames(foreign), ...(meaning?.signs ?? []).map(sign)],
  }
}

/** How many words from here are one phrase of the dictionary; 1 when none is. */
function phraseLength(words: readonly string[], at: number): number {
  for (let size = Math.min(MAX_PHRASE, words.length - at); size > 1; size -= 1)
    if (meaningOf(words.slice(at, at + size))) return size
  return 1
}

// The class of a license is no article.
const isClass = (words: readonly string[], at: number) =>
  /^(?:cdl|class|clase|класса?)$/u.test(words[at - 1] ?? '')

function groupsOf(words: readonly string[], related: RelatedWords): readonly Group[] {
  const groups: Group[] = []
  for (let at = 0; at < words.length; ) {
    const size = phraseLength(words, at)
    const isNeeded = size > 1 || isClass(words, at) || !isFiller(words[at] ?? '')
    if (isNeeded) groups.push(groupAt({ words, at, size, related }))
    at += size
  }
  return groups
}

/**
 * Reads a search term; `related` adds words of the same stems. Returns null for a term of signs only. Whatever else understands
 * queries takes its part of the term away before.
 */
export function readWords(term: string, related: RelatedWords = NO_RELATED_WORDS): WordQuery | null {
  const words = splitWords(term).slice(0, MAX_WORDS)
  if (words.length === 0) return null
  const groups = groupsOf(words, related)
  const all = () => words.map((_, at) => groupAt({ words, at, size: 1, related }))
  const pairs = words.slice(1).map((word, i) => `${words[i] ?? ''}${stemOf(word)}`)
  return { groups: groups.length > 0 ? groups : all(), pairs }
}

const quoted = (lexeme: string, isPrefix: boolean) => `'${lexeme}'${isPrefix ? ':*' : ''}`

export type Where = 'anywhere' | 'head'

/** The lexeme that stands for a word in title and place alone, or for a sign or a word anywhere. */
export const lexemeIn = ({ lexeme, isWord }: Atom, where: Where): string =>
  isWord && where === 'head' ? headLexeme(lexeme) : lexeme

const oneOf = (queries: readonly string[]) => {
  const [first = '', ...others] = [...new Set(queries)]
  return others.length === 0 ? first : `(${[first, ...others].join('|')})`
}

const includes = (forms: readonly Atom[], { lexeme, isPrefix }: Atom) =>
  forms.some((form) => form.lexeme === lexeme && (form.isPrefix || !isPrefix))

/** Whether what says a way says another one: all words of that are among its own, in no more forms. */
const says = (way: Way, other: Way) =>
  other.every((forms) => way.some((its) => its.every((atom) => includes(forms, atom))))

/** Returns the ways that add something to the others: 'reefer' finds all reefer trailers, and the index need not be asked for trailers. */
const neededWays = (ways: readonly Way[]) =>
  ways.filter(
    (way, i) => !ways.some((other, k) => k !== i && says(way, other) && (k < i || !says(other, way))),
  )

function waysQuery(ways: readonly Way[], where: Where): string {
  const atom = (asked: Atom) => quoted(lexemeIn(asked, where), asked.isPrefix)
  return `(${oneOf(neededWays(ways).map((way) => `(${way.map((atoms) => oneOf(atoms.map(atom))).join('&')})`))})`
}

/** Returns a group as a tsquery. Words consist of letters and digits only, so that nothing has to be escaped. */
export const groupQuery = ({ typed, others }: Group, where: Where): string =>
  waysQuery([...typed, ...others], where)

/** Returns what was typed of a group, without its other names, as a tsquery. */
export const typedQuery = ({ typed }: Group, where: Where): string => waysQuery(typed, where)

/** Returns a whole search as a tsquery; `where` says whether title and place alone are asked. */
export function vectorQuery({ groups }: WordQuery, where: Where): string {
  return groups.map((group) => groupQuery(group, where)).join('&')
}

/** Returns the words as a phrase of a title, as a tsquery; null for a single word. */
export function phraseQuery({ pairs }: WordQuery): string | null {
  return pairs.length > 0 ? pairs.map((pair) => quoted(headLexeme(pair), true)).join('&') : null
}

const LISTING_NUMBER = /^\d{6,7}$/u

/** Returns the number of an item that a group may be, null when it is none. */
export function numberIn({ words: [word = '', ...others] }: Group): number | null {
  return others.length === 0 && LISTING_NUMBER.test(word) ? Number(word) : null
}

/** Returns what the words of a group have in common with their forms, to be looked for inside of other words. */
export function rootsOf({ words }: Group): readonly string[] {
  return words.map(stemOf)
}
