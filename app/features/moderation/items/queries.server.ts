import { type RawBuilder, sql } from 'kysely'
import type { WaitingChange } from '#app/features/billboards/changes/billboard-change.ts'
import { listWaitingChanges } from '#app/features/billboards/changes/queries.server.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import { localized, writtenLanguage } from '#app/features/items/localized-columns.server.ts'
import type { HoldReason } from '#app/features/listings/posting/rules.ts'
import type { Locale } from '#app/lib/locale.ts'
import { shownPrice } from '#app/lib/money.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { deletedState } from '../rules.ts'
import { countItems, hasCommonWords, newestFirst, pageOfIds } from './filter-items.server.ts'
import {
  type Bought,
  COUNTED_UP_TO,
  type Complaint,
  type ItemColumnPage,
  type ItemFilter,
  type ModeratedItem,
  pagesOf,
} from './moderated-items.ts'

type Asked = { readonly locale: Locale; readonly now: Date }

const idOf = (kind: ItemKind) => sql.ref(`${ITEM_KINDS[kind].table}.id`)

/** Returns open reports, newest first; more than this of one item says nothing new. */
const complaints = (kind: ItemKind) => sql<Complaint[]>`array(
  select json_build_object('id', id, 'reason', reason, 'note', note) from reports
   where item_kind = ${sql.lit(kind)} and item_id = ${idOf(kind)} and resolved_at is null
   order by created_at desc limit 20)`

const OWNED_BY = { listing: sql`listing_id`, banner: sql`billboard_id` } as const

/** What packages brought for an item and is not over. */
const bought = (kind: ItemKind, now: Date) => sql<Bought[]>`array(
  select json_build_object('listingId', listing_id, 'kind', kind, 'tier', tier, 'amountCents', amount, 'endsAt', ends_at)
    from entitlements
   where ${OWNED_BY[kind]} = ${idOf(kind)} and withdrawn_at is null and (ends_at is null or ends_at > ${now})
   order by created_at desc, kind limit 20)`

const reports = (kind: ItemKind) => sql<number>`(
  select count(*)::int from reports
   where item_kind = ${sql.lit(kind)} and item_id = ${idOf(kind)} and resolved_at is null)`

function listingRows(db: Db, ids: RawBuilder<unknown>, { locale, now }: Asked) {
  return db
    .selectFrom('listings')
    .innerJoin('profiles', 'profiles.id', 'listings.userId')
    .leftJoin('listingApprovals', 'listingApprovals.listingId', 'listings.id')
    .where('listings.id', 'in', sql<string>`(${ids})`)
    .orderBy(newestFirst('listings'))
    .select([
      sql<ItemKind>`'listing'`.as('kind'),
      'listings.id',
      'listings.listingId as publicId',
      localized('title', locale, 'listings').as('title'),
      localized('description', locale, 'listings').as('description'),
      'listings.category',
      'listings.compensation as price',
      sql<string>`concat_ws(', ', nullif(coalesce(nullif(listings.business_city, ''), listings.service_city), ''),
        coalesce(listings.business_state, listings.service_state))`.as('place'),
      'listings.userId as ownerId',
      'profiles.email as ownerEmail',
      'profiles.fullName as ownerName',
      sql<Locale>`coalesce(profiles.language, ${writtenLanguage('listings')})`.as('ownerLanguage'),
      sql<boolean>`profiles.deleted_at is not null`.as('ownerGone'),
      'listings.images as pictures',
      'listings.contactName',
      'listings.contactEmail',
      'listings.contactPhone',
      'listings.websiteUrl',
      'listings.views',
      sql<number>`(select count(*)::int from favorites where listing_id = listings.id)`.as('favorites'),
      'listings.status',
      'listings.moderation',
      'listings.moderationReason as reason',
      'listings.heldFor',
      'listings.ownerHidden',
      'listings.featuredTicker as featured',
      'listings.createdAt',
      'listings.updatedAt',
      'listings.expiresAt',
      sql<Date | null>`null`.as('startsAt'),
      sql<Date | null>`null`.as('endsAt'),
      'listings.deletedAt',
      sql<string | null>`null`.as('wantedPlacement'),
      sql<string>`coalesce(listing_approvals.admin_notes, '')`.as('notes'),
      sql<boolean>`listings.payment_status = 'pending'`.as('unpaid'),
      complaints('listing').as('complaints'),
      bought('listing', now).as('bought'),
      reports('listing').as('reports'),
    ])
}

