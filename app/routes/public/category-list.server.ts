import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { facetsOf } from '#app/features/facets/facet-list.ts'
import type { FacetQuery } from '#app/features/facets/facet-query.ts'
import { priceStepsOf } from '#app/features/facets/range-steps.ts'
import { favoritesAmong } from '#app/features/favorites/queries.server.ts'
import { cachedCounts } from '#app/features/items/count-categories.server.ts'
import {
  cachedFacetCounts,
  type FacetCounts,
  oncePerCounts,
} from '#app/features/items/facets/count-facets.server.ts'
import { chipsOf } from '#app/features/items/facets/describe-filters.server.ts'
import { facetViews } from '#app/features/items/facets/facet-view.ts'
import { dollarWriter, stepViews } from '#app/features/items/facets/range-text.ts'
import { helpEmptyList } from '#app/features/items/facets/relax-filters.server.ts'
import { filtersSet, PER_PAGE } from '#app/features/items/list-filters.ts'
import { possibleSort } from '#app/features/items/near-order.ts'
import { publicListings } from '#app/features/items/queries.server.ts'
import { itemFilterOf, type ListQuery } from '#app/features/items/schema.ts'
import { cachedGrid } from '#app/features/layouts/queries.server.ts'
import { readNear } from '#app/features/places/read-near.server.ts'
import { hasWays } from '#app/features/places/way-categories.ts'
import { pageCount } from '#app/lib/pager.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

type Asked = {
  readonly category: CategorySlug
  readonly query: ListQuery
  readonly facets: FacetQuery
  readonly params: URLSearchParams
}

const views = oncePerCounts<ReturnType<typeof facetViews>>()

/** What the column beside the list shows, and the chips above it. */
function filtersView({ t }: Ctx, { category, query, facets, params }: Asked, counts: FacetCounts) {
  return {
    column: views(counts, t.locale, () => facetViews(facetsOf(category), facets, counts.of, t)),
    chips: chipsOf({ query, facets, params }, t),
    set: filtersSet(query) + facets.length,
    priceSteps: stepViews(priceStepsOf(category), dollarWriter(t), t),
  }
}

/** Returns what the address asks of this category: the grid, the page of the list, the exact total ([CAT-04], [CAT-06]). */
export async function loadList(ctx: Ctx, asked: Asked) {
  const { category, query, facets } = asked
  const { db, locale, now } = ctx
  const { page, sort } = query
  const near = await readNear(db, query, { hasWays: hasWays(category), locale })
  const filter = { ...itemFilterOf(query, near.filter), category, facets }
  const [grid, inAll, items, counts] = await Promise.all([
    cachedGrid(ctx, category),
    cachedCounts(ctx),
    page === null ? [] : publicListings(db, { filter, sort, page, locale, now }),
    cachedFacetCounts(ctx, { ...asked, near: near.filter }),
  ])
  const { total } = counts
  const inCategory = inAll[category] ?? 0
  const filters = filtersView(ctx, asked, counts)
  const help =
    total === 0 && filters.set > 0 && inCategory > 0
      ? await helpEmptyList(ctx, {
          ...asked,
          base: { category },
          near: { filter: near.filter, name: near.shown.name },
        })
      : null
  const favorites = await favoritesAmong(ctx, help?.nearest ?? items)
  const pages = pageCount(total, PER_PAGE)
  return {
    near: near.shown,
    sort: possibleSort(sort, near.filter),
    grid,
    inCategory,
    items,
    help,
    favorites,
    total,
    filters,
    pages,
  }
}
