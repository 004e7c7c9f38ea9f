import { data, redirect } from 'react-router'
import { type CategorySlug, categoryName, isMarketplace } from '#app/features/categories/category-list.ts'
import { CategorySwitch } from '#app/features/categories/components/category-switch.tsx'
import { NeighborCategory } from '#app/features/categories/components/neighbor-category.tsx'
import { parseCategory } from '#app/features/categories/labels.ts'
import { feedPath } from '#app/features/discovery/addresses.ts'
import { breadcrumbs, itemList } from '#app/features/discovery/structured-data.ts'
import { KnownFavorites } from '#app/features/favorites/components/known-favorites.tsx'
import { favoritesAmong } from '#app/features/favorites/queries.server.ts'
import { Choice, SORT_NAMES } from '#app/features/items/components/choice.tsx'
import { ItemList } from '#app/features/items/components/item-list.tsx'
import { ListFilters } from '#app/features/items/components/list-filters.tsx'
import { CATEGORY_SHAPES, ViewSwitch } from '#app/features/items/components/segments.tsx'
import { cachedCounts } from '#app/features/items/count-categories.server.ts'
import { type ItemCard, itemPath } from '#app/features/items/item-card.ts'
import { filtersSet, PER_PAGE, SORTS } from '#app/features/items/list-filters.ts'
import { countPublicListings, publicListings } from '#app/features/items/queries.server.ts'
import { itemFilterOf, type ListQuery, parseListQuery } from '#app/features/items/schema.ts'
import { CELL_ROTATION_MS } from '#app/features/layouts/grid-places.ts'
import { cachedGrid } from '#app/features/layouts/queries.server.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { pageCount } from '#app/lib/pager.ts'
import { refuse, STATUS_OF } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { Pager } from '#app/ui/pager.tsx'
import { CONTENT_OF } from '../content-of-pages.ts'
import { anyone, refused, within } from '../guards.server.ts'
import { gridAndListMarkup } from '../list-markup.server.tsx'
import { metaTags, pageMeta } from '../page-meta.ts'
import { readRefusal } from '../read-refusal.ts'
import { NoListings } from '../shell/empty-list.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { NoSuchPage } from '../shell/no-such-page.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { StaleNotice } from '../shell/stale-notice.tsx'
import { failureOf, staleOnErrorLoader, TIMEOUT_MS } from '../stale-on-error.ts'
import { describePage } from '../structured-data.server.ts'
import { cachedForVisitors, dependsOn, sharedUntilTurn } from '../visitors-cache.ts'
import type { Route } from './+types/category'
import { ItemDialog } from './item-dialog.tsx'

/** The slug of the address; other names of a category lead to it, and what is none has no page ([CAT-01]). */
function categoryOf(url: URL, slug: string): CategorySlug {
  const category = parseCategory(slug)
  if (!category) throw refused(refuse('notFound', 'common.notFound'))
  if (category !== slug) throw redirect(`/categories/${category}${url.search}`, 301)
  return category
}

/** What the address asks of this category: the grid, the page of the list, the exact total ([CAT-04], [CAT-06]). */
async function load(ctx: Ctx, category: CategorySlug, query: ListQuery) {
  const { db, locale, now } = ctx
  const { page, sort } = query
  const filter = { ...itemFilterOf(query), category }
  const inAll = cachedCounts(ctx)
  const [grid, counts, items, total] = await Promise.all([
    cachedGrid(ctx, category),
    inAll,
    page === null ? [] : publicListings(db, { filter, sort, page, locale, now }),
    filtersSet(query) > 0 ? countPublicListings(db, filter, now) : inAll.then((all) => all[category] ?? 0),
  ])
  const inCategory = counts[category] ?? 0
  const favorites = await favoritesAmong(ctx, items)
  return { grid, inCategory, items, favorites, total, pages: pageCount(total, PER_PAGE) }
}

/** Billboards that share a place take turns. */
const cacheOf = ({ now }: Ctx, category: CategorySlug) => ({
  ...dependsOn(CONTENT_OF.category(category)),
  ...sharedUntilTurn(now, CELL_ROTATION_MS),
})

