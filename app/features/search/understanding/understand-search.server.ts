import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { isFiller } from '../terms/dictionary.ts'
import { namesCategory, UNDERSTOOD } from './category-words.ts'
import type { Parameter, Read } from './read.ts'
import { readAmount, withThousands } from './read-amount.ts'
import { readChoice } from './read-choice.server.ts'

/** What a search says in facts: the list that has them, and the words that are left to look for. */
export type Understood = {
  readonly category: CategorySlug
  /** Parameters of its address. */
  readonly params: readonly Parameter[]
  readonly rest: string
}

const MAX_WORDS = 20

/** Categories that explain a search equally well are tried in their order; so many of them. */
const MAX_MEANT = 3

/** A word that names the category says nothing more. */
const readName = (category: CategorySlug, word: string): Read | null =>
  namesCategory(category, word) ? { length: 1, params: [], kept: '', isAmount: false } : null

function readAll(category: CategorySlug, words: readonly string[]) {
  const reads: Read[] = []
  const rest: string[] = []
  for (let at = 0; at < words.length; ) {
    const next = words.slice(at)
    const word = next[0] ?? ''
    const read = readAmount(category, next) ?? readChoice(category, next) ?? readName(category, word)
    if (read) reads.push(read)
    const kept = read ? read.kept : word
    if (kept) rest.push(kept)
    at += read ? read.length : 1
  }
  return { reads, rest }
}

/** 'от 2018' and 'до 2021' are one range. */
function withRange(params: readonly Parameter[], [name, value]: Parameter): readonly Parameter[] {
  const other = params.find(([known, said]) => known === name && said.includes('-') && /^[\d-]+$/u.test(said))
  if (!other || !/^[\d-]+$/u.test(value)) return [...params, [name, value]]
  const joined = value.startsWith('-') ? `${other[1]}${value.slice(1)}` : `${value}${other[1].slice(1)}`
  const isOpen = other[1].startsWith('-') !== value.startsWith('-')
  return isOpen ? params.map((one) => (one === other ? [name, joined] : one)) : params
}

const isSame =
  ([name, value]: Parameter) =>
  ([other, said]: Parameter) =>
    name === other && value === said

function paramsOf(reads: readonly Read[]): readonly Parameter[] {
  return reads
    .flatMap(({ params }) => params)
    .reduce<readonly Parameter[]>(
      (params, param) => (params.some(isSame(param)) ? params : withRange(params, param)),
      [],
    )
}

function understoodIn(category: CategorySlug, words: readonly string[]) {
  const { reads, rest } = readAll(category, words)
  const needed = rest.filter((word) => !isFiller(word))
  const params = paramsOf(reads)
  const known = reads.reduce((sum, { length }) => sum + length, 0)
  const isSaid = new Set(params.map(([name]) => name)).size > 1 || reads.some(({ isAmount }) => isAmount)
  return { category, params, rest: needed.join(' '), known, isSaid }
}

/**
 * Returns what a folded search says in facts, in the categories that explain the most of its words ([FACET-06]); in one
 * category, where it is searched in this one. None: it says fewer than two facts and no amount, which plain words find as well.
 */
export function understand(term: string, within: CategorySlug | null): readonly Understood[] {
  const typed = term.split(' ').map((word) => word.replace(/(?<=.)[,;:!?.]+$/u, ''))
  const words = withThousands(typed.filter(Boolean)).slice(0, MAX_WORDS)
  const meant = UNDERSTOOD.filter((category) => within === null || category === within)
    .map((category) => understoodIn(category, words))
    .filter(({ isSaid }) => isSaid)
  const most = Math.max(...meant.map(({ known }) => known))
  return meant
    .filter(({ known }) => known === most)
    .slice(0, MAX_MEANT)
    .map(({ category, params, rest }) => ({ category, params, rest }))
}
