import { data } from 'react-router'
import { favoriteCategoriesOf } from '#app/features/accounts/profile/queries.server.ts'
import { CategoryMenu } from '#app/features/categories/components/category-menu.tsx'
import { Entrances } from '#app/features/categories/components/entrances.tsx'
import { FavoriteCategories } from '#app/features/categories/components/favorite-categories.tsx'
import { feedPath } from '#app/features/discovery/addresses.ts'
import { siteSharedImage } from '#app/features/discovery/share-images/shared-image.server.ts'
import { siteData } from '#app/features/discovery/structured-data.ts'
import { KnownFavorites } from '#app/features/favorites/components/known-favorites.tsx'
import { favoritesAmong } from '#app/features/favorites/queries.server.ts'
import { HomeBar } from '#app/features/items/components/home-bar.tsx'
import { ItemList } from '#app/features/items/components/item-list.tsx'
import { ListTarget, SkipToList } from '#app/features/items/components/skip-to-list.tsx'
import { cachedCounts } from '#app/features/items/count-categories.server.ts'
import { helpEmptyList } from '#app/features/items/facets/relax-filters.server.ts'
import { countPublicListings, publicListings } from '#app/features/items/queries.server.ts'
import { type HomeQuery, parseHomeQuery } from '#app/features/items/schema.ts'
import { cachedUsualGroups } from '#app/features/items/usual-groups.server.ts'
import { cachedGrid } from '#app/features/layouts/queries.server.ts'
import { NearBar } from '#app/features/places/components/near-bar.tsx'
import { readNear } from '#app/features/places/read-near.server.ts'
import { UsualPrices } from '#app/features/price-guide/components/usual-prices.tsx'
import type { UsualGroup } from '#app/features/price-guide/usual-groups.ts'
import { IntentSearch } from '#app/features/search/components/intent-search.tsx'
import { Ticker } from '#app/features/ticker/components/ticker.tsx'
import { TickerBelt } from '#app/features/ticker/components/ticker-belt.tsx'
import { cachedTicker } from '#app/features/ticker/queries.server.ts'
import { TICKER_ROTATION_MS, type TickerItem } from '#app/features/ticker/ticker-items.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { pageCount } from '#app/lib/pager.ts'
import { STATUS_OF } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { MarkupPart } from '#app/ui/markup.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { CONTENT_OF } from '../content-of-pages.ts'
import { anyone, within } from '../guards.server.ts'
import { gridAndListMarkup } from '../list-markup.server.tsx'
import { markupOf, pageMarkup, renderedOnce } from '../markup.server.tsx'
import { metaTags, pageMeta } from '../page-meta.ts'
import { NoListings, NoMatches } from '../shell/empty-list.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { NoSuchPage } from '../shell/no-such-page.tsx'
import { StaleNotice } from '../shell/stale-notice.tsx'
import { failureOf, staleOnErrorLoader, TIMEOUT_MS } from '../stale-on-error.ts'
import { describePage } from '../structured-data.server.ts'
import { useFreshData } from '../use-fresh-data.ts'
import { cachedForVisitors, dependsOn, sharedUntilTurn } from '../visitors-cache.ts'
import type { Route } from './+types/home'
import { entranceCounts } from './entrance-counts.server.ts'
import { ItemDialog } from './item-dialog.tsx'

/** How many listings feed the home page ([HOME-05]), and each page that follows. */
const FED = 50

/** The items of the ticker take turns ([HOME-01]), and so do billboards, whose turns are longer. */
const cacheOf = ({ now }: Ctx) => ({
  ...dependsOn(CONTENT_OF.home()),
  ...sharedUntilTurn(now, TICKER_ROTATION_MS),
})

type ListRequest = { readonly query: HomeQuery; readonly params: URLSearchParams }

/** What the address asks of the list. Without a filter the total is known ([HOME-05]). */
async function load(ctx: Ctx, { query, params }: ListRequest, inAll: Promise<Record<string, number>>) {
  const { db, locale, now } = ctx
  const { date, page, sort, written } = query
  const { filter: near, shown } = await readNear(db, query, { hasWays: false, locale })
  const filter = { date, written, near }
  const [listings, total] = await Promise.all([
    page === null ? [] : publicListings(db, { filter, sort, page, perPage: FED, locale, now }),
    date === null && written === null && near === null
      ? inAll.then((counts) => Object.values(counts).reduce((sum, n) => sum + n, 0))
      : countPublicListings(db, filter, now),
  ])
  const isFiltered = date !== null || written !== null || near !== null
  const help =
    total === 0 && isFiltered
      ? await helpEmptyList(ctx, {
          base: {},
          query,
          facets: [],
          near: { filter: near, name: shown.name },
          params,
        })
      : null
  return { near: shown, listings: help?.nearest ?? listings, help, total, pages: pageCount(total, FED) }
}

