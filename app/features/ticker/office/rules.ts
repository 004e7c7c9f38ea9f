import type { CategorySlug } from '#app/features/categories/rules.ts'
import type { ItemKind } from '#app/features/listings/rules.ts'

/** An item as the curator of the ticker sees it. */
export type TickerEntry = {
  readonly id: string
  readonly kind: ItemKind
  readonly publicId: number
  readonly title: string
  readonly category: CategorySlug
  /** Whether the public can see it now: only then it runs. */
  readonly isPublic: boolean
}

/** How many there are, by category; categories without any are left out. */
export type CategoryCounts = Readonly<Record<string, number>>

export const AVAILABLE_PER_PAGE = 25

/** How many hits of a search are listed and counted; beyond, one is asked to say more (D-41). */
export const MOST_HITS = 1000

/** How many featured items are listed: far more than were ever paid for at a time. */
export const MOST_FEATURED = 500

export type Group = {
  readonly category: CategorySlug
  readonly total: number
  readonly entries: readonly TickerEntry[]
}

/** Entries under their categories, in the order they come in; the totals are those of the whole list ([TICK-01]). */
export function groupsOf(entries: readonly TickerEntry[], totals: CategoryCounts): readonly Group[] {
  const groups = new Map<CategorySlug, TickerEntry[]>()
  for (const entry of entries) {
    const group = groups.get(entry.category)
    if (group) group.push(entry)
    else groups.set(entry.category, [entry])
  }
  return [...groups].map(([category, of]) => ({
    category,
    total: totals[category] ?? of.length,
    entries: of,
  }))
}

/** The counts of entries that are all there. */
export function countsOf(entries: readonly TickerEntry[]): CategoryCounts {
  const counts: Record<string, number> = {}
  for (const { category } of entries) counts[category] = (counts[category] ?? 0) + 1
  return counts
}
