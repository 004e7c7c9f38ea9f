import { type SelectQueryBuilder, sql } from 'kysely'
import { parseCategory } from '#app/features/categories/labels.ts'
import type { NearFilter } from '#app/features/places/near.ts'
import { distanceShown } from '#app/features/places/near-conditions.server.ts'
import { type PricedRow, priceMarks } from '#app/features/price-guide/price-marks.ts'
import { usualPrice } from '#app/features/price-guide/queries.server.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#app/lib/locale.ts'
import { shownPrice } from '#app/lib/money.ts'
import type { Picture } from '#app/lib/picture.ts'
import { truncate } from '#app/lib/text.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { DB } from '#app/platform/db/tables.gen.ts'
import { filterConditions } from './filter-conditions.server.ts'
import { ageInDays, type ItemCard } from './item-card.ts'
import type { ItemTable } from './item-kinds.ts'
import { type ItemFilter, PER_PAGE, type Sort } from './list-filters.ts'
import { factsOfCard } from './listing-facts.server.ts'
import type { ServiceArea } from './listing-fields.ts'
import { nearestListings } from './nearest-listings.server.ts'
import { isPublic } from './public-items.server.ts'

const textOf = (table: ItemTable, column: string, language: Locale) =>
  sql<string | null>`nullif(${sql.ref(`${table}.${column}`)} ->> ${sql.lit(language)}, '')`

/**
 * Returns the order in which languages are tried for a page in this one: it, English, whichever exists ([LANG-04]).
 */
const inTurn = (locale: Locale): readonly Locale[] => [...new Set<Locale>([locale, 'en', ...LOCALES])]

/** A localized column in one language, or the next one in turn. */
export function localized(column: 'title' | 'description' | 'location', locale: Locale, table: ItemTable) {
  const texts = inTurn(locale).map((language) => textOf(table, column, language))
  return sql<string>`coalesce(${sql.join(texts)}, '')`
}

/** The language `localized` found a title in, and null when it is the one asked for: only what differs has to be said. */
export function foreignLanguage(locale: Locale, table: ItemTable) {
  const cases = inTurn(locale).map((language) => {
    const found = language === locale ? sql`null` : sql.lit(language)
    return sql`when ${textOf(table, 'title', language)} is not null then ${found}`
  })
  return sql<Locale | null>`case ${sql.join(cases, sql` `)} end`
}

/** The language an item was written in: of several, the first in the order of the site. */
export function writtenLanguage(table: ItemTable) {
  const found = LOCALES.map(
    (language) =>
      sql`case when ${textOf(table, 'title', language)} is not null then ${sql.lit(language)} end`,
  )
  return sql<Locale>`coalesce(${sql.join(found)}, 'en')`
}

/** How much of a description a list shows, in characters, and how much is read: enough to know that there is more. */
const SUMMARY = 140
export const SUMMARY_READ = SUMMARY * 2

export type CardRow = {
  id: string
  publicId: number
  title: string
  language: Locale | null
  summary: string
  category: string
  price: string
  city: string
  state: string | null
  area: ServiceArea
  place?: number | null
  picture: Picture | null
  pictures: number
  createdAt: Date
  views: number
  featured: boolean
  websiteUrl: string
  canCall: boolean
  canWrite: boolean
  /** What a listing states; a billboard has none. */
  attributes?: unknown
} & Partial<PricedRow>

/** The columns of a card. Contact data stays in the database: a list only knows whether there is some (D-39). */
export function listingCard(locale: Locale) {
  return [
    'listings.id as id',
    'listings.listingId as publicId',
    localized('title', locale, 'listings').as('title'),
    foreignLanguage(locale, 'listings').as('language'),
    sql<string>`left(${localized('description', locale, 'listings')}, ${sql.lit(SUMMARY_READ)})`.as(
      'summary',
    ),
    'listings.category as category',
    'listings.compensation as price',
    sql<string>`coalesce(nullif(listings.business_city, ''), listings.service_city)`.as('city'),
    sql<string | null>`coalesce(listings.business_state, listings.service_state)`.as('state'),
    'listings.serviceAreaType as area',
    'listings.place as place',
    sql<Picture | null>`listings.images -> 0`.as('picture'),
    sql<number>`jsonb_array_length(listings.images)`.as('pictures'),
    'listings.createdAt as createdAt',
    'listings.views as views',
    'listings.featuredTicker as featured',
    'listings.websiteUrl as websiteUrl',
    sql<boolean>`listings.contact_phone <> ''`.as('canCall'),
    sql<boolean>`listings.contact_email <> ''`.as('canWrite'),
    'listings.attributes as attributes',
    'listings.priceCents as priceCents',
    'listings.priceWasCents as priceWasCents',
    'listings.priceDroppedAt as priceDroppedAt',
    'listings.comparableGroup as comparableGroup',
    'listings.comparableValue as comparableValue',
    usualPrice(),
  ] as const
}