const belt = renderedOnce((t: Translate, items: readonly TickerItem[]) =>
  markupOf(t, <TickerBelt items={items} />),
)
const menu = renderedOnce((t: Translate, counts: Readonly<Record<string, number>>) =>
  markupOf(t, <CategoryMenu counts={counts} />),
)

const entrances = renderedOnce((t: Translate, counts: Readonly<Record<string, number>>) =>
  markupOf(t, <Entrances counts={counts} />),
)

const usualPrices = renderedOnce((t: Translate, groups: readonly UsualGroup[]) =>
  markupOf(t, <UsualPrices groups={groups} t={t} />),
)

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  await within(ctx, 'search')
  const { site, t } = ctx
  const query = parseHomeQuery(url.searchParams)
  const inAll = cachedCounts(ctx)
  const [ticker, grid, list, counts, parts, usual, favoriteCategories] = await Promise.all([
    cachedTicker(ctx),
    cachedGrid(ctx, null),
    load(ctx, { query, params: url.searchParams }, inAll),
    inAll,
    entranceCounts(ctx, inAll),
    cachedUsualGroups(ctx),
    favoriteCategoriesOf(ctx),
  ])
  const beyond = query.page === null || query.page > list.pages
  describePage(context, [siteData(site.publicUrl, t('common.siteName'), t.locale)])
  const meta = pageMeta(site, t, {
    title: t('listings.homeTitle'),
    description: t('shell.description'),
    path: '/',
    picture: siteSharedImage(t),
    index: query.page === 1 && query.near === '',
    feed: { title: t('discovery.siteFeedTitle'), path: feedPath(null) },
  })
  const { listings: items, help, total, pages, near } = list
  const favorites = await favoritesAmong(ctx, items)
  const looks = { kind: 'home', shape: query.view, heading: 'h3' } as const
  const shown = {
    ...gridAndListMarkup(context, ctx, { grid, items, favorites, url, ...looks }),
    ticker: ticker.length > 0 ? pageMarkup(context, 'ticker', belt(t, ticker)) : null,
    menu: pageMarkup(context, 'category-menu', menu(t, counts)),
    entrances: pageMarkup(context, 'entrances', entrances(t, parts)),
    usual: usual.length > 0 ? pageMarkup(context, 'usual-prices', usualPrices(t, usual)) : null,
    hasItems: total > 0 && items.length > 0,
    help: help && { ways: help.ways, nearestName: help.nearestName },
  }
  return data(
    {
      query,
      near,
      ...shown,
      total,
      pages,
      beyond,
      favoriteCategories,
      favorites,
      meta,
      counts: favoriteCategories.length > 0 ? counts : {},
    },
    { status: beyond ? STATUS_OF.notFound : 200, headers: cacheOf(ctx) },
  )
}

export const clientLoader = staleOnErrorLoader<Route.ClientLoaderArgs>(TIMEOUT_MS.list)

export { onlyWhenTheListChanges as shouldRevalidate } from '../item-address.ts'
export const headers = cachedForVisitors
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Data = Route.ComponentProps['loaderData']

function Nothing({ beyond, query, help }: Pick<Data, 'beyond' | 'query' | 'help'>) {
  const { date, written, near } = query
  if (beyond) return <NoSuchPage />
  return help ? (
    <NoMatches help={help} />
  ) : (
    <NoListings isFiltered={date !== null || written !== null || near !== ''} />
  )
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const {
    ticker,
    billboards,
    rows,
    usual,
    hasItems,
    counts,
    favoriteCategories,
    query,
    total,
    pages,
    beyond,
  } = loaderData
  useFreshData()
  return (
    <KnownFavorites ids={loaderData.favorites}>
      <SkipToList />
      <IntentSearch />
      <MarkupPart markup={loaderData.entrances} className="frame home-entrances" />
      {ticker && <Ticker belt={ticker} />}
      <div className="frame grid gap-5 pt-4 md:pt-6 lg:grid-cols-[262px_minmax(0,1fr)] lg:gap-7">
        <MarkupPart markup={loaderData.menu} className="contents" />
        <div className="min-w-0">
          <StaleNotice failure={failureOf(loaderData)} message="listings.loadFailed" />
          <FavoriteCategories slugs={favoriteCategories} counts={counts} />
          <ItemList markup={billboards} />
          <section className="mt-8">
            <HomeBar asked={query} total={total} />
            <NearBar shown={loaderData.near} />
            <ListTarget>
              {!hasItems && <Nothing beyond={beyond} query={query} help={loaderData.help} />}
              <ItemList markup={rows} />
            </ListTarget>
            {!beyond && <Pager page={query.page ?? 1} pages={pages} />}
          </section>
          {usual && <MarkupPart markup={usual} />}
        </div>
      </div>
      <ItemDialog />
    </KnownFavorites>
  )
}

export function ErrorBoundary() {
  return <LoadFailure message="listings.loadFailed" />
}
