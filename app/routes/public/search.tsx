import { data } from 'react-router'
import { Heart } from '#app/features/favorites/components/heart.tsx'
import { KnownFavorites } from '#app/features/favorites/components/known-favorites.tsx'
import { favoritesAmong } from '#app/features/favorites/queries.server.ts'
import { ItemList } from '#app/features/items/components/item-views.tsx'
import { ListFilters } from '#app/features/items/components/list-filters.tsx'
import { filtersSet, PER_PAGE } from '#app/features/items/list-filters.ts'
import { itemFilterOf } from '#app/features/items/schema.ts'
import { MAX_TERM_LENGTH, searchTerm } from '#app/features/items/search-text.ts'
import { KeptFields } from '#app/features/search/components/kept-fields.tsx'
import { SearchBar } from '#app/features/search/components/search-bar.tsx'
import { SearchField } from '#app/features/search/components/search-field.tsx'
import { findHits } from '#app/features/search/find-hits.server.ts'
import { type HitsPage, searchPage } from '#app/features/search/queries.server.ts'
import { parseSearchQuery, type SearchQuery } from '#app/features/search/schema.ts'
import { FEW, searchPages, totalOf } from '#app/features/search/search-terms.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { STATUS_OF } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { CONTENT_OF } from '../content-of-pages.ts'
import { anyone, within } from '../guards.server.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import { ClearFilters, EmptyList } from '../shell/empty-list.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { NoSuchPage } from '../shell/no-such-page.tsx'
import { StaleNotice } from '../shell/stale-notice.tsx'
import { failureOf, staleOnErrorLoader, TIMEOUT_MS } from '../stale-on-error.ts'
import { cachedForVisitors, dependsOn } from '../visitors-cache.ts'
import type { Route } from './+types/search'
import { ItemDialog } from './item-dialog.tsx'

/** Billboards before the listings: 25 would be three screens of a phone, before what most people came for. */
const MAX_BILLBOARDS_FIRST = 3
const NOTHING: HitsPage = { items: [], hasMore: false }

async function resultsOf(ctx: Ctx, asked: SearchQuery) {
  const { page, sort } = asked
  const term = searchTerm(asked.q)
  if (!term) return null
  const { db, locale, now } = ctx
  const { wanted, hits } = await findHits(ctx, { term, filter: itemFilterOf(asked) })
  const none = page === null || hits.listings + hits.billboards === 0
  const { listings, billboards } = none
    ? { listings: NOTHING, billboards: NOTHING }
    : await searchPage(db, { wanted, hits, sort, page, locale, now })
  const hasMore = listings.hasMore || billboards.hasMore
  const pages = searchPages(hits, PER_PAGE, page ?? 1, hasMore)
  return {
    alike: none ? null : wanted.alike,
    ...totalOf(hits),
    pages,
    hasMore,
    listings: listings.items,
    favorites: await favoritesAmong(ctx, listings.items),
    billboards: billboards.items,
  }
}

/** Returns what a search could show. */
function contentOf({ category }: SearchQuery, found: Found | null) {
  if (!found) return []
  return category !== null && found.total >= FEW ? CONTENT_OF.hitsIn(category) : CONTENT_OF.search()
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  await within(ctx, 'search')
  const { site, t } = ctx
  const query = parseSearchQuery(url.searchParams)
  const found = await resultsOf(ctx, query)
  const empty = found !== null && found.listings.length + found.billboards.length === 0
  const beyond = empty && (query.page === null || query.page > found.pages)
  const title = query.q ? t('search.titleFor', { term: query.q.slice(0, 60) }) : t('search.title')
  const head = { title, description: t('search.startText'), path: '/search', index: false }
  return data(
    { query, found, beyond, meta: pageMeta(site, t, head) },
    { status: beyond ? STATUS_OF.notFound : 200, headers: dependsOn(contentOf(query, found)) },
  )
}

export const clientLoader = staleOnErrorLoader<Route.ClientLoaderArgs>(TIMEOUT_MS.search)

export { onlyWhenTheListChanges as shouldRevalidate } from '../item-address.ts'
export const headers = cachedForVisitors
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** The address of the same search without filters. */
const unfiltered = ({ q }: SearchQuery) => `?${new URLSearchParams({ q })}`

function NothingFound({ beyond, query }: { beyond: boolean; query: SearchQuery }) {
  const t = useT()
  if (beyond) return <NoSuchPage first={unfiltered(query)} />
  return (
    <EmptyList title={t('search.noneTitle')} text={t('search.noneText')}>
      {filtersSet(query) > 0 && <ClearFilters to={unfiltered(query)} />}
      <Link to="/" className="button-primary">
        {t('search.backHome')}
      </Link>
    </EmptyList>
  )
}

type Found = NonNullable<Awaited<ReturnType<typeof resultsOf>>>

function Results({ found, query, beyond }: { found: Found; query: SearchQuery; beyond: boolean }) {
  const t = useT()
  const { listings, billboards } = found
  const before = listings.length === 0 ? billboards.length : MAX_BILLBOARDS_FIRST
  const sections = [
    { name: t('search.banners'), items: billboards.slice(0, before) },
    { name: t('search.listings'), items: listings },
    { name: t('search.moreBanners'), items: billboards.slice(before) },
  ].filter(({ items }) => items.length > 0)
  if (sections.length === 0) return <NothingFound beyond={beyond} query={query} />
  return (
    <>
      {found.alike && (
        <p className="mt-4 rounded-sign bg-primary-soft p-3 text-primary-ink">
          {t('search.alike', { term: query.q, alike: found.alike })}
        </p>
      )}
      {sections.map(({ name, items }) => (
        <section key={name} aria-label={name} className="mt-6">
          <h2 className="section-name border-b-2 border-asphalt pb-2">{name}</h2>
          <ItemList items={items} shape={query.view} heading="h3" Save={Heart} />
        </section>
      ))}
      <Pager page={query.page ?? 1} pages={found.pages} openEnded={found.hasMore} />
    </>
  )
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { query, found, beyond } = loaderData
  const wasCut = [...query.q].length > MAX_TERM_LENGTH
  return (
    <div className="frame max-w-5xl py-6">
      <StaleNotice failure={failureOf(loaderData)} message="search.failedShort" />
      <SearchField asked={query} />
      {wasCut && <p className="mt-2 text-muted">{t('search.cut', { count: MAX_TERM_LENGTH })}</p>}
      {found ? (
        <>
          <ListFilters asked={query} hasPrices hasCategories cleared={unfiltered(query)}>
            <KeptFields asked={query} names={['q', 'sort', 'view']} />
          </ListFilters>
          <SearchBar asked={query} total={found.total} open={found.open} />
          <KnownFavorites ids={found.favorites}>
            <Results found={found} query={query} beyond={beyond} />
            <ItemDialog />
          </KnownFavorites>
        </>
      ) : (
        <>
          <h1 className="sr-only">{t('search.title')}</h1>
          <EmptyList title={t('search.start')} text={t('search.startText')} />
        </>
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailure title="search.failedShort" message="search.failed" />
}
