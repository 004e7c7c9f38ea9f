import { headLexeme, partsOf, splitWords } from '#app/features/items/search-words.ts'
import { isFiller, MAX_PHRASE, meaningOf } from './dictionary.ts'
import { formsOf, stemOf } from './word-forms.ts'

/** A lexeme of search vectors. Words can be asked for in title and place alone; categories and states cannot. */
type Atom = { readonly lexeme: string; readonly isPrefix: boolean; readonly isWord: boolean }

/** One of several ways to say a thing; an item says it that contains all of the atoms. */
type Way = readonly Atom[]

/** One thing that was typed: a word, or a phrase of the dictionary. */
export type Group = { readonly words: readonly string[]; readonly ways: readonly Way[] }

/** A search as it is understood ([SRCH-07]): an item must match every group, in any order. */
export type SearchQuery = {
  readonly groups: readonly Group[]
  /** Pairs of neighbouring words, which in a title make a phrase. */
  readonly pairs: readonly string[]
}

const sign = (lexeme: string): Way => [{ lexeme, isPrefix: false, isWord: false }]

const waysOfWord = (word: string): readonly Way[] =>
  formsOf(word).map(({ word: lexeme, isPrefix }) => [{ lexeme, isPrefix, isWord: true }])

/** T680 is also written 'T 680'. */
function waysApart(word: string): readonly Way[] {
  const parts = partsOf(word)
  return parts.length > 1 ? [parts.map((lexeme) => ({ lexeme, isPrefix: false, isWord: true }))] : []
}

type Typed = { readonly words: readonly string[]; readonly at: number; readonly size: number }

/** A word as one with its neighbours: 'dry van' is also written dryvan. */
function compounds({ words, at, size }: Typed): readonly Way[] {
  const [before, word, after] = [words[at - 1], words[at] ?? '', words[at + 1]]
  if (size > 1) return []
  const joined = [before && before + word, after && word + after]
  return joined.flatMap((compound) => (compound ? waysOfWord(compound) : []))
}

/** All words of a phrase: a way for each word would let an item say one of them only. */
function ownWays(typed: Typed): readonly Way[] {
  const words = typed.words.slice(typed.at, typed.at + typed.size)
  const [word = ''] = words
  if (words.length === 1) return [...waysOfWord(word), ...waysApart(word)]
  return [
    words.flatMap((each) => ({ lexeme: stemOf(each), isPrefix: stemOf(each).length > 3, isWord: true })),
  ]
}

function groupAt(typed: Typed): Group {
  const words = typed.words.slice(typed.at, typed.at + typed.size)
  const meaning = meaningOf(words)
  const others = (meaning?.words ?? []).flatMap(waysOfWord)
  const signs = (meaning?.lexemes ?? []).map(sign)
  // What the dictionary knows is no half of a compound.
  return { words, ways: [...ownWays(typed), ...(meaning ? [...others, ...signs] : compounds(typed))] }
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

function groupsOf(words: readonly string[]): readonly Group[] {
  const groups: Group[] = []
  for (let at = 0; at < words.length; ) {
    const size = phraseLength(words, at)
    const isNeeded = size > 1 || isClass(words, at) || !isFiller(words[at] ?? '')
    if (isNeeded) groups.push(groupAt({ words, at, size }))
    at += size
  }
  return groups
}

/** More words say nothing more, and each is looked up. */
const MAX_WORDS = 12

/** Reads a search term. Null: it contains no word, only signs. */
export function readSearch(term: string): SearchQuery | null {
  const words = splitWords(term).slice(0, MAX_WORDS)
  if (words.length === 0) return null
  const groups = groupsOf(words)
  const all = () => words.map((_, at) => groupAt({ words, at, size: 1 }))
  const pairs = words.slice(1).map((word, i) => `${words[i] ?? ''}${stemOf(word)}`)
  return { groups: groups.length > 0 ? groups : all(), pairs }
}

const quoted = (lexeme: string, isPrefix: boolean) => `'${lexeme}'${isPrefix ? ':*' : ''}`

type Where = 'anywhere' | 'head'

/** Returns a group as a tsquery. Words consist of letters and digits only, so that nothing has to be escaped. */
export function groupQuery({ ways }: Group, where: Where): string {
  const atom = ({ lexeme, isPrefix, isWord }: Atom) =>
    quoted(isWord && where === 'head' ? headLexeme(lexeme) : lexeme, isPrefix)
  return `(${ways.map((way) => `(${way.map(atom).join('&')})`).join('|')})`
}

/** Returns a whole search as a tsquery; `where` says whether title and place alone are asked. */
export function vectorQuery({ groups }: SearchQuery, where: Where): string {
  return groups.map((group) => groupQuery(group, where)).join('&')
}

/** Returns the words as a phrase of a title, as a tsquery; null for a single word. */
export function phraseQuery({ pairs }: SearchQuery): string | null {
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
