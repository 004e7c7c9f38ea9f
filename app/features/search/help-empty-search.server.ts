import { parseFacets } from '#app/features/facets/facet-query.ts'
import {
  conditionsOf,
  type EmptyListHelp,
  NEAREST,
  widerThan,
  without,
} from '#app/features/items/facets/relax-filters.server.ts'
import { readNear } from '#app/features/places/read-near.server.ts'
import { withParams } from '#app/lib/list-query.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { interpret, wantedOf } from './interpret-search.server.ts'
import type { ItemSearch } from './match-items.server.ts'
import { countEach, searchPage } from './queries.server.ts'
import { parseSearchParams } from './schema.ts'
import { totalOf } from './search-terms.ts'

/** A search that asks for less: the address, and what it is called with its number of results. */
type Request = {
  readonly search: string
  readonly isWider: boolean
  readonly nameOf: (total: number) => string
}

/** Each is a search. */
const MAX_REQUESTS = 12

/** The search without each filter of its address, and within each wider distance. */
async function requestsOf(ctx: Ctx, params: URLSearchParams): Promise<readonly Request[]> {
  const { db, locale, t } = ctx
  const query = parseSearchParams(params)
  const near = await readNear(db, query, { hasWays: true, locale })
  const place = { filter: near.filter, name: near.shown.name }
  const facets = parseFacets(params, query.category)
  const wider = widerThan(near.filter).map(({ within, miles }): Request => {
    const distance = t('places.miles', { count: miles })
    const nameOf = (total: number) => t('facets.widerPlace', { distance, total })
    return { search: withParams(params, { item: null, within }), isWider: true, nameOf }
  })
  const fewer = conditionsOf(ctx, { query, facets, near: place, params }).map(
    ({ name, params: names }): Request => ({
      search: without(params, names),
      isWider: false,
      nameOf: (total) => t('facets.withoutFilter', { name, total }),
    }),
  )
  return [...wider, ...fewer].slice(0, MAX_REQUESTS)
}

type Way = {
  readonly request: Request
  readonly wanted: ItemSearch
  readonly listings: number
  readonly total: number
}

/** Words are read anew, because a filter of the address replaces what they say of the same thing. */
async function waysOf(ctx: Ctx, params: URLSearchParams): Promise<readonly Way[]> {
  const requests = await requestsOf(ctx, params)
  const searches = await Promise.all(
    requests.map(async ({ search }) => wantedOf(await interpret(ctx, new URLSearchParams(search)))),
  )
  const counts = await countEach(ctx.db, searches, ctx.now)
  const ways = requests.flatMap((request, at): readonly Way[] => {
    const [wanted, hits] = [searches[at], counts[at]]
    if (!wanted || !hits || hits.listings === 0) return []
    return [{ request, wanted, listings: hits.listings, total: totalOf(hits).total }]
  })
  const wider = ways.filter(({ request }) => request.isWider).slice(0, 1)
  const fewer = ways.filter(({ request }) => !request.isWider)
  return [...wider, ...fewer.toSorted((a, b) => b.total - a.total)]
}

/**
 * Returns what a search offers whose filters in the address leave nothing ([NAV-17]): how many results there are without each of them
 * and within a wider distance, and the first of the way that is best; null where no single filter is to blame.
 */
export async function helpEmptySearch(ctx: Ctx, params: URLSearchParams): Promise<EmptyListHelp | null> {
  const { db, locale, now } = ctx
  const ways = await waysOf(ctx, params)
  const [best] = ways
  if (!best) return null
  const { wanted, listings } = best
  const request = {
    wanted,
    hits: { listings, billboards: 0 },
    sort: 'relevance',
    page: 1,
    locale,
    now,
  } as const
  const found = await searchPage(db, request)
  return {
    ways: ways.map(({ request: { search, nameOf }, total }) => ({ search, name: nameOf(total) })),
    nearest: found.listings.items.slice(0, NEAREST),
    nearestName: best.request.nameOf(best.total),
  }
}
