import { type RawBuilder, sql } from 'kysely'
import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import type { ItemTable } from '#app/features/items/item-kinds.ts'
import { searchTerm } from '#app/features/items/search-text.ts'
import { containsPattern } from '#app/lib/fold.ts'
import { phoneDigits } from '#app/lib/phone.ts'
import { parsePublicId } from '#app/lib/public-id.ts'
import { startOfDayIn } from '#app/lib/zoned-day.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { parsePhone } from '#app/platform/forms/parse-phone.ts'
import { CARDS_PER_PAGE, COUNTED_UP_TO, canSearch, type ItemFilter } from './moderated-items.ts'

const column = (table: ItemTable, name: string) => sql.ref(`${table}.${name}`)

export const newestFirst = (table: ItemTable) =>
  sql`${column(table, 'created_at')} desc, ${column(table, 'id')} desc`

const SHORT_ID = /^[0-9a-f]{6,32}$/iu

/** The ids that begin like this: the short id that admins read to each other, or more of it. */
function idsLike(table: ItemTable, hex: string): RawBuilder<boolean> {
  const bound = (filler: string) => {
    const all = hex.toLowerCase().padEnd(32, filler)
    return all.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5')
  }
  return sql<boolean>`${column(table, 'id')} between ${bound('0')}::uuid and ${bound('f')}::uuid`
}

/** The words of all items, where an index finds them. */
const WORDS = {
  listings: sql`select listing_id from listing_words`,
  ads: sql`select id from ads`,
} as const

const isAddress = (typed: string) => /^\S+@\S+$/u.test(typed)

/** What a term finds in addition to words: a number or a short id finds that item. */
function numbered(table: ItemTable, typed: string): readonly RawBuilder<boolean>[] {
  const publicId = parsePublicId(typed)
  const byNumber = sql<boolean>`${column(table, ITEM_COLUMNS[table].number)} = ${publicId}`
  if (publicId !== null) return [byNumber, idsLike(table, typed)]
  const hex = typed.replaceAll('-', '')
  return SHORT_ID.test(hex) ? [idsLike(table, hex)] : []
}

const contactOf = (table: ItemTable) =>
  sql`contact_text(${column(table, 'contact_name')}, ${column(table, 'contact_email')}, ${column(table, 'contact_phone')})`

/** Fewer digits than a local number are a number of an item, a year or a price. */
const MIN_PHONE_DIGITS = 7

/** Returns the digits of a text that may be a phone number, however it is written. */
function digitsTyped(typed: string): string | null {
  const phone = parsePhone(typed)
  if (phone !== null) return phoneDigits(phone)
  const digits = phoneDigits(typed)
  return digits.length >= MIN_PHONE_DIGITS && /^[\d\s+().-]+$/u.test(typed) ? digits : null
}

/** Items whose contact has a name or an email that begins like this, a word of the name, or this phone number. */
function contacted(table: ItemTable, typed: string): RawBuilder<boolean> {
  const text = typed.trim().toLowerCase()
  const digits = digitsTyped(typed)
  const patterns = [`\n${text}`, ` ${text}`, ...(digits ? [digits] : [])].map(containsPattern)
  return sql<boolean>`${contactOf(table)} like any(array[${sql.join(patterns)}])`
}

const isOwned = (table: ItemTable, email: string) =>
  sql<boolean>`${column(table, 'user_id')} = (select id from profiles where email = ${email.toLowerCase()})`

/**
 * What a term finds: its words in any language, and its contact's name, email or phone number; an address, the owner's
 * items too; a number or short id, that item. Words that are in very many items are looked for in the items the other
 * filters leave, others by their index.
 */
function matches(table: ItemTable, typed: string, isCommon: boolean): RawBuilder<boolean> {
  const rows = (way: RawBuilder<boolean>) => sql`select id from ${sql.table(table)} where ${way}`
  if (isAddress(typed))
    return sql<boolean>`${column(table, 'id')} in (${rows(isOwned(table, typed))} union all ${rows(contacted(table, typed))})`
  const like = sql`like ${containsPattern(searchTerm(typed))}`
  const ways = [...numbered(table, typed), contacted(table, typed)]
  if (isCommon)
    return sql<boolean>`(${sql.join([sql`${column(table, 'search_text')} ${like}`, ...ways], sql` or `)})`
  const ids = ways.map((way) => sql`union all ${rows(way)}`)
  return sql<boolean>`${column(table, 'id')} in (${sql.join([WORDS[table], sql`where search_text`, like, ...ids], sql` `)})`
}

