import { type SelectQueryBuilder, sql } from 'kysely'
import { rangePlace } from '#app/features/facets/facet-list.ts'
import { FACT_SORTS, type FactSort, isFactSort, isHighFirst } from '#app/features/facets/fact-sorts.ts'
import type { NearFilter } from '#app/features/places/near.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { DB } from '#app/platform/db/tables.gen.ts'
import { filterConditions } from './filter-conditions.server.ts'
import type { ItemCard } from './item-card.ts'
import { type ItemFilter, PER_PAGE, type Sort } from './list-filters.ts'
import { possibleSort } from './near-order.ts'
import { nearestListings } from './nearest-listings.server.ts'
import { isPublic } from './public-items.server.ts'
import { listingCard, toCard } from './read-cards.server.ts'

type Listings<O> = SelectQueryBuilder<DB, 'listings', O>

const filtered = <O>(query: Listings<O>, filter: ItemFilter, now: Date): Listings<O> =>
  filterConditions('listings', filter, now).reduce((narrowed, condition) => narrowed.where(condition), query)

/** A bump moves a listing up in 'newest' and among equals ([PAY-11]); 'oldest' goes by the day of posting alone. */
const ORDER = {
  newest: sql`listings.ranked_at desc, listings.id desc`,
  oldest: sql`listings.created_at asc, listings.id asc`,
  'price-low': sql`listings.price_cents asc nulls last, listings.id asc`,
  'price-high': sql`listings.price_cents desc nulls last, listings.id asc`,
  featured: sql`listings.featured_ticker desc, listings.ranked_at desc, listings.id desc`,
} as const satisfies Record<Exclude<Sort, 'distance' | 'nearby'> | 'featured', unknown>

type Order = keyof typeof ORDER | FactSort

/** What does not state the fact comes last; ties go by id, so that pages neither repeat nor skip a listing ([FACET-09]). */
function byFact(sort: FactSort) {
  const fact = sql`listings.facet_numbers[${sql.lit(rangePlace(FACT_SORTS[sort]))}]`
  return sql`${fact} ${isHighFirst(sort) ? sql`desc` : sql`asc`} nulls last, listings.id asc`
}

const orderOf = (sort: Order) => (isFactSort(sort) ? byFact(sort) : ORDER[sort])

type Page = {
  readonly filter: ItemFilter
  /** By distance only where the filter has a place; otherwise the newest come first. */
  readonly sort: Order | 'distance' | 'nearby'
  readonly page: number
  readonly perPage?: number
}

/** The first rows of a list are near: few visitors look further. */
const NEAR = 8 * PER_PAGE

/** The columns that order a list, and the id. */
const PLACE_IN_LIST = [
  'listings.id',
  'listings.createdAt',
  'listings.rankedAt',
  'listings.priceCents',
  'listings.featuredTicker',
  'listings.facetNumbers',
] as const

/**
 * The ids of one page. The offset needs no plan of its own, but with an unknown one PostgreSQL assumes a tenth of all
 * rows and plans again each time, which costs more than the page; near pages are therefore cut out of a fixed limit.
 * Filters deserve a plan of their own, without a query inside: PostgreSQL plans one with an order of its own for all its
 * rows, and would collect everything under a price for 25 of them.
 */
function idsOfPage(db: Db, { filter, sort, page, perPage = PER_PAGE }: Page & { sort: Order }, now: Date) {
  const { category: _, ...others } = filter
  const isNear = page > 1 && page * perPage <= NEAR && filterConditions('listings', others, now).length === 0
  const found = filtered(db.selectFrom('listings'), filter, now).where(isPublic('listings', now))
  const near = () => found.select(PLACE_IN_LIST).orderBy(orderOf(sort)).limit(sql.lit(NEAR))
  return (
    (isNear ? db.selectFrom(near().as('listings')) : found)
      .select('listings.id')
      .orderBy(orderOf(sort))
      // Written out, not a parameter: a cached plan must know how few rows are wanted.
      .limit(sql.lit(perPage))
      .$if(page > 1, (q) => q.offset((page - 1) * perPage))
  )
}

type View = { readonly locale: Locale; readonly now: Date }

/** The cards of one page in an order of columns. */
function pageInOrder(db: Db, asked: Page & { sort: Order }, { locale, now }: View) {
  return db
    .with('page', () => idsOfPage(db, asked, now))
    .selectFrom('page')
    .innerJoin('listings', 'listings.id', 'page.id')
    .select(listingCard(locale))
    .orderBy(orderOf(asked.sort))
    .execute()
}

type NearPage = Page & { readonly sort: 'distance' | 'nearby' }

/** The cards of one page by distance ([GEO-03], [GEO-11]). */
function nearestPage(
  db: Db,
  { page, perPage = PER_PAGE, filter, sort }: NearPage,
  near: NearFilter,
  view: View,
) {
  return db
    .selectFrom(nearestListings({ filter, near, page, perPage, sort }, view.now).as('page'))
    .innerJoin('listings', 'listings.id', 'page.id')
    .select(listingCard(view.locale))
    .orderBy('page.nth')
    .execute()
}

/**
 * Returns one page (from 1) of the public listings that match. The page is found inside an index, and only its rows
 * are read: page 1,000 costs little more than page 1.
 */
export async function publicListings(
  db: Db,
  { locale, now, sort, ...asked }: Page & { locale: Locale; now: Date },
): Promise<ItemCard[]> {
  const { near = null } = asked.filter
  const view = { locale, now }
  const possible = possibleSort(sort, near)
  const isByDistance = possible === 'distance' || possible === 'nearby'
  const rows = !isByDistance
    ? await pageInOrder(db, { ...asked, sort: possible }, view)
    : near
      ? await nearestPage(db, { ...asked, sort: possible }, near, view)
      : []
  return rows.map((row) => toCard(row, 'listing', now, { near, locale }))
}

/** Counts the public listings that match, exactly. */
export async function countPublicListings(db: Db, filter: ItemFilter, now: Date): Promise<number> {
  const counted = await filtered(db.selectFrom('listings'), filter, now)
    .where(isPublic('listings', now))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return counted.total
}
