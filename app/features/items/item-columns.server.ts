import type { ItemKind, ItemTable } from './item-kinds.ts'

type Columns = {
  readonly kind: ItemKind
  /** What the log calls one. */
  readonly targetType: 'listing' | 'ad'
  /** The number that users see, and whether it is in the ticker. */
  readonly number: 'listing_id' | 'ad_id'
  readonly featured: 'featured_ticker' | 'featured'
  /** Where it is: the first column with a value. */
  readonly cities: readonly string[]
  readonly states: readonly string[]
  /** What the order 'newest' goes by: the day of posting, or of a bump ([PAY-11]). Billboards have no bumps. */
  readonly ranked: 'ranked_at' | 'created_at'
  /** It is shown from a time to a time, apart from its end. */
  readonly hasSchedule: boolean
  /** It states facts that lists can be narrowed by ([FACET-01]). */
  readonly hasAttributes: boolean
  /** So many that a search looks through the newest first, which are kept apart. */
  readonly areNewestApart: boolean
}

/** What the two tables of items call the same things. */
export const ITEM_COLUMNS = {
  listings: {
    kind: 'listing',
    targetType: 'listing',
    number: 'listing_id',
    featured: 'featured_ticker',
    cities: ['business_city', 'service_city'],
    states: ['business_state', 'service_state'],
    ranked: 'ranked_at',
    hasSchedule: false,
    hasAttributes: true,
    areNewestApart: true,
  },
  ads: {
    kind: 'banner',
    targetType: 'ad',
    number: 'ad_id',
    featured: 'featured',
    cities: ['service_city'],
    states: ['service_state'],
    ranked: 'created_at',
    hasSchedule: true,
    hasAttributes: false,
    areNewestApart: false,
  },
} as const satisfies Record<ItemTable, Columns>