const NO_FACTS = { facts: [], pay: null, job: null } as const

const NO_PRICE: PricedRow = {
  priceCents: null,
  priceWasCents: null,
  priceDroppedAt: null,
  comparableGroup: null,
  comparableValue: null,
  usual: null,
}

/** What is said about the price of an item; what cannot be said takes no room. */
function marksOf(priced: Partial<PricedRow>, locale: Locale): Pick<ItemCard, 'usual' | 'drop'> {
  const { usual, drop } = priceMarks({ ...NO_PRICE, ...priced }, TRANSLATE[locale])
  return { ...(usual && { usual }), ...(drop && { drop }) }
}

/** The place that distances are measured from, and the language of the page. */
type Start = { readonly near?: NearFilter | null | undefined; readonly locale: Locale }

const distanceOf = (place: number | null | undefined, { near, locale }: Start) =>
  near && place ? { distance: distanceShown(place, near, locale) } : {}

/** Converts a row of a list for the page. Billboards have no words that depend on the language. */
export function toCard(
  { createdAt, state, category, price, summary, attributes, place, ...found }: CardRow,
  kind: ItemCard['kind'],
  now: Date,
  start: Start = { locale: DEFAULT_LOCALE },
): ItemCard {
  const known = parseCategory(category) ?? 'best-stores'
  const { priceCents, priceWasCents, priceDroppedAt, comparableGroup, comparableValue, usual, ...row } = found
  return {
    ...row,
    ...marksOf(found, start.locale),
    ...(attributes === undefined
      ? NO_FACTS
      : factsOfCard({ category: known, attributes, locale: start.locale })),
    kind,
    category: known,
    price: shownPrice(price),
    summary: truncate(summary, SUMMARY),
    state: state ?? '',
    ageDays: ageInDays(createdAt, now),
    ...distanceOf(place, start),
  }
}

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
} as const satisfies Record<Exclude<Sort, 'distance'> | 'featured', unknown>

type Order = keyof typeof ORDER

type Page = {
  readonly filter: ItemFilter
  /** By distance only where the filter has a place; otherwise the newest come first. */
  readonly sort: Order | 'distance'
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
] as const

/**
 * The ids of one page. The offset needs no plan of its own, but with an unknown one PostgreSQL assumes a tenth of all
 * rows and plans again each time, which costs more than the page; near pages are therefore cut out of a fixed limit.
 * Filters deserve a plan of their own.
 */
function idsOfPage(db: Db, { filter, sort, page, perPage = PER_PAGE }: Page & { sort: Order }, now: Date) {
  const { category: _, ...others } = filter
  const isNear = page > 1 && page * perPage <= NEAR && filterConditions('listings', others, now).length === 0
  const found = filtered(db.selectFrom('listings').select(PLACE_IN_LIST), filter, now)
    .where(isPublic('listings', now))
    .orderBy(ORDER[sort])
  return (
    db
      .selectFrom((isNear ? found.limit(sql.lit(NEAR)) : found).as('listings'))
      .select('listings.id')
      .orderBy(ORDER[sort])
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
    .orderBy(ORDER[asked.sort])
    .execute()
}

/** The cards of one page by distance ([GEO-03]). */
function nearestPage(db: Db, { page, perPage = PER_PAGE, filter }: Page, near: NearFilter, view: View) {
  return db
    .selectFrom(nearestListings({ filter, near, page, perPage }, view.now).as('page'))
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
  const isByDistance = sort === 'distance'
  const rows =
    isByDistance && near
      ? await nearestPage(db, { ...asked, sort }, near, view)
      : await pageInOrder(db, { ...asked, sort: isByDistance ? 'newest' : sort }, view)
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
