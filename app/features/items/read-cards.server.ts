import { sql } from 'kysely'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import type { NearFilter } from '#app/features/places/near.ts'
import { distanceShown } from '#app/features/places/near-conditions.server.ts'
import { type PricedRow, priceMarks } from '#app/features/price-guide/price-marks.ts'
import { pricedRow } from '#app/features/price-guide/queries.server.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { ageOf } from '#app/lib/age.ts'
import { DEFAULT_LOCALE, type Locale } from '#app/lib/locale.ts'
import { shownPrice } from '#app/lib/money.ts'
import type { Picture } from '#app/lib/picture.ts'
import { truncate } from '#app/lib/text.ts'
import type { Company } from './company.ts'
import { companyOfPoster } from './company-columns.server.ts'
import type { ItemCard } from './item-card.ts'
import { factsOfCard, lineOf } from './listing-facts.server.ts'
import type { ServiceArea } from './listing-fields.ts'
import { foreignLanguage, localized } from './localized-columns.server.ts'

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
  /** Who a listing is from; billboards say so themselves. */
  company?: Company | null
  /** What is known of a listing's price; a billboard has nothing. */
  priced?: PricedRow
}

function columnsOf(locale: Locale) {
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
    pricedRow(),
    companyOfPoster().as('company'),
  ] as const
}

const COLUMNS = { en: columnsOf('en'), ru: columnsOf('ru'), es: columnsOf('es') } as const satisfies Record<
  Locale,
  unknown
>

/** The columns of a card. Contact data stays in the database: a list only knows whether there is some (D-39). */
export const listingCard = (locale: Locale) => COLUMNS[locale]

const NO_FACTS = { facts: [], pay: null, job: null } as const

/** What can be told of the price of an item; what cannot takes no room. */
function marksOf(priced: PricedRow | undefined, locale: Locale): Pick<ItemCard, 'usual' | 'drop'> {
  if (!priced) return {}
  const { usual, drop } = priceMarks(priced, TRANSLATE[locale])
  return { ...(usual && { usual }), ...(drop && { drop }) }
}

/** The place that distances are measured from, and the language of the page. */
type Start = { readonly near?: NearFilter | null | undefined; readonly locale: Locale }

const lineOfRow = (row: CardRow, category: CategorySlug, locale: Locale) => {
  const line =
    row.attributes === undefined ? null : lineOf({ ...row, attributes: row.attributes, category, locale })
  return line ? { line } : {}
}

const distanceOf = (place: number | null | undefined, { near, locale }: Start) =>
  near && place ? { distance: distanceShown(place, near, TRANSLATE[locale]) } : {}

/** Converts a row of a list for the page. Billboards have no words that depend on the language. */
export function toCard(
  cardRow: CardRow,
  kind: ItemCard['kind'],
  now: Date,
  start: Start = { locale: DEFAULT_LOCALE },
): ItemCard {
  const { createdAt, state, category, price, summary, attributes, place, priced, company, ...row } = cardRow
  const known = parseCategory(category) ?? 'best-stores'
  return {
    ...row,
    ...marksOf(priced, start.locale),
    ...(attributes === undefined
      ? NO_FACTS
      : factsOfCard({ category: known, attributes, locale: start.locale })),
    ...(company && { company }),
    ...lineOfRow(cardRow, known, start.locale),
    kind,
    category: known,
    price: shownPrice(price),
    summary: truncate(summary, SUMMARY),
    state: state ?? '',
    age: ageOf(createdAt, now),
    ...distanceOf(place, start),
  }
}
