import { type Expression, type RawBuilder, sql } from 'kysely'
import { rangePlace } from '#app/features/facets/facet-list.ts'
import { billboardCard } from '#app/features/items/billboard-card.server.ts'
import type { ItemCard } from '#app/features/items/item-card.ts'
import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import type { ItemTable } from '#app/features/items/item-kinds.ts'
import { PER_PAGE } from '#app/features/items/list-filters.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { type CardRow, listingCard, toCard } from '#app/features/items/read-cards.server.ts'
import type { NearFilter } from '#app/features/places/near.ts'
import { distanceTo } from '#app/features/places/near-conditions.server.ts'
import { type Db, gatheringRows } from '#app/platform/db/database.server.ts'
import { aroundHits } from './hits-around-place.server.ts'
import { idsWithWords, newestWithWords, titlesFirst } from './hits-of-words.server.ts'
import { type ItemSearch, matches, matchesInHead, rankOf, wordsAlone } from './match-items.server.ts'
import { type Hits, isHit, NEWEST, type PageRequest, ranked } from './page-request.server.ts'
import { EXACT_UP_TO, type SearchSort } from './search-terms.ts'
import type { WordQuery } from './terms/word-query.ts'

export type HitsPage = { readonly items: readonly ItemCard[]; readonly hasMore: boolean }

const CAP = EXACT_UP_TO + 1

const hitsOf = (table: ItemTable, wanted: ItemSearch, now: Date) =>
  sql`select id from ${sql.table(table)} where ${matches(table, wanted, now)}`

function someHits(table: ItemTable, wanted: ItemSearch, now: Date) {
  const words = wordsAlone(table, wanted, now)
  return sql`array(${words ? idsWithWords(words, now, CAP) : hitsOf(table, wanted, now)} limit ${sql.lit(CAP)})`
}

const idsOfFew = (ids: RawBuilder<unknown>) =>
  sql`case when cardinality(${ids}) <= ${sql.lit(EXACT_UP_TO)} then ${ids}::text end`

/**
 * Counts the items with the term, each kind up to one more than EXACT_UP_TO (D-41). `isCountless` says whether there are known to be
 * more listings than that.
 */
export async function countHits(
  db: Db,
  wanted: ItemSearch,
  now: Date,
  { isCountless = false }: { isCountless?: boolean | RawBuilder<boolean> } = {},
): Promise<Hits> {
  const some = isCountless === true ? sql`null::uuid[]` : someHits('listings', wanted, now)
  const listings =
    typeof isCountless === 'boolean' ? some : sql`case when not ${isCountless} then ${some} end`
  const { rows } = await sql<Hits>`
    with found as materialized (select ${listings} as listings, ${someHits('ads', wanted, now)} as billboards)
    select coalesce(cardinality(listings), ${sql.lit(CAP)}) as listings, cardinality(billboards) as billboards,
           json_build_object('listings', ${idsOfFew(sql`listings`)}, 'ads', ${idsOfFew(sql`billboards`)}) as ids from found
  `.execute(db)
  return rows[0] ?? { listings: 0, billboards: 0 }
}

/** Counts the items of each of several searches, each kind up to one more than EXACT_UP_TO. */
export async function countEach(
  db: Db,
  searches: readonly ItemSearch[],
  now: Date,
): Promise<readonly Pick<Hits, 'listings' | 'billboards'>[]> {
  if (searches.length === 0) return []
  const counts = searches.map(
    (wanted) =>
      sql`json_build_object('listings', cardinality(${someHits('listings', wanted, now)}), 'billboards', cardinality(${someHits('ads', wanted, now)}))`,
  )
  const { rows } = await sql<{
    counts: Hits[]
  }>`select json_build_array(${sql.join(counts)}) as counts`.execute(db)
  return rows[0]?.counts ?? []
}