function billboardRows(db: Db, ids: RawBuilder<unknown>, { locale, now }: Asked) {
  return db
    .selectFrom('ads')
    .innerJoin('profiles', 'profiles.id', 'ads.userId')
    .leftJoin('adApprovals', 'adApprovals.adId', 'ads.id')
    .where('ads.id', 'in', sql<string>`(${ids})`)
    .orderBy(newestFirst('ads'))
    .select([
      sql<ItemKind>`'banner'`.as('kind'),
      'ads.id',
      'ads.adId as publicId',
      localized('title', locale, 'ads').as('title'),
      localized('description', locale, 'ads').as('description'),
      'ads.category',
      'ads.price',
      sql<string>`coalesce(nullif(${localized('location', locale, 'ads')}, ''),
        concat_ws(', ', nullif(ads.service_city, ''), ads.service_state))`.as('place'),
      'ads.userId as ownerId',
      'profiles.email as ownerEmail',
      'profiles.fullName as ownerName',
      sql<Locale>`coalesce(profiles.language, ${writtenLanguage('ads')})`.as('ownerLanguage'),
      sql<boolean>`profiles.deleted_at is not null`.as('ownerGone'),
      'ads.images as pictures',
      'ads.contactName',
      'ads.contactEmail',
      'ads.contactPhone',
      'ads.websiteUrl',
      'ads.views',
      'ads.favorites',
      'ads.status',
      'ads.moderation',
      'ads.moderationReason as reason',
      sql<HoldReason | null>`null`.as('heldFor'),
      'ads.ownerHidden',
      'ads.featured',
      'ads.createdAt',
      'ads.updatedAt',
      'ads.expiresAt',
      'ads.startsAt',
      'ads.endsAt',
      'ads.deletedAt',
      'ads.wantedPlacement',
      sql<string>`coalesce(ad_approvals.admin_notes, '')`.as('notes'),
      sql<boolean>`false`.as('unpaid'),
      complaints('banner').as('complaints'),
      bought('banner', now).as('bought'),
      reports('banner').as('reports'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof listingRows>['execute']>>[number]

const ROWS_OF = { listing: listingRows, banner: billboardRows } as const

function toItem(row: Row, now: Date, change: WaitingChange | null): ModeratedItem {
  return {
    ...row,
    change,
    price: shownPrice(row.price),
    category: parseCategory(row.category) ?? 'best-stores',
    version: row.updatedAt.getTime(),
    deleted: deletedState(row.deletedAt, now),
    over: row.expiresAt !== null && row.expiresAt <= now,
  }
}

/** Returns the items with these ids, newest first. `ids` is a list or a query. */
async function itemsWith(
  db: Db,
  kind: ItemKind,
  ids: RawBuilder<unknown>,
  asked: Asked,
): Promise<ModeratedItem[]> {
  const rows = await ROWS_OF[kind](db, ids, asked).execute()
  const advertised = ITEM_KINDS[kind].isAdvertising ? rows.map(({ id }) => id) : []
  const changes = await listWaitingChanges(db, advertised)
  return rows.map((row) => toItem(row, asked.now, changes.get(row.id) ?? null))
}

/** Returns one item of either kind, whatever its state. */
export async function findModeratedItem(
  db: Db,
  { kind, id }: { kind: ItemKind; id: string },
  asked: Asked,
): Promise<ModeratedItem | undefined> {
  const [item] = await itemsWith(db, kind, sql`${id}::uuid`, asked)
  return item
}

/** Returns the same, locked until the end of the transaction: two admins are checked one after the other. */
export async function lockModeratedItem(
  db: Db,
  named: { kind: ItemKind; id: string },
  asked: Asked,
): Promise<ModeratedItem | undefined> {
  const { table } = ITEM_KINDS[named.kind]
  await db.selectFrom(table).select('id').where('id', '=', named.id).forUpdate().execute()
  return findModeratedItem(db, named, asked)
}

/** Returns one column of the moderation page ([MOD-01]). A page beyond the last one is the last one. */
export async function itemColumn(
  db: Db,
  kind: ItemKind,
  { filter, page }: { filter: ItemFilter; page: number },
  asked: Asked,
): Promise<ItemColumnPage> {
  const { table } = ITEM_KINDS[kind]
  const isSearch = filter.term !== ''
  const search = { filter, isCommon: await hasCommonWords(db, table, filter) }
  const counted = await countItems(db, table, search)
  const isOpen = isSearch && counted > COUNTED_UP_TO
  const pages = pagesOf(counted, isSearch)
  const shown = Math.min(page, pages)
  const ids = pageOfIds(table, { ...search, page: shown, count: counted })
  const items = counted === 0 ? [] : await itemsWith(db, kind, ids, asked)
  return { items, count: isOpen ? COUNTED_UP_TO : counted, isOpen, page: shown, pages }
}

/** Counts the items of both kinds, without deleted ones. */
export async function countAllItems(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select
    ((select count(*) from listings where deleted_at is null)
      + (select count(*) from ads where deleted_at is null))::int as n`.execute(db)
  return rows[0]?.n ?? 0
}
