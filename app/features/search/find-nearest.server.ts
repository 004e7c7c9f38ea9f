import { sql } from 'kysely'
import type { FacetQuery } from '#app/features/facets/facet-query.ts'
import type { ItemCard } from '#app/features/items/item-card.ts'
import { orderAround } from '#app/features/items/order-around-place.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { listingCard, toCard } from '#app/features/items/read-cards.server.ts'
import type { NearFilter } from '#app/features/places/near.ts'
import { areaFilter } from '#app/features/places/read-near.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { filterOfTerms, wordsOfTerms } from './build-filter.server.ts'
import { titlesFirst } from './hits-of-words.server.ts'
import type { Interpretation, SearchCtx } from './interpret-search.server.ts'
import { type ItemSearch, matches, rankOf, readWanted, wordsAlone } from './match-items.server.ts'
import type { Hits } from './page-request.server.ts'
import { readKnownWords } from './read-search.server.ts'
import { type Difference, type Variant, variantsOf } from './relax.ts'
import { isKnownWord } from './terms/dictionary.ts'

/** Results that lack something of the query, and what. */
export type Nearest = { readonly differences: readonly Difference[]; readonly items: readonly ItemCard[] }

/** So many nearest matches are shown. */
const MAX_NEAREST = 10

/** Each query that asks for less costs a look into the indexes. */
const MAX_VARIANTS = 12

async function nearOfVariant(
  db: Db,
  { filter, parsed, asked }: Interpretation,
  { miles }: Variant,
): Promise<NearFilter | null> {
  if (asked.near) return asked.near
  const term = parsed.terms.find(({ kind }) => kind === 'place')
  if (term?.kind !== 'place') return null
  if (miles === undefined) return filter.near ?? null
  const { area, name } = term.place
  return miles === null
    ? { place: area.center, miles, way: null, zips: null }
    : areaFilter(db, area, { name, miles })
}

async function wantedOf(db: Db, found: Interpretation, variant: Variant): Promise<ItemSearch> {
  const { search, parsed, lexicon, asked } = found
  const facets: FacetQuery = asked.facets ?? []
  const near = await nearOfVariant(db, found, variant)
  const categories = variant.hasCategories ? parsed.categories : []
  const filter = { ...asked, ...filterOfTerms(variant.terms, categories, { search, facets, near }) }
  const term = wordsOfTerms(variant.terms)
  const ranking = found.rankingTerm ? readKnownWords(found.rankingTerm, lexicon) : null
  return readWanted({ term, filter, query: term ? readKnownWords(term, lexicon) : null, ranking })
}

const isPoint = (near: NearFilter | null | undefined): near is NearFilter =>
  Boolean(near && !near.way && !near.states)

const NEWEST = sql`listings.ranked_at desc, listings.id desc`

function orderOf(wanted: ItemSearch, now: Date) {
  const { near } = wanted.filter
  if (isPoint(near)) return sql`${orderAround(near, { now })}, ${NEWEST}`
  return (wanted.ranking ?? wanted.query) ? sql`${rankOf('listings', wanted)} desc, ${NEWEST}` : NEWEST
}

/** Of so many that match, as many of the newest are compared: ordering all would read all. */
const MATCHES = 2000
const COMPARED = 200

/** The ids of the matches that are compared. */
function compared(wanted: ItemSearch, now: Date) {
  const words = wordsAlone('listings', wanted, now)
  if (words) return titlesFirst(words, wanted.frequency, now, COMPARED)
  const most = isPoint(wanted.filter.near) ? MATCHES : COMPARED
  return sql`select id from (select id, ranked_at from listings where ${matches('listings', wanted, now)} limit ${sql.lit(MATCHES)}) found
    order by ranked_at desc, id desc limit ${sql.lit(most)}`
}

/** The ids of one variant; it is not looked for where those before it found enough. */
function idsOf(wanted: ItemSearch, at: number, now: Date) {
  const before = Array.from({ length: at }, (_, i) => sql.ref(`v${i}`))
  const count =
    before.length > 0
      ? sql.join(
          before.map((name) => sql`(select count(*) from ${name})`),
          sql` + `,
        )
      : sql`0`
  const others = before.map((name) => sql`and listings.id not in (select id from ${name})`)
  return sql`${sql.ref(`v${at}`)} as materialized (
    select listings.id, ${sql.lit(at)}::int as variant, row_number() over () as nth from (
      select listings.id from (select *, ranked_at as ranked from listings) listings
        left join places on places.zip = listings.place
       where listings.id = any(array(${compared(wanted, now)})) and ${count} < ${sql.lit(MAX_NEAREST)} ${sql.join(others, sql` `)}
         and not (listings.id = any((select ids from exact)::uuid[]))
       order by ${orderOf(wanted, now)} limit ${sql.lit(MAX_NEAREST)}) listings)`
}

type Row = Parameters<typeof toCard>[0] & { readonly variant: number; readonly createdAt: Date }

/** Returns the listings that come nearest to a search with few results, by what they lack, the closest first ([SRCH-13]). */
export async function findNearest(
  ctx: SearchCtx,
  found: Interpretation,
  hits: Hits,
): Promise<readonly Nearest[]> {
  const { db, now, locale } = ctx
  const variants = variantsOf(found.parsed, isKnownWord).slice(0, MAX_VARIANTS)
  if (variants.length === 0) return []
  const wanted = await Promise.all(variants.map((variant) => wantedOf(db, found, variant)))
  const ids = wanted.map((one, at) => idsOf(one, at, now))
  const all = sql.join(
    wanted.map((_, at) => sql`select * from ${sql.ref(`v${at}`)}`),
    sql` union all `,
  )
  const nearest = sql<{ id: string; variant: number; nth: number }>`(
    with exact as (select coalesce(${hits.ids?.listings ?? null}, '{}') as ids), ${sql.join(ids)}
    select * from (${all}) found order by variant, nth limit ${sql.lit(MAX_NEAREST)})`
  const rows: readonly Row[] = await db
    .selectFrom(nearest.as('nearest'))
    .innerJoin('listings', 'listings.id', 'nearest.id')
    .where(isPublic('listings', now))
    .select(listingCard(locale))
    .select('nearest.variant as variant')
    .orderBy('nearest.variant')
    .orderBy('nearest.nth')
    .execute()
  return variants.flatMap(({ differences }, at) => {
    const near = wanted[at]?.filter.near ?? null
    const items = rows
      .filter((row) => row.variant === at)
      .map((row) => toCard(row, 'listing', now, { near, locale }))
    return items.length > 0 ? [{ differences, items }] : []
  })
}
