import { categoryName, isMarketplace } from '#app/features/categories/category-list.ts'
import { parseFacets } from '#app/features/facets/facet-query.ts'
import { chipsOf } from '#app/features/items/facets/describe-filters.server.ts'
import { parseFilters } from '#app/features/items/schema.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { countResults } from '../count-results.server.ts'
import { understand } from './understand.ts'

/** A list that has what a search says in facts. */
type Offer = { readonly to: string; readonly text: string }

/** Returns the list that a search means, where it has any listings ([FACET-06]). */
export async function offerList(ctx: Ctx, term: string): Promise<Offer | null> {
  const said = understand(term)
  if (!said) return null
  const { category, rest } = said
  const params = new URLSearchParams(said.params.map((pair) => [...pair]))
  const facets = parseFacets(params, category)
  const query = parseFilters(params, { hasPrices: isMarketplace(category) })
  const names = chipsOf({ query, facets, params }, ctx.t).map(({ name }) => name)
  const found = new URLSearchParams([['q', rest], ['category', category], ...params])
  const [path, search] = rest ? ['/search', found] : [`/categories/${category}`, params]
  const total = await countResults(ctx, {
    path: rest ? { category: null } : { category },
    search: String(search),
  })
  if (total === 0) return null
  const filters = [categoryName(category, ctx.locale), ...names, ...(rest ? [rest] : [])].join(' · ')
  return { to: `${path}?${search}`, text: ctx.t('facets.understood', { filters, count: total }) }
}
