import { wordsOf } from '#app/features/items/search-text.ts'

/** Totals are exact up to here; beyond, the page says 'more than 1,000' and paging goes on (D-41). */
export const EXACT_UP_TO = 1000

export const SEARCH_SORTS = ['relevance', 'newest', 'oldest', 'price-low', 'price-high'] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

/** With fewer exact hits than this, near misses are searched too (D-24). */
export const FEW = 5

/**
 * Returns the words of a term that may be misspelled: those long enough to have similar ones. At most five, folded.
 */
export function wordsToSpell(term: string): readonly string[] {
  return wordsOf(term).slice(0, 5)
}

/** The term with each misspelt word replaced by the one it resembles, or null when nothing resembles it. */
export function correctSpelling(term: string, similar: ReadonlyMap<string, string>): string | null {
  const other = term.replace(/\p{L}{4,32}/gu, (word) => similar.get(word) ?? word)
  return other === term ? null : other
}

type Counted = { readonly listings: number; readonly billboards: number }

/** Returns the sum of both kinds, and whether it is only a minimum (D-41). */
export function totalOf({ listings, billboards }: Counted): { total: number; open: boolean } {
  const open = listings > EXACT_UP_TO || billboards > EXACT_UP_TO
  return { total: open ? EXACT_UP_TO : listings + billboards, open }
}

/**
 * Returns the number of pages: as many as the longer of the two sections fills (D-24). While a total is open, those
 * known so far, and the current one.
 */
export function searchPages(
  { listings, billboards }: Counted,
  perPage: number,
  page: number,
  hasMore: boolean,
): number {
  const known = Math.max(1, Math.ceil(Math.min(Math.max(listings, billboards), EXACT_UP_TO) / perPage))
  return Math.max(listings, billboards) > EXACT_UP_TO ? Math.max(known, hasMore ? page + 1 : page) : known
}

/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to turn one word into the other
 * (optimal string alignment).
 */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]]
  let before: number[] = []
  let row = b.map((_, j) => j + 1)
  const at = (line: readonly number[], first: number, j: number) => (j < 0 ? first : (line[j] ?? 0))
  a.forEach((letter, i) => {
    const next: number[] = []
    b.forEach((other, j) => {
      const kept = at(row, i, j - 1) + (letter === other ? 0 : 1)
      const swapped =
        j > 0 && i > 0 && letter === b[j - 1] && a[i - 1] === other ? at(before, i - 1, j - 2) + 1 : kept
      next.push(Math.min(kept, swapped, at(row, i, j) + 1, at(next, i + 1, j - 1) + 1))
    })
    before = row
    row = next
  })
  return b.length === 0 ? a.length : (row.at(-1) ?? 0)
}

/** How many edits a word of this length forgives. */
const forgiven = (word: string) => (word.length < 5 ? 1 : word.length < 9 ? 2 : 3)

/** The known word with the fewest edits, the first of several; null when none is near enough. */
export function nearestWord(asked: string, known: readonly string[]): string | null {
  const near = known.map((word) => ({ word, distance: editDistance(asked, word) }))
  const best = near.reduce((a, b) => (b.distance < a.distance ? b : a), {
    word: '',
    distance: forgiven(asked) + 1,
  })
  return best.word || null
}