/** Everything the filter asks of an item, but for its words. */
function conditions(table: ItemTable, filter: ItemFilter): RawBuilder<unknown> {
  const { status, category, featured, from, timeZone, moderation, reported } = filter
  const isDeleted = moderation === 'deleted'
  const parts: RawBuilder<unknown>[] = [
    isDeleted ? sql`${column(table, 'deleted_at')} is not null` : sql`${column(table, 'deleted_at')} is null`,
  ]
  // Written out, because the best plan depends on the value.
  if (status) parts.push(sql`${column(table, 'status')} = ${sql.lit(status)}`)
  if (category) parts.push(sql`${column(table, 'category')} = ${sql.lit(category)}`)
  if (featured) parts.push(sql`${column(table, ITEM_COLUMNS[table].featured)} = ${featured === 'yes'}`)
  if (from) parts.push(sql`${column(table, 'created_at')} >= ${startOfDayIn(timeZone, from)}`)
  if (moderation && !isDeleted) parts.push(sql`${column(table, 'moderation')} = ${sql.lit(moderation)}`)
  if (reported)
    parts.push(sql`${column(table, 'id')} in (
      select item_id from reports where resolved_at is null and item_kind = ${sql.lit(ITEM_COLUMNS[table].kind)})`)
  return sql.join(parts, sql` and `)
}

/** All that an item must be to be shown. `isCommon`: see `hasCommonWords`. */
export function found(table: ItemTable, filter: ItemFilter, isCommon: boolean): RawBuilder<unknown> {
  if (!filter.term) return conditions(table, filter)
  const isMeant = canSearch(filter.term) ? matches(table, filter.term, isCommon) : sql`false`
  return sql`${conditions(table, filter)} and ${isMeant}`
}

async function countUpTo(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: counted } = await sql<{
    n: number
  }>`select count(*)::int as n from (${rows}) matching`.execute(db)
  return counted[0]?.n ?? 0
}

const CAP = sql.lit(COUNTED_UP_TO + 1)

/** Whether the words of a search are common: then it is faster to apply the other filters first. */
export async function hasCommonWords(db: Db, table: ItemTable, { term }: ItemFilter): Promise<boolean> {
  if (!canSearch(term) || isAddress(term)) return false
  const pattern = containsPattern(searchTerm(term))
  const count = await countUpTo(db, sql`${WORDS[table]} where search_text like ${pattern} limit ${CAP}`)
  return count > COUNTED_UP_TO
}

type Search = { readonly filter: ItemFilter; readonly isCommon: boolean }

/** How many match: exactly, or for a search up to one more than COUNTED_UP_TO. */
export function countItems(db: Db, table: ItemTable, { filter, isCommon }: Search): Promise<number> {
  const matching = sql`select from ${sql.table(table)} where ${found(table, filter, isCommon)}`
  return countUpTo(db, filter.term ? sql`${matching} limit ${CAP}` : matching)
}

type Page = { readonly page: number; readonly count: number }

/** Returns the range of a page: counted from the newest, or from the oldest when that is nearer. */
function stretchOf({ page, count }: Page): RawBuilder<unknown> {
  const offset = (page - 1) * CARDS_PER_PAGE
  if (offset <= count / 2)
    return sql`order by created_at desc, id desc limit ${sql.lit(CARDS_PER_PAGE)} offset ${offset}`
  const rows = Math.max(0, Math.min(CARDS_PER_PAGE, count - offset))
  const fromTheEnd = Math.max(0, count - offset - rows)
  return sql`order by created_at asc, id asc limit ${sql.lit(rows)} offset ${fromTheEnd}`
}

/**
 * The ids of one page (from 1) of the newest-first list. A search with many hits is found by walking the items in order,
 * a rarer one by its words or filters first: left to itself the planner takes a rare term for a common one and walks
 * through everything.
 */
export function pageOfIds(table: ItemTable, asked: Page & Search): RawBuilder<unknown> {
  const { filter, isCommon, count } = asked
  const rows = sql`select ${column(table, 'id')}, ${column(table, 'created_at')}
    from ${sql.table(table)} where ${found(table, filter, isCommon)}`
  if (!filter.term) return sql`select id from (${rows} ${stretchOf(asked)}) page`
  const walks = count > COUNTED_UP_TO
  // Beyond COUNTED_UP_TO the total is unknown, so there is no end to count from.
  const stretch = stretchOf(walks ? { ...asked, count: Number.MAX_SAFE_INTEGER } : asked)
  return sql`with found as ${walks ? sql`not materialized` : sql`materialized`} (${rows}) select id from found ${stretch}`
}
