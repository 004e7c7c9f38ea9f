import { parseFacets } from '#app/features/facets/facet-query.ts'
import { cachedFacetCounts } from '#app/features/items/facets/count-facets.server.ts'
import { parseListQuery } from '#app/features/items/schema.ts'
import { searchTerm } from '#app/features/items/search-text.ts'
import { readNear } from '#app/features/places/read-near.server.ts'
import { hasWays } from '#app/features/places/way-categories.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { findAsked } from './find-asked.server.ts'
import { type AskedResults, parseSearchQuery } from './schema.ts'
import { totalOf } from './search-terms.ts'

async function countFound(ctx: Ctx, params: URLSearchParams): Promise<number> {
  const query = parseSearchQuery(params)
  const term = searchTerm(query.q)
  if (!term) return 0
  const { hits } = await findAsked(ctx, { query, facets: parseFacets(params, query.category) }, term)
  return totalOf(hits).total
}

/** Counts what the list of an address would show ([FACET-04]); of many hits of a search, those that are counted exactly. */
export async function countResults(ctx: Ctx, { path: { category }, search }: AskedResults): Promise<number> {
  const params = new URLSearchParams(search)
  if (category === null) return countFound(ctx, params)
  const query = parseListQuery(params, category)
  const { filter: near } = await readNear(ctx.db, query, { hasWays: hasWays(category) })
  const { total } = await cachedFacetCounts(ctx, {
    category,
    query,
    facets: parseFacets(params, category),
    near,
  })
  return total
}