type HeadParts = { readonly items: readonly ItemCard[]; readonly page: number }

/** The structured data of a category: its breadcrumbs, and what is on this page of its list. */
function categoryData({ locale, site, t }: Ctx, category: CategorySlug, { items, page }: HeadParts) {
  const { publicUrl } = site
  const trail = breadcrumbs([
    { name: t('common.siteName'), url: `${publicUrl}/` },
    { name: categoryName(category, locale), url: `${publicUrl}/categories/${category}` },
  ])
  const listed = items.map((item) => ({ name: item.title, url: publicUrl + itemPath(item) }))
  return listed.length > 0 ? [trail, itemList(listed, (page - 1) * PER_PAGE)] : [trail]
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  await within(ctx, 'search')
  const { locale, site, t } = ctx
  const category = categoryOf(url, params.slug)
  const query = parseListQuery(url.searchParams, { hasPrices: isMarketplace(category) })
  const list = await load(ctx, category, query)
  const name = categoryName(category, locale)
  const beyond = query.page === null || query.page > list.pages
  const { search } = url
  const path = (page: number) => `/categories/${category}${page > 1 ? `?page=${page}` : ''}`
  const page = query.page ?? 1
  const index = filtersSet(query) === 0 && query.sort === 'newest' && list.items.length > 0
  describePage(context, categoryData(ctx, category, { items: list.items, page }))
  const meta = pageMeta(site, t, {
    title: t('listings.categoryTitle', { category: name }),
    description: t('listings.categoryDescription', { category: name, count: list.inCategory }),
    path: path(page),
    search,
    index,
    feed: { title: t('discovery.feedTitle', { category: name }), path: feedPath(category) },
    previous: index && page > 1 ? path(page - 1) : null,
    next: index && page < list.pages ? path(page + 1) : null,
  })
  const { grid, items, favorites, total, pages } = list
  const looks = { kind: 'category', shape: query.view, heading: 'h2' } as const
  const shown = gridAndListMarkup(context, ctx, { grid, items, favorites, url, ...looks })
  return data(
    { category, query, ...shown, hasItems: items.length > 0, favorites, total, pages, beyond, meta },
    { status: beyond ? STATUS_OF.notFound : 200, headers: cacheOf(ctx, category) },
  )
}

export const clientLoader = staleOnErrorLoader<Route.ClientLoaderArgs>(TIMEOUT_MS.list)

export { onlyWhenTheListChanges as shouldRevalidate } from '../item-address.ts'
export const headers = cachedForVisitors
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

function NothingFound({ beyond, query }: { beyond: boolean; query: ListQuery }) {
  return beyond ? <NoSuchPage /> : <NoListings isFiltered={filtersSet(query) > 0} />
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { category, query, billboards, rows, hasItems, total, pages, beyond } = loaderData
  return (
    <div className="frame pt-4 md:pt-6">
      <StaleNotice failure={failureOf(loaderData)} message="listings.failed" />
      <ItemList markup={billboards} />
      <div className="list-bar mt-6">
        <h1 className="text-[22px] leading-tight font-extrabold tracking-tight">
          {categoryName(category, t.locale)}
        </h1>
        <p className="text-muted">{t('listings.total', { count: total })}</p>
        <div className="list-ways">
          <CategorySwitch current={category} />
          <ViewSwitch choices={CATEGORY_SHAPES} current={query.view} />
        </div>
      </div>
      <NeighborCategory of={category} />
      <ListFilters asked={query} hasPrices={isMarketplace(category)}>
        <Choice name="sort" label="listings.sort" values={SORTS} names={SORT_NAMES} current={query.sort} />
        {query.view !== 'list' && <input type="hidden" name="view" value={query.view} />}
      </ListFilters>
      <KnownFavorites ids={loaderData.favorites}>
        {!hasItems && <NothingFound beyond={beyond} query={query} />}
        <ItemList markup={rows} />
        <ItemDialog />
      </KnownFavorites>
      {!beyond && <Pager page={query.page ?? 1} pages={pages} />}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (readRefusal(error)?.kind === 'notFound') return <NotFoundPage />
  return <LoadFailure message="listings.failed" />
}
