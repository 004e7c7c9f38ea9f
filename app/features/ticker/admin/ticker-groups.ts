import { type CategorySlug, isCategorySlug } from '#app/features/categories/category-list.ts'
import type { ItemKind } from '#app/features/items/item-kinds.ts'

/** An item as the curator of the ticker sees it. */
export type TickerEntry = {
  readonly id: string
  readonly kind: ItemKind
  readonly publicId: number
  readonly title: string
  readonly category: CategorySlug
  /** Whether the public can see it now: only then it runs. */
  readonly isPublic: boolean
  /** Until when its place is paid for (D-07). */
  readonly paidUntil: Date | null
}

/** How many there are, by category; categories without any are left out. */
export type CategoryCounts = Readonly<Record<string, number>>

export const AVAILABLE_PER_PAGE = 25

/** How many hits of a search are listed and counted; beyond, one is asked to say more (D-41). */
export const MAX_HITS = 1000

/** How many featured items are listed: far more than were ever paid for at a time. */
export const MAX_FEATURED = 500

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

/** Two counts in one. */
export function sumOf(a: CategoryCounts, b: CategoryCounts): CategoryCounts {
  const slugs = new Set([...Object.keys(a), ...Object.keys(b)])
  return Object.fromEntries([...slugs].map((slug) => [slug, (a[slug] ?? 0) + (b[slug] ?? 0)]))
}

/** The count of one category alone. */
export const only = (counts: CategoryCounts, slug: string): CategoryCounts => ({ [slug]: counts[slug] ?? 0 })

/** What is left to add of everything public: all that is not in the ticker. */
export function restOf(all: CategoryCounts, featured: readonly TickerEntry[]): CategoryCounts {
  const taken = countsOf(featured.filter(({ isPublic }) => isPublic))
  const rest = Object.entries(all).map(([slug, total]) => [slug, total - (taken[slug] ?? 0)] as const)
  return Object.fromEntries(rest.filter(([, total]) => total > 0))
}

/** A part of a page: `limit` items of one category, from `offset` on. */
export type Slice = { readonly category: CategorySlug; readonly offset: number; readonly limit: number }

/** What a page is made of when the list goes by category: known from the counts, without looking at the list. */
export function slicesOf(counts: CategoryCounts, page: number): readonly Slice[] {
  const [from, to] = [(page - 1) * AVAILABLE_PER_PAGE, page * AVAILABLE_PER_PAGE]
  const slices: Slice[] = []
  let before = 0
  for (const slug of Object.keys(counts).toSorted()) {
    const end = before + (counts[slug] ?? 0)
    const offset = Math.max(from, before) - before
    const limit = Math.min(to, end) - before - offset
    if (isCategorySlug(slug) && limit > 0) slices.push({ category: slug, offset, limit })
    before = end
  }
  return slices
}
