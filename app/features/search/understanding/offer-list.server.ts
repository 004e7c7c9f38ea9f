import { categoryName } from '#app/features/categories/category-list.ts'
import { chipsOf } from '#app/features/items/facets/describe-filters.server.ts'
import { searchTerm } from '#app/features/items/search-text.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { countList } from '../count-list.server.ts'
import { findAsked } from '../find-asked.server.ts'
import { totalOf } from '../search-terms.ts'
import { addressOf, askedBy, paramsOf } from './build-address.server.ts'
import type { Understood } from './understand-search.server.ts'

/** A list that has what a search says in facts. */
type Offer = { readonly to: string; readonly text: string }

async function offerOf(ctx: Ctx, said: Understood): Promise<Offer | null> {
  const { category, rest } = said
  const params = paramsOf(said, new URLSearchParams())
  const total = rest
    ? totalOf((await findAsked(ctx, askedBy(params), searchTerm(rest))).hits).total
    : await countList(ctx, category, params)
  if (total === 0) return null
  const names = chipsOf({ ...askedBy(params), params }, ctx.t).map(({ name }) => name)
  const filters = [categoryName(category, ctx.locale), ...names, ...(rest ? [rest] : [])].join(' · ')
  return { to: addressOf(params), text: ctx.t('facets.understood', { filters, count: total }) }
}

/** Returns the list that a search means, where it has any listings ([FACET-06]). */
export async function offerList(ctx: Ctx, meant: readonly Understood[]): Promise<Offer | null> {
  for (const said of meant) {
    const offer = await offerOf(ctx, said)
    if (offer) return offer
  }
  return null
}
