import { type Expression, type RawBuilder, sql } from 'kysely'
import { billboardCard } from '#app/features/items/billboard-card.server.ts'
import type { ItemCard } from '#app/features/items/item-card.ts'
import type { ItemTable } from '#app/features/items/item-kinds.ts'
import { PER_PAGE } from '#app/features/items/list-filters.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { type CardRow, listingCard, toCard } from '#app/features/items/queries.server.ts'
import { containsPattern } from '#app/lib/fold.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { EXACT_UP_TO, nearestWord, type SearchSort } from './search-terms.ts'

type Hits = { readonly listings: number; readonly billboards: number }
export type HitsPage = { readonly items: readonly ItemCard[]; readonly hasMore: boolean }

/** What is searched for: the term itself, and its likely correction. Both folded. */
export type Wanted = { readonly term: string; readonly alike: string | null }

/** Two conditions for a text that contains a term: one that indexes serve, and one that is faster text by text. */
const HOLDS = {
  indexed: (text, term) => sql`${text} like ${containsPattern(term)}`,
  oneByOne: (text, term) => sql`strpos(${text}, ${term}) > 0`,
} as const satisfies Record<string, (text: RawBuilder<unknown>, term: string) => RawBuilder<boolean>>

function matches(table: ItemTable, { term, alike }: Wanted, way: keyof typeof HOLDS = 'indexed') {
  const text = sql.ref(`${table}.search_text`)
  const exact = HOLDS[way](text, term)
  return alike === null ? exact : sql<boolean>`(${exact} or ${HOLDS[way](text, alike)})`
}

const cappedCount = (table: ItemTable, wanted: Wanted, now: Date) => sql<number>`
  (select count(*)::int from (
    select from ${sql.table(table)} where ${isPublic(table, now)} and ${matches(table, wanted)}
    limit ${sql.lit(EXACT_UP_TO + 1)}) counted)`

/** Counts the items with the term, each kind up to one more than EXACT_UP_TO (D-41). */
export async function countHits(db: Db, wanted: Wanted, now: Date): Promise<Hits> {
  const { rows } = await sql<Hits>`
    select ${cappedCount('listings', wanted, now)} as listings, ${cappedCount('ads', wanted, now)} as billboards
  `.execute(db)
  return rows[0] ?? { listings: 0, billboards: 0 }
}

/** How many known words are compared for each word of a term. */
const CANDIDATES = 12

/**
 * Returns for each word the known word it was most likely meant to be; words without a similar one are left out.
 * Candidates share trigrams, or the beginning and roughly the length (swapping two letters of a short word leaves few
 * trigrams).
 */
export async function similarWords(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ asked: string; known: string[] }>`
    select asked, array(
        select word from search_words
         where word % asked
            or (word like left(asked, 2) || '%' and length(word) between length(asked) - 1 and length(asked) + 1)
         order by similarity(word, asked) desc, word limit ${CANDIDATES}) as known
      from unnest(${words}::text[]) asked
  `.execute(db)
  return new Map(
    rows.flatMap(({ asked, known }) => {
      const meant = nearestWord(asked, known)
      return meant === null ? [] : [[asked, meant] as const]
    }),
  )
}

function orderOf(table: ItemTable, sort: SearchSort, wanted: Wanted): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const newest = sql`${column('created_at')} desc, ${column('id')} desc`
  if (sort === 'oldest') return sql`${column('created_at')} asc, ${column('id')} asc`
  if (sort === 'price-low') return sql`${column('price_cents')} asc nulls last, ${newest}`
  if (sort === 'price-high') return sql`${column('price_cents')} desc nulls last, ${newest}`
  if (sort === 'newest' || wanted.alike === null) return newest
  return sql`${matches(table, { term: wanted.term, alike: null })} desc, ${newest}`
}

type Page = {
  readonly wanted: Wanted
  readonly hits: Hits
  readonly sort: SearchSort
  readonly page: number
  readonly locale: Locale
  readonly now: Date
}

/**
 * The ids of one page, and one more to know whether it goes on. A term with many hits is found by walking the items in
 * order, a rarer one by its words first: left to itself the planner takes a rare term for a common one and walks
 * through everything.
 */
function pageOf(table: ItemTable, hits: number, { wanted, sort, page, now }: Page) {
  const walks = hits > EXACT_UP_TO && !sort.startsWith('price')
  const items = sql.table(table)
  return sql<{ id: string }>`(
    with found as ${walks ? sql`not materialized` : sql`materialized`} (
      select id, created_at, price_cents, search_text from ${items}
       where ${isPublic(table, now)} and ${matches(table, wanted, walks ? 'oneByOne' : 'indexed')})
    select id from found as ${items} order by ${orderOf(table, sort, wanted)}
     limit ${PER_PAGE + 1} offset ${(page - 1) * PER_PAGE})`
}

type Row = Omit<CardRow, 'createdAt'> & { createdAt: string }

function listingCards(db: Db, asked: Page) {
  return db
    .selectFrom(pageOf('listings', asked.hits.listings, asked).as('page'))
    .innerJoin('listings', 'listings.id', 'page.id')
    .select(listingCard(asked.locale))
    .orderBy(orderOf('listings', asked.sort, asked.wanted))
}

function billboardCards(db: Db, asked: Page) {
  return db
    .selectFrom(pageOf('ads', asked.hits.billboards, asked).as('page'))
    .innerJoin('ads', 'ads.id', 'page.id')
    .select(billboardCard(asked.locale))
    .orderBy(orderOf('ads', asked.sort, asked.wanted))
}

function cut(rows: readonly Row[], kind: ItemCard['kind'], now: Date): HitsPage {
  const items = rows
    .slice(0, PER_PAGE)
    .map((row) => toCard({ ...row, createdAt: new Date(row.createdAt) }, kind, now))
  return { items, hasMore: rows.length > PER_PAGE }
}

/** Where there are no hits, the database is not asked for any. */
const gathered = (hits: number, cards: Expression<unknown>) =>
  hits > 0 ? sql`(select coalesce(json_agg(card), '[]') from (${cards}) card)` : sql`'[]'::json`

/** Returns one page (from 1) of the hits of both kinds; they share the page number (D-24). */
export async function searchPage(db: Db, asked: Page): Promise<{ listings: HitsPage; billboards: HitsPage }> {
  const { rows } = await sql<{ listings: Row[]; billboards: Row[] }>`
    select ${gathered(asked.hits.listings, listingCards(db, asked))} as listings,
           ${gathered(asked.hits.billboards, billboardCards(db, asked))} as billboards
  `.execute(db)
  const [found] = rows
  return {
    listings: cut(found?.listings ?? [], 'listing', asked.now),
    billboards: cut(found?.billboards ?? [], 'banner', asked.now),
  }
}
