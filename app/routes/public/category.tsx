import { data, redirect } from 'react-router'
import { type CategorySlug, isMarketplace } from '#app/features/categories/category-list.ts'
import { CategorySwitch } from '#app/features/categories/components/category-switch.tsx'
import { NeighborCategory } from '#app/features/categories/components/neighbor-category.tsx'
import { parseCategory } from '#app/features/categories/labels.ts'
import { CompareBar } from '#app/features/comparison/components/compare-bar.tsx'
import { categoryLinks } from '#app/features/discovery/share-images/share-links.server.ts'
import { parseFacets } from '#app/features/facets/facet-query.ts'
import { KnownFavorites } from '#app/features/favorites/components/known-favorites.tsx'
import { ItemList } from '#app/features/items/components/item-list.tsx'
import { CATEGORY_SHAPES, ViewSwitch } from '#app/features/items/components/segments.tsx'
import { SendMenu } from '#app/features/items/components/send-menu.tsx'
import { ListTarget, SkipToList } from '#app/features/items/components/skip-to-list.tsx'
import { FacetColumn, FacetsOpener } from '#app/features/items/facets/components/facet-column.tsx'
import { FilterChips } from '#app/features/items/facets/components/filter-chips.tsx'
import { ListSort } from '#app/features/items/facets/components/list-sort.tsx'
import { factOrders } from '#app/features/items/facets/fact-orders.ts'
import { SORTS, sortsOffered } from '#app/features/items/list-filters.ts'
import { parseListQuery } from '#app/features/items/schema.ts'
import { CELL_ROTATION_MS } from '#app/features/layouts/grid-places.ts'
import { NearBar } from '#app/features/places/components/near-bar.tsx'
import { useT } from '#app/i18n/use-t.tsx'
import { refuse, STATUS_OF } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { Pager } from '#app/ui/pager.tsx'
import { CONTENT_OF } from '../content-of-pages.ts'
import { anyone, refused, within } from '../guards.server.ts'
import { columnMarkup, gridAndListMarkup } from '../list-markup.server.tsx'
import { metaTags } from '../page-meta.ts'
import { readRefusal } from '../read-refusal.ts'
import { NoListings, NoMatches } from '../shell/empty-list.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { NoSuchPage } from '../shell/no-such-page.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { StaleNotice } from '../shell/stale-notice.tsx'
import { failureOf, staleOnErrorLoader, TIMEOUT_MS } from '../stale-on-error.ts'
import { describePage } from '../structured-data.server.ts'
import { cachedForVisitors, dependsOn, sharedUntilTurn } from '../visitors-cache.ts'
import type { Route } from './+types/category'
import { headOf } from './category-head.server.ts'
import { loadList } from './category-list.server.ts'
import { ItemDialog } from './item-dialog.tsx'

/** The slug of the address; other names of a category lead to it, and what is none has no page ([CAT-01]). */
function categoryOf(url: URL, slug: string): CategorySlug {
  const category = parseCategory(slug)
  if (!category) throw refused(refuse('notFound', 'common.notFound'))
  if (category !== slug) throw redirect(`/categories/${category}${url.search}`, 301)
  return category
}

