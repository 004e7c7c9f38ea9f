import { type RawBuilder, sql } from 'kysely'
import { type AttributeValues, readAttributes } from '#app/features/attributes/attribute-values.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { locatePlace } from '#app/features/places/locate-place.server.ts'
import type { PricedRow } from '#app/features/price-guide/price-marks.ts'
import { pricedRow } from '#app/features/price-guide/queries.server.ts'
import { ageOf } from '#app/lib/age.ts'
import type { Locale } from '#app/lib/locale.ts'
import { foreignLanguageOf, inLanguage } from '#app/lib/localized-text.ts'
import { shownPrice } from '#app/lib/money.ts'
import type { Picture } from '#app/lib/picture.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Company } from '../company.ts'
import { companyOfPoster } from '../company-columns.server.ts'
import { ITEM_COLUMNS } from '../item-columns.server.ts'
import { ITEM_KINDS, type ItemKind } from '../item-kinds.ts'
import { factsOfDetail, lineOf } from '../listing-facts.server.ts'
import { PUBLIC_FIELD_NAMES, type ServiceArea } from '../listing-fields.ts'
import { isPublic } from '../public-items.server.ts'
import type { SimilarTo } from '../similar/queries.server.ts'
import { type EndedItem, hasEnded, type ItemDetail, type ItemFacts, type Poster } from './item-detail.ts'
import { NO_PRICE, priceOf } from './item-price.server.ts'
import { posterOf } from './poster-column.server.ts'

type In = { readonly locale: Locale; readonly now: Date }
type Asked = In & { readonly publicId: number }
export type Found =
  | {
      readonly state: 'public'
      readonly item: ItemDetail
      /** The titles in all languages, each of which may be in an address. */
      readonly titles: readonly string[]
      readonly ownerId: string
      /** What is stored of a listing, for programs; a page must not have all of it. */
      readonly attributes: AttributeValues
      readonly likeness: SimilarTo
    }
  | { readonly state: 'ended'; readonly ended: EndedItem; readonly likeness: SimilarTo }

function listingRow(db: Db, which: RawBuilder<boolean>, now: Date) {
  return db
    .selectFrom('listings')
    .leftJoin('listings as successor', 'successor.id', 'listings.replacedBy')
    .innerJoin('profiles', 'profiles.id', 'listings.userId')
    .select(PUBLIC_FIELD_NAMES.map((name) => `listings.${name}` as const))
    .select([
      'listings.id',
      'listings.listingId as publicId',
      'listings.kind',
      'listings.userId',
      'listings.priceCents',
      'listings.attributes',
      'listings.place',
      pricedRow(),
      'listings.images',
      'listings.featuredTicker as featured',
      'listings.views',
      'listings.createdAt',
      'listings.expiresAt',
      'listings.status',
      'listings.moderation',
      'listings.ownerHidden',
      sql<boolean>`listings.deleted_at is not null`.as('deleted'),
      'successor.listingId as replacedBy',
      'listings.title',
      'listings.description',
      'listings.location',
      isPublic('listings', now).as('shown'),
      companyOfPoster().as('company'),
      posterOf(),
    ])
    .where(which)
    .executeTakeFirst()
}

function billboardRow(db: Db, which: RawBuilder<boolean>, now: Date) {
  return db
    .selectFrom('ads')
    .select([
      'ads.id',
      'ads.adId as publicId',
      'ads.kind',
      'ads.userId',
      'ads.category',
      'ads.price as compensation',
      'ads.priceCents',
      sql`null`.as('attributes'),
      'ads.place',
      sql<PricedRow>`null`.as('priced'),
      'ads.images',
      sql<string>`''`.as('businessCity'),
      sql<string | null>`null`.as('businessState'),
      sql<string>`''`.as('businessZipCode'),
      'ads.serviceAreaType',
      'ads.serviceCity',
      'ads.serviceState',
      'ads.serviceZipCode',
      'ads.contactName',
      'ads.contactEmail',
      'ads.contactPhone',
      sql<string>`''`.as('contactPhoneExtension'),
      'ads.websiteUrl',
      'ads.featured',
      'ads.views',
      'ads.createdAt',
      'ads.expiresAt',
      'ads.status',
      'ads.moderation',
      'ads.ownerHidden',
      sql<boolean>`ads.deleted_at is not null`.as('deleted'),
      sql<number | null>`null`.as('replacedBy'),
      'ads.title',
      'ads.description',
      'ads.location',
      isPublic('ads', now).as('shown'),
      sql<Company | null>`null`.as('company'),
      sql<Poster | null>`null`.as('poster'),
    ])
    .where(which)
    .executeTakeFirst()
}

