import { sql } from 'kysely'
import { receiptNumberTyped } from '#app/features/billing/receipts/receipt-details.ts'
import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import { ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import { localized } from '#app/features/items/localized-columns.server.ts'
import { hasCommonWords, newestFirst, pageOfIds } from '#app/features/moderation/items/filter-items.server.ts'
import { COUNTED_UP_TO, canSearch } from '#app/features/moderation/items/moderated-items.ts'
import { parseItemsQuery } from '#app/features/moderation/schema.ts'
import { itemPath, paymentPath, userPath } from '#app/lib/admin-paths.ts'
import { containsPattern } from '#app/lib/fold.ts'
import type { Locale } from '#app/lib/locale.ts'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type FoundThing, MAX_OF_KIND } from './found-things.ts'

/** No filter, and so no day that would begin in a time zone. */
const { filter: NO_FILTER } = parseItemsQuery(new URLSearchParams(), DEFAULT_TIME_ZONE)

/** Items of a kind by number, short id, words, or the email of their owner, newest first. */
async function findItems(
  db: Db,
  kind: ItemKind,
  { term, locale }: { term: string; locale: Locale },
): Promise<readonly FoundThing[]> {
  const { table } = ITEM_KINDS[kind]
  const filter = { ...NO_FILTER, term }
  const isCommon = await hasCommonWords(db, table, filter)
  const ids = pageOfIds(table, { filter, isCommon, page: 1, count: isCommon ? COUNTED_UP_TO + 1 : 0 })
  const { rows } = await sql<{ id: string; title: string; publicId: number }>`
    select id, ${localized('title', locale, table)} as title, ${sql.ref(ITEM_COLUMNS[table].number)} as "publicId"
      from ${sql.table(table)} where id in (${ids})
     order by ${newestFirst(table)} limit ${sql.lit(MAX_OF_KIND)}`.execute(db)
  return rows.map(({ id, title, publicId }) => ({
    kind,
    id,
    title,
    detail: String(publicId),
    to: itemPath(publicId),
  }))
}

/** Words that very many users have in common are not looked through: the newest of the first so many are enough. */
const MAX_MATCHES = 1000

/** Users by a part of their name or email, newest first. */
async function findUsers(db: Db, term: string): Promise<readonly FoundThing[]> {
  const { rows } = await sql<{ id: string; email: string; fullName: string }>`
    with matching as materialized (
      select id, email, full_name, created_at from profiles
       where deleted_at is null and search_text like ${containsPattern(term.toLowerCase())}
       limit ${sql.lit(MAX_MATCHES)})
    select id, email, full_name as "fullName" from matching
     order by created_at desc, id desc limit ${sql.lit(MAX_OF_KIND)}`.execute(db)
  return rows.map(({ id, email, fullName }) => ({
    kind: 'user',
    id,
    title: fullName || email,
    detail: fullName ? email : '',
    to: userPath(id),
  }))
}

/** The payment with this number on its receipt. */
async function findPayment(db: Db, term: string): Promise<readonly FoundThing[]> {
  const number = receiptNumberTyped(term)
  if (!number) return []
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'listingTitle', 'receiptNumber'])
    .where('receiptNumber', '=', number)
    .execute()
  return rows.map(({ id, listingTitle, receiptNumber }) => ({
    kind: 'payment',
    id,
    title: listingTitle,
    detail: receiptNumber,
    to: paymentPath(id),
  }))
}

/** Returns what a term finds for an admin: users, items and a payment, a few of each ([ADM-08]). */
export async function findThings(db: Db, term: string, locale: Locale): Promise<readonly FoundThing[]> {
  if (!canSearch(term)) return []
  const found = await Promise.all([
    findUsers(db, term),
    findItems(db, 'listing', { term, locale }),
    findItems(db, 'banner', { term, locale }),
    findPayment(db, term),
  ])
  return found.flat()
}
