import { type RawBuilder, sql } from 'kysely'
import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import type { ItemTable } from '#app/features/items/item-kinds.ts'
import { PER_PAGE } from '#app/features/items/list-filters.ts'
import { orderAround } from '#app/features/items/order-around-place.server.ts'
import type { NearFilter } from '#app/features/places/near.ts'
import { isAmongNewest, matches, matchesFilter, rankOf } from './match-items.server.ts'
import { isHit, NEWEST, type PageRequest, ranked } from './page-request.server.ts'
import { EXACT_UP_TO } from './search-terms.ts'

/** The words of so many are read, which costs more than all else. */
const RANKED_AROUND = 200

/**
 * The hits around a point, in its order. Of very many, those among the newest come first, and are enough for most pages: ordering all
 * would read all.
 */
function hitsAround(table: ItemTable, order: RawBuilder<unknown>, { hits, request }: AroundPage) {
  const { wanted, page, now } = request
  const isMany = hits > EXACT_UP_TO
  const among = isMany ? isAmongNewest(table, wanted) : null
  const select = (tier: number) =>
    sql`select id, category, ${ranked(table)}, place, ${sql.lit(tier)} as tier from ${sql.table(table)} where`
  const found = among
    ? sql`with newest as materialized (${select(1)} ${matchesFilter(table, wanted, now)} and ${among}),
        others as materialized (${select(2)} ${matches(table, wanted, now)}
          and (select count(*) from newest) < ${sql.lit(page * PER_PAGE + 1)} and id not in (select id from newest))
        select * from newest union all select * from others`
    : sql`${select(1)} ${isHit(table, request)}`
  return sql`select id, category, ranked, place, row_number() over (order by tier, ${order}, ${NEWEST}) as nth
    from (${found}) as found left join places on places.zip = found.place`
}

type AroundPage = { readonly hits: number; readonly near: NearFilter; readonly request: PageRequest }

/**
 * The best around a point: near and new, the first of them also by their words. What is farther and older than those is in that order
 * alone.
 */
export function aroundHits(table: ItemTable, asked: AroundPage) {
  const { hits, near, request } = asked
  const items = sql.table(table)
  const around = sql`with around as materialized (${hitsAround(table, orderAround(near, { now: request.now }), asked)})`
  const isRanked = (request.wanted.ranking ?? request.wanted.query) !== null && hits <= EXACT_UP_TO
  if (!isRanked) return sql`${around} select id from around order by nth`
  const words = sql`search_vector || ''::tsvector as search_vector, search_text, ${sql.ref(ITEM_COLUMNS[table].number)}`
  const order = orderAround(near, { now: request.now, relevance: rankOf(table, request.wanted) })
  return sql`${around}, best as materialized (
      select around.*, words.search_vector, words.search_text, words.${sql.ref(ITEM_COLUMNS[table].number)} from around
        join (select id, ${words} from ${items}) as words using (id) where nth <= ${sql.lit(RANKED_AROUND)}),
    first as (select id, row_number() over (order by ${order}, ${NEWEST}) as nth
      from best as ${items} left join places on places.zip = ${items}.place)
    select id from (select id, nth from first union all select id, nth from around where nth > ${sql.lit(RANKED_AROUND)}) hits
     order by nth`
}