/** Billboards that share a place take turns. */
const cacheOf = ({ now }: Ctx, category: CategorySlug) => ({
  ...dependsOn(CONTENT_OF.category(category)),
  ...sharedUntilTurn(now, CELL_ROTATION_MS),
})

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  await within(ctx, 'search')
  const category = categoryOf(url, params.slug)
  const hasPrices = isMarketplace(category)
  const query = parseListQuery(url.searchParams, category)
  const facets = parseFacets(url.searchParams, category)
  const list = await loadList(ctx, { category, query, facets, params: url.searchParams })
  const beyond = query.page === null || query.page > list.pages
  const { heading, meta, about } = headOf(ctx, { category, query, facets }, list)
  describePage(context, about)
  const { grid, items, help, favorites, total, pages, near, sort } = list
  const links = categoryLinks(ctx.site.publicUrl, category, ctx.t)
  const { column, priceSteps, ...filters } = list.filters
  const orders = factOrders(category, ctx.t)
  const looks = { kind: 'category', shape: query.view, heading: 'h2', withCategory: false } as const
  const shown = {
    ...gridAndListMarkup(context, ctx, {
      grid,
      items: help?.nearest ?? items,
      favorites,
      url,
      ...looks,
      canCompare: true,
    }),
    hasItems: items.length > 0,
    help: help && { ways: help.ways, nearestName: help.nearestName },
    fields: columnMarkup(context, ctx, {
      asked: query,
      facets: column,
      hasPrices,
      hasCategories: false,
      priceSteps,
    }),
  }
  return data(
    {
      category,
      query: { ...query, sort },
      near,
      ...shown,
      favorites,
      total,
      filters,
      orders,
      pages,
      heading,
      beyond,
      links,
      meta,
    },
    { status: beyond ? STATUS_OF.notFound : 200, headers: cacheOf(ctx, category) },
  )
}

export const clientLoader = staleOnErrorLoader<Route.ClientLoaderArgs>(TIMEOUT_MS.list)

export { onlyWhenTheListChanges as shouldRevalidate } from '../item-address.ts'
export const headers = cachedForVisitors
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Data = Route.ComponentProps['loaderData']

/** Where the same list without filters is: in the same order and view. */
const unfiltered = ({ sort, view }: Data['query']) => {
  const isStandard = sort === 'newest' || sort === 'distance' || sort === 'nearby'
  const kept = { ...(isStandard ? {} : { sort }), ...(view === 'list' ? {} : { view }) }
  const text = new URLSearchParams(kept).toString()
  return text && `?${text}`
}

function NothingFound({ beyond, filters, help, query }: Data) {
  if (beyond) return <NoSuchPage />
  return help ? (
    <NoMatches help={help} cleared={unfiltered(query)} />
  ) : (
    <NoListings isFiltered={filters.set > 0} />
  )
}

/** The heading of the list with the ways to narrow, order and show it. */
function ListHead({ category, heading, query, filters, orders, total }: Data) {
  const t = useT()
  return (
    <>
      <div className="list-bar mt-6">
        <h1 className="list-title">{heading}</h1>
        <p role="status" className="text-muted">
          {t('listings.total', { count: total })}
        </p>
        <div className="list-ways">
          <CategorySwitch current={category} />
          <FacetsOpener set={filters.set} />
          <ListSort
            orders={sortsOffered(SORTS, { ...query, category })}
            byFact={orders}
            current={query.sort}
          />
          <ViewSwitch choices={CATEGORY_SHAPES} current={query.view} />
        </div>
      </div>
      <NeighborCategory of={category} />
    </>
  )
}

function List({ loaderData }: { loaderData: Data }) {
  const { query, rows, hasItems, pages, beyond, filters } = loaderData
  return (
    <div className="min-w-0">
      <NearBar shown={loaderData.near} />
      <FilterChips chips={filters.chips} cleared={unfiltered(query)} />
      <KnownFavorites ids={loaderData.favorites}>
        <ListTarget>
          {!hasItems && <NothingFound {...loaderData} />}
          <ItemList markup={rows} />
        </ListTarget>
        <CompareBar rows={rows} near={loaderData.near.near} />
        <ItemDialog />
      </KnownFavorites>
      {!beyond && <Pager page={query.page ?? 1} pages={pages} />}
      <div className="mt-6">
        <SendMenu links={loaderData.links} className="button-quiet" />
      </div>
    </div>
  )
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { billboards, total, fields } = loaderData
  return (
    <div className="frame pt-4 md:pt-6">
      <SkipToList />
      <StaleNotice failure={failureOf(loaderData)} message="listings.failed" />
      <ItemList markup={billboards} />
      <div className="market">
        <ListHead {...loaderData} />
        <div className="market-parts">
          <FacetColumn fields={fields} total={total} />
          <List loaderData={loaderData} />
        </div>
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (readRefusal(error)?.kind === 'notFound') return <NotFoundPage />
  return <LoadFailure message="listings.failed" />
}
