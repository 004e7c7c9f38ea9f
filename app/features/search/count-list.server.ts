import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { parseFacets } from '#app/features/facets/facet-query.ts'
import { cachedFacetCounts } from '#app/features/items/facets/count-facets.server.ts'
import { parseListQuery } from '#app/features/items/schema.ts'
import { readNear } from '#app/features/places/read-near.server.ts'
import { hasWays } from '#app/features/places/way-categories.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

/** Counts the listings that the list of a category shows with the filters of its address. */
export async function countList(ctx: Ctx, category: CategorySlug, params: URLSearchParams): Promise<number> {
  const query = parseListQuery(params, category)
  const { filter: near } = await readNear(ctx.db, query, { hasWays: hasWays(category) })
  const facets = parseFacets(params, category)
  const { total } = await cachedFacetCounts(ctx, { category, query, facets, near })
  return total
}