/** A price, or else what a month of parking or a course costs. */
const priceOf = (table: ItemTable) =>
  ITEM_COLUMNS[table].hasAttributes
    ? sql`coalesce(nullif(price_cents, 0), facet_numbers[${sql.lit(rangePlace('priceMonth'))}], facet_numbers[${sql.lit(rangePlace('tuition'))}])`
    : sql`price_cents`

const ORDERS = {
  newest: NEWEST,
  oldest: sql`created_at asc, id asc`,
  'price-low': sql`price_cents asc nulls last, ${NEWEST}`,
  'price-high': sql`price_cents desc nulls last, ${NEWEST}`,
} as const satisfies Record<Exclude<SearchSort, 'relevance' | 'distance'>, unknown>

const isAroundPoint = ({ way, states }: NearFilter) => way === null && !states

/** Few hits are collected, ranked and sorted. */
function rankedHits(table: ItemTable, asked: PageRequest): RawBuilder<unknown> {
  const items = sql.table(table)
  const { wanted } = asked
  // Joined with nothing, a vector is read and unpacked once, and not again for each question of the rank.
  const vector = sql`search_vector || ''::tsvector as search_vector`
  const columns = sql`id, category, ${ranked(table)}, ${vector}, search_text, ${sql.ref(ITEM_COLUMNS[table].number)}`
  return sql`with found as materialized (select ${columns} from ${items} where ${isHit(table, asked)})
    select id from found as ${items} order by ${rankOf(table, wanted)} desc, ${NEWEST}`
}

/** Among so many of the newest items, hits in title and place come first: looking further could mean reading all items for none. */
const TITLES_AMONG = 3000

const among = (table: ItemTable) => {
  const ranking = sql.ref(ITEM_COLUMNS[table].ranked)
  return sql`${ranking} >= coalesce((select ${ranking} from ${sql.table(table)} where listed
    order by ${ranking} desc, id desc offset ${sql.lit(TITLES_AMONG)} limit 1), '-infinity')`
}

/**
 * Of many hits, those with all words in title and place come first, as far as they are among the newest items, then the newest
 * others. Either is as many as the page needs: ranking them all would read them all. The others are looked for where the first are
 * too few.
 */
function tieredHits(
  table: ItemTable,
  query: WordQuery,
  { wanted, page, now }: PageRequest,
): RawBuilder<unknown> {
  const needed = sql.lit(page * PER_PAGE + 1)
  const hits = sql`select id, ${ranked(table)} from ${sql.table(table)} where`
  return sql`
    with first as materialized (${hits} ${matchesInHead(table, query, wanted, now)} and ${among(table)}
                                order by ${NEWEST} limit ${needed}),
         others as (${hits} ${matches(table, wanted, now)} and id not in (select id from first)
                      and (select count(*) from first) < ${needed} order by ${NEWEST} limit ${needed})
    select id from (select *, 1 as tier from first union all select *, 2 from others) tiers order by tier, ${NEWEST}`
}

/** Rare terms are found by their words first, for all that the planner thinks of them; common ones as it thinks best. */
function sortedHits(table: ItemTable, hits: number, order: RawBuilder<unknown>, asked: PageRequest) {
  const isRare = hits <= EXACT_UP_TO
  return sql`with found as ${isRare ? sql`materialized` : sql`not materialized`} (
      select id, created_at, ${ranked(table)}, ${priceOf(table)} as price_cents from ${sql.table(table)}
       where ${isHit(table, asked)})
    select id from found order by ${order}`
}

/** The place of a stop in the order of the way, or how far a place is. */
const awayFrom = (near: NearFilter) =>
  near.stops ? sql`array_position(${[...near.stops.keys()]}::int[], found.place)` : distanceTo(near)

/** Hits by their distance from a place, or by the miles of a way; those without a place come last. */
const nearestHits = (table: ItemTable, near: NearFilter, { wanted, now }: PageRequest) =>
  sql`with found as (
      select id, ${ranked(table)}, place from ${sql.table(table)} where ${matches(table, wanted, now)})
    select id from found left join places on places.zip = found.place order by ${awayFrom(near)}, ${NEWEST}`

