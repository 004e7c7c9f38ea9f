import { searchTerm } from '#app/features/items/search-text.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { countList } from './count-list.server.ts'
import type { AskedResults } from './schema.ts'
import { totalOf } from './search-terms.ts'
import { askedBy } from './understanding/build-address.server.ts'
import { findSaid } from './understanding/find-by-facts.server.ts'

/**
 * Counts what a search shows: what its words find, or the facts that they say ([FACET-11]). Without words it opens the list of its
 * category (`listInstead`).
 */
async function countFound(ctx: Ctx, params: URLSearchParams): Promise<number> {
  const asked = askedBy(params)
  const { q, category } = asked.query
  const term = searchTerm(q)
  if (!q && category !== null) return countList(ctx, category, params)
  if (!term) return 0
  const { found } = await findSaid(ctx, asked, term, params)
  return totalOf(found.hits).total
}

/** Counts what the list of an address would show ([FACET-04]); of many hits of a search, those that are counted exactly. */
export async function countResults(ctx: Ctx, { path: { category }, search }: AskedResults): Promise<number> {
  const params = new URLSearchParams(search)
  return category === null ? countFound(ctx, params) : countList(ctx, category, params)
}