type Row = NonNullable<Awaited<ReturnType<typeof listingRow>>>

const ROW_OF = { listing: listingRow, banner: billboardRow } as const satisfies Record<ItemKind, unknown>

type Named = { readonly id: string } | { readonly number: number }

function findRow(db: Db, kind: ItemKind, named: Named, now: Date): Promise<Row | undefined> {
  const { table } = ITEM_KINDS[kind]
  const number = sql.ref(`${table}.${ITEM_COLUMNS[table].number}`)
  const isMeant =
    'id' in named
      ? sql<boolean>`${sql.ref(`${table}.id`)} = ${named.id}`
      : sql<boolean>`${number} = ${named.number}`
  return ROW_OF[kind](db, isMeant, now)
}

const NO_FACTS: ItemFacts = { facts: [], keyFacts: [], pay: null, payRow: null }

const lineOfRow = (row: Row, category: CategorySlug, locale: Locale) =>
  lineOf({
    category,
    attributes: row.attributes,
    locale,
    language: foreignLanguageOf(row.title, locale),
    city: row.businessCity || row.serviceCity,
    state: row.businessState ?? row.serviceState,
  })

function toDetail(row: Row, kind: ItemKind, { locale, now }: In): ItemDetail {
  const pictures: readonly Picture[] = row.images
  const area: ServiceArea = row.serviceAreaType
  const category = parseCategory(row.category) ?? 'best-stores'
  const map = locatePlace(row.place)
  return {
    ...(ITEM_KINDS[kind].isAdvertising
      ? NO_FACTS
      : factsOfDetail({ category, attributes: row.attributes, locale })),
    ...(ITEM_KINDS[kind].isAdvertising ? NO_PRICE : priceOf(row.priced, locale)),
    id: row.id,
    kind,
    publicId: row.publicId,
    title: inLanguage(row.title, locale),
    titleLanguage: foreignLanguageOf(row.title, locale),
    line: lineOfRow(row, category, locale),
    description: inLanguage(row.description, locale),
    descriptionLanguage: foreignLanguageOf(row.description, locale),
    category,
    price: shownPrice(row.compensation),
    priceCents: row.priceCents,
    place: inLanguage(row.location, locale),
    ...(map && { map }),
    business: { city: row.businessCity, state: row.businessState ?? '', zip: row.businessZipCode },
    service: { area, city: row.serviceCity, state: row.serviceState ?? '', zip: row.serviceZipCode },
    pictures,
    contact: {
      name: row.contactName,
      email: row.contactEmail,
      phone: row.contactPhone,
      extension: row.contactPhoneExtension,
    },
    company: row.company,
    websiteUrl: row.websiteUrl,
    poster: row.shown ? row.poster : null,
    featured: row.featured,
    views: row.views,
    age: ageOf(row.createdAt, now),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

/** What others are compared with, to find similar ones. */
const similarTo = (row: Row): SimilarTo => ({
  id: row.id,
  category: parseCategory(row.category) ?? 'best-stores',
  attributes: readAttributes(row.attributes),
  priceCents: row.priceCents,
  state: row.businessState ?? row.serviceState,
  place: row.place,
})

/**
 * Returns the item behind a permalink: its detail while it is public, what remains of it when it has ended, null for
 * what the public never saw or may not know of.
 */
export async function findItem(db: Db, kind: ItemKind, asked: Asked): Promise<Found | null> {
  const { publicId, now } = asked
  const row = await findRow(db, kind, { number: publicId }, now)
  if (!row) return null
  const likeness = similarTo(row)
  const { category, attributes } = likeness
  if (row.shown) {
    const titles = Object.values(row.title)
    const item = toDetail(row, kind, asked)
    return { state: 'public', item, titles, ownerId: row.userId, attributes, likeness }
  }
  if (!hasEnded(row)) return null
  // The texts of a deleted item are shown to no visitor (D-38).
  const ended = {
    title: row.deleted ? '' : inLanguage(row.title, asked.locale),
    category,
    replacedBy: row.replacedBy,
  }
  return { state: 'ended', ended, likeness }
}

/** Returns an item as its owner sees it, whether it is public or not; null for another user's, or a deleted one. */
export async function findOwnItem(
  db: Db,
  kind: ItemKind,
  { id, ownerId, ...asked }: In & { readonly id: string; readonly ownerId: string },
): Promise<ItemDetail | null> {
  const row = await findRow(db, kind, { id }, asked.now)
  return row && row.userId === ownerId && !row.deleted ? toDetail(row, kind, asked) : null
}
