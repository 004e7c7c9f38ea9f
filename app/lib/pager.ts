/**
 * Returns up to five page numbers around the current one ([CAT-04]): 3 of 9 gives 1 2 3 4 5, 8 of 9 gives 5 6 7 8 9.
 */
export function pageButtons(current: number, pages: number, most = 5): readonly number[] {
  const shown = Math.min(most, pages)
  const first = Math.min(Math.max(1, current - Math.floor(most / 2)), pages - shown + 1)
  return Array.from({ length: shown }, (_, i) => first + i)
}

/** Returns how many pages a total fills; an empty list has one empty page. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}
