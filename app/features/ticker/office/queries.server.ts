import { type RawBuilder, sql } from 'kysely'
import { categoryMeant } from '#app/features/categories/rules.ts'
import { localized } from '#app/features/listings/queries.server.ts'
import type { ItemKind } from '#app/features/listings/rules.ts'
import { isPublic } from '#app/features/moderation/queries.server.ts'
import { containsPattern, fold } from '#app/lib/fold.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import {
  AVAILABLE_PER_PAGE,
  type CategoryCounts,
  MOST_FEATURED,
  MOST_HITS,
  type TickerEntry,
} from './rules.ts'
import type { TickerAsked } from './schema.ts'

type Table = 'listings' | 'ads'
type Asked = { readonly locale: Locale; readonly now: Date }

const FLAG = { listings: sql.ref('featured_ticker'), ads: sql.ref('featured') } as const
const KIND = { listings: 'listing', ads: 'banner' } as const satisfies Record<Table, ItemKind>

type Row = Omit<TickerEntry, 'category'> & { readonly category: string }

const toEntry = ({ category, ...row }: Row): TickerEntry => ({
  ...row,
  category: categoryMeant(category) ?? 'best-stores',
})

/** The columns of an entry. */
const entryOf = (table: Table, { locale, now }: Asked) => sql`${sql.ref(`${table}.id`)},
  ${sql.lit(KIND[table])} as kind,
  ${table === 'listings' ? sql.ref('listings.listing_id') : sql.ref('ads.ad_id')} as public_id,
  ${localized('title', locale, table)} as title, ${sql.ref(`${table}.category`)},
  ${isPublic(table, now)} as is_public, ${sql.ref(`${table}.created_at`)}`

/** What is in the ticker, shown or not, by category and newest first ([TICK-01]). */
export async function featuredEntries(db: Db, asked: Asked): Promise<TickerEntry[]> {
  const { rows } = await sql<Row>`
    select id, kind, public_id, title, category, is_public from (
      select ${entryOf('listings', asked)} from listings where featured_ticker and deleted_at is null
      union all
      select ${entryOf('ads', asked)} from ads where featured and deleted_at is null) featured
    order by category, created_at desc, id limit ${sql.lit(MOST_FEATURED)}
  `.execute(db)
  return rows.map(toEntry)
}

/** Public and not in the ticker; found inside an index unless words are looked for. */
function availableIn(table: Table, { term, now }: { term: string; now: Date }): RawBuilder<unknown> {
  const words = term ? sql`and search_text like ${containsPattern(fold(term))}` : sql``
  const most = term ? sql`limit ${sql.lit(MOST_HITS + 1)}` : sql``
  return sql`(select id, ${sql.lit(KIND[table])} as kind, category, created_at from ${sql.table(table)}
    where ${isPublic(table, now)} and id not in (select id from ${sql.table(table)} where ${FLAG[table]}) ${words} ${most})`
}

const available = (asked: { term: string; now: Date }) =>
  sql`${availableIn('listings', asked)} union all ${availableIn('ads', asked)}`

/** How many items can be added, by category; those of a search up to a little more than MOST_HITS of each kind. */
export async function countAvailable(db: Db, term: string, now: Date): Promise<CategoryCounts> {
  const { rows } = await sql<{ category: string; total: number }>`
    select category, count(*) as total from (${available({ term, now })}) found group by category order by category
  `.execute(db)
  return Object.fromEntries(rows.map(({ category, total }) => [category, total]))
}

/** One page of what can be added to the ticker, by category and newest first ([TICK-01]). */
export async function availableEntries(
  db: Db,
  { term, category, page, locale, now }: TickerAsked & Asked,
): Promise<TickerEntry[]> {
  const asked = { locale, now }
  const inCategory = category ? sql`where category = ${category}` : sql``
  const { rows } = await sql<Row>`
    with page as (
      select id, kind, category, created_at from (${available({ term, now })}) found ${inCategory}
      order by category, created_at desc, id desc
      limit ${sql.lit(AVAILABLE_PER_PAGE)} offset ${(page - 1) * AVAILABLE_PER_PAGE})
    select id, kind, public_id, title, category, is_public from (
      select ${entryOf('listings', asked)} from listings where id in (select id from page where kind = 'listing')
      union all
      select ${entryOf('ads', asked)} from ads where id in (select id from page where kind = 'banner')) entries
    order by category, created_at desc, id desc
  `.execute(db)
  return rows.map(toEntry)
}
