import type { FacetQuery } from '#app/features/facets/facet-query.ts'
import { itemFilterOf } from '#app/features/items/schema.ts'
import { readNear } from '#app/features/places/read-near.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { findHits } from './find-hits.server.ts'
import type { SearchQuery } from './schema.ts'

export type Around = Pick<Ctx, 'db' | 'counts' | 'now'>

/** What the address of a search page asks for. */
export type AskedSearch = { readonly query: SearchQuery; readonly facets: FacetQuery }

/** Counts what has a folded term within the filters of an address, and says what is looked for and around which place. */
export async function findAsked(ctx: Around, { query, facets }: AskedSearch, term: string) {
  const near = await readNear(ctx.db, query, { hasWays: true })
  const filter = { ...itemFilterOf(query, near.filter), facets }
  return { near: near.shown, ...(await findHits(ctx, { term, filter })) }
}
export type FoundSearch = Awaited<ReturnType<typeof findAsked>>
