import { type RawBuilder, sql } from 'kysely'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { placePaidUntil } from '#app/features/entitlements/queries.server.ts'
import { cachedCounts } from '#app/features/items/count-categories.server.ts'
import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import type { ItemTable } from '#app/features/items/item-kinds.ts'
import { localized } from '#app/features/items/localized-columns.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { containsPattern, fold } from '#app/lib/fold.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { TickerQuery } from './schema.ts'
import {
  AVAILABLE_PER_PAGE,
  type CategoryCounts,
  MAX_FEATURED,
  MAX_HITS,
  only,
  restOf,
  type Slice,
  slicesOf,
  sumOf,
  type TickerEntry,
} from './ticker-groups.ts'

type Asked = { readonly locale: Locale; readonly now: Date }

/** Until when its place is paid for; what no package brings has none. */
const PAID_UNTIL = {
  listings: (now: Date) => placePaidUntil(sql.ref('listings.id'), now),
  ads: () => sql`null::timestamptz`,
} as const

type Row = Omit<TickerEntry, 'category'> & { readonly category: string }

const toEntry = ({ category, ...row }: Row): TickerEntry => ({
  ...row,
  category: parseCategory(category) ?? 'best-stores',
})

/** The columns of an entry. */
const entryOf = (table: ItemTable, { locale, now }: Asked) => sql`${sql.ref(`${table}.id`)},
  ${sql.lit(ITEM_COLUMNS[table].kind)} as kind, ${sql.ref(`${table}.${ITEM_COLUMNS[table].number}`)} as public_id,
  ${localized('title', locale, table)} as title, ${sql.ref(`${table}.category`)},
  ${isPublic(table, now)} as is_public, ${sql.ref(`${table}.created_at`)},
  ${PAID_UNTIL[table](now)} as paid_until`

/** What is in the ticker, shown or not, by category and newest first ([TICK-01]). */
export async function featuredEntries(db: Db, asked: Asked): Promise<TickerEntry[]> {
  const { rows } = await sql<Row>`
    select id, kind, public_id, title, category, is_public, paid_until from (
      select ${entryOf('listings', asked)} from listings where featured_ticker and deleted_at is null
      union all
      select ${entryOf('ads', asked)} from ads where featured and deleted_at is null) featured
    order by category, created_at desc, id limit ${sql.lit(MAX_FEATURED)}
  `.execute(db)
  return rows.map(toEntry)
}

type Found = { readonly term: string; readonly category: CategorySlug | null; readonly now: Date }

/** Public and not in the ticker, without an order; the columns are those that an index holds. */
const availableIn = (table: ItemTable, { category, now }: Omit<Found, 'term'>) => sql`
  select id, ${sql.lit(ITEM_COLUMNS[table].kind)} as kind, category, created_at from ${sql.table(table)}
  where ${isPublic(table, now)} and id not in (select id from ${sql.table(table)} where ${sql.ref(ITEM_COLUMNS[table].featured)})
  ${category ? sql`and category = ${category}` : sql``}`

/** Those that hold the words, up to a little more than MAX_HITS of each kind. */
function withWords({ term, ...asked }: Found) {
  const hits = (table: ItemTable) => sql`(${availableIn(table, asked)}
    and search_text like ${containsPattern(fold(term))} limit ${sql.lit(MAX_HITS + 1)})`
  return sql`${hits('listings')} union all ${hits('ads')}`
}

/** A slice: each kind goes through its index only as far as the slice reaches. */
function sliceIn({ category, offset, limit }: Slice, now: Date) {
  const first = (table: ItemTable) => sql`(${availableIn(table, { category, now })}
    order by created_at desc, id desc limit ${offset + limit})`
  return sql`(select * from (${first('listings')} union all ${first('ads')}) of_category
    order by created_at desc, id desc limit ${limit} offset ${offset})`
}

async function countedBy(db: Db, found: RawBuilder<unknown>): Promise<CategoryCounts> {
  const { rows } = await sql<{ category: string; total: number }>`
    select category, count(*) as total from (${found}) found group by category
  `.execute(db)
  return Object.fromEntries(rows.map(({ category, total }) => [category, total]))
}

/** How many public items there are, by category: from memory, a few seconds old at most. */
async function publicByCategory(ctx: Ctx): Promise<CategoryCounts> {
  const { db, now, counts } = ctx
  const billboards = sql`select category from ads where ${isPublic('ads', now)}`
  const [listings, ads] = await Promise.all([
    cachedCounts(ctx),
    counts.get('billboards by category', () => countedBy(db, billboards)),
  ])
  return sumOf(listings, ads)
}

/** How many items that hold the words can be added, by category; up to a little more than MAX_HITS of each kind. */
function countWithWords(db: Db, found: Found): Promise<CategoryCounts> {
  return countedBy(db, withWords(found))
}

async function entriesOf(db: Db, page: RawBuilder<unknown>, asked: Asked): Promise<TickerEntry[]> {
  const { rows } = await sql<Row>`
    with page as materialized (${page})
    select id, kind, public_id, title, category, is_public, paid_until from (
      select ${entryOf('listings', asked)} from listings where id in (select id from page where kind = 'listing')
      union all
      select ${entryOf('ads', asked)} from ads where id in (select id from page where kind = 'banner')) entries
    order by category collate "C", created_at desc, id desc
  `.execute(db)
  return rows.map(toEntry)
}

/** One page of what holds the words and can be added, by category and newest first ([TICK-01]). */
function entriesWithWords(db: Db, { page, ...asked }: TickerQuery & Asked): Promise<TickerEntry[]> {
  const found = sql`select * from (${withWords(asked)}) found order by category collate "C", created_at desc, id desc
    limit ${sql.lit(AVAILABLE_PER_PAGE)} offset ${(page - 1) * AVAILABLE_PER_PAGE}`
  return entriesOf(db, found, asked)
}

/**
 * The same without words ([TICK-01]): the slices of categories that a page is made of, so that the last of many thousand
 * pages is no slower than the first.
 */
async function entriesOfSlices(db: Db, slices: readonly Slice[], asked: Asked): Promise<TickerEntry[]> {
  if (slices.length === 0) return []
  const page = sql.join(
    slices.map((slice) => sliceIn(slice, asked.now)),
    sql` union all `,
  )
  return entriesOf(db, page, asked)
}

/** What can be added, as the page asks for it: one page of it, and how many there are by category ([TICK-01]). */
export async function availableFor(ctx: Ctx, asked: TickerQuery, featured: readonly TickerEntry[]) {
  const { db, locale, now } = ctx
  if (!asked.term) {
    const counts = restOf(await publicByCategory(ctx), featured)
    const slices = slicesOf(asked.category ? only(counts, asked.category) : counts, asked.page)
    return { counts, available: await entriesOfSlices(db, slices, { locale, now }) }
  }
  const everywhere = { term: asked.term, category: null, now }
  const [all, here, available] = await Promise.all([
    countWithWords(db, everywhere),
    asked.category && countWithWords(db, { ...everywhere, category: asked.category }),
    entriesWithWords(db, { ...asked, locale, now }),
  ])
  return { counts: { ...all, ...here }, available }
}