/** Of very many listings with nothing but words, as many of the first as the page needs; null for any other search. */
function firstOfMany(table: ItemTable, hits: number, { wanted, sort, page, now }: PageRequest) {
  const words = hits > EXACT_UP_TO ? wordsAlone(table, wanted, now) : null
  const needed = page * PER_PAGE + 1
  if (words && sort === 'relevance') return titlesFirst(words, wanted.frequency, now, needed)
  return words && sort === 'newest' ? newestWithWords(words, now, needed) : null
}

function orderedHits(table: ItemTable, hits: number, asked: PageRequest): RawBuilder<unknown> {
  const { wanted, sort } = asked
  const first = firstOfMany(table, hits, asked)
  if (first) return first
  const { query, filter } = wanted
  if (sort === 'distance' && filter.near) return nearestHits(table, filter.near, asked)
  if (sort === 'distance') return sortedHits(table, hits, NEWEST, asked)
  if (sort !== 'relevance') return sortedHits(table, hits, ORDERS[sort], asked)
  if (filter.near && isAroundPoint(filter.near))
    return aroundHits(table, { hits, near: filter.near, request: asked })
  const isFew = hits <= EXACT_UP_TO
  if (!query)
    return isFew && wanted.ranking ? rankedHits(table, asked) : sortedHits(table, hits, NEWEST, asked)
  return !isFew ? tieredHits(table, query, asked) : rankedHits(table, asked)
}

/** The ids of one page, and one more to know whether it goes on, each with its place in the list. */
const pageOf = (table: ItemTable, hits: number, asked: PageRequest) => sql<{
  id: string
  place: number
}>`(
  select id, row_number() over () as place from (
    ${orderedHits(table, hits, asked)} limit ${sql.lit(PER_PAGE + 1)} offset ${sql.lit((asked.page - 1) * PER_PAGE)}) hits)`

type Row = Omit<CardRow, 'createdAt'> & { createdAt: string }

function listingCards(db: Db, asked: PageRequest) {
  return db
    .selectFrom(pageOf('listings', asked.hits.listings, asked).as('page'))
    .innerJoin('listings', 'listings.id', 'page.id')
    .where(isPublic('listings', asked.now))
    .select(listingCard(asked.locale))
    .orderBy('page.place')
}

function billboardCards(db: Db, asked: PageRequest) {
  return db
    .selectFrom(pageOf('ads', asked.hits.billboards, asked).as('page'))
    .innerJoin('ads', 'ads.id', 'page.id')
    .select(billboardCard(asked.locale))
    .orderBy('page.place')
}

function cut(rows: readonly Row[], kind: ItemCard['kind'], { wanted, locale, now }: PageRequest): HitsPage {
  const start = { near: wanted.filter.near, locale }
  const items = rows
    .slice(0, PER_PAGE)
    .map((row) => toCard({ ...row, createdAt: new Date(row.createdAt) }, kind, now, start))
  return { items, hasMore: rows.length > PER_PAGE }
}

/** Where there are no hits, the database is not asked for any. */
const gathered = (hits: number, cards: Expression<unknown>) =>
  hits > 0 ? sql`(select coalesce(json_agg(card), '[]') from (${cards}) card)` : sql`'[]'::json`

/** Returns one page (from 1) of the hits of both kinds; they share the page number (D-24). */
export async function searchPage(
  db: Db,
  asked: PageRequest,
): Promise<{ listings: HitsPage; billboards: HitsPage }> {
  const { rows } = await sql<{ listings: Row[]; billboards: Row[] }>`
    select ${gathered(asked.hits.listings, listingCards(db, asked))} as listings,
           ${gathered(asked.hits.billboards, billboardCards(db, asked))} as billboards
  `.execute(gatheringRows(db))
  const [found] = rows
  return {
    listings: cut(found?.listings ?? [], 'listing', asked),
    billboards: cut(found?.billboards ?? [], 'banner', asked),
  }
}
