/** Totals are exact up to here; beyond, the page says 'more than 1,000' and paging goes on (D-41). */
export const EXACT_UP_TO = 1000

export const SEARCH_SORTS = ['relevance', 'newest', 'oldest', 'price-low', 'price-high', 'distance'] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

/** With fewer hits than this, words are also looked for inside of other words, and misspelled ones are corrected (D-24). */
export const FEW = 5

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
