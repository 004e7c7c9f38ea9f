import { data, redirect } from 'react-router'
import { facetsOf } from '#app/features/facets/facet-list.ts'
import { type FacetQuery, facetParams, parseFacets } from '#app/features/facets/facet-query.ts'
import { KnownFavorites } from '#app/features/favorites/components/known-favorites.tsx'
import { favoritesAmong } from '#app/features/favorites/queries.server.ts'
import { ItemList } from '#app/features/items/components/item-list.tsx'
import { FacetColumn, FacetsOpener } from '#app/features/items/facets/components/facet-column.tsx'
import { FilterChips } from '#app/features/items/facets/components/filter-chips.tsx'
import { countTokens, facetCounts } from '#app/features/items/facets/count-facets.server.ts'
import { chipsOf } from '#app/features/items/facets/describe-filters.server.ts'
import { facetViews } from '#app/features/items/facets/facet-view.ts'
import { filtersSet, PER_PAGE } from '#app/features/items/list-filters.ts'
import { itemFilterOf } from '#app/features/items/schema.ts'
import { MAX_TERM_LENGTH, searchTerm } from '#app/features/items/search-text.ts'
import { NearBar } from '#app/features/places/components/near-bar.tsx'
import { readNear } from '#app/features/places/read-near.server.ts'
import { KeptFields } from '#app/features/search/components/kept-fields.tsx'
import { SearchBar } from '#app/features/search/components/search-bar.tsx'
import { SearchField } from '#app/features/search/components/search-field.tsx'
import { findHits } from '#app/features/search/find-hits.server.ts'
import { listInstead } from '#app/features/search/list-instead.ts'
import { matches, type Wanted } from '#app/features/search/match-items.server.ts'
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
import { listMarkup } from '../list-markup.server.tsx'
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

/** What the column beside the hits shows: in one category its facets, with their numbers among the hits. */
async function facetsAmong({ db, now, t }: Ctx, { query, facets }: Asked, wanted: Wanted) {
  const { category } = query
  if (category === null) return []
  const filter = { ...wanted.filter, facets: [], category }
  const also = [matches('listings', { ...wanted, filter: {} }, now)]
  const counts = facetCounts(await countTokens(db, { filter, facets, also }, now), facets)
  return facetViews(facetsOf(category), facets, counts.of, t)
}

type Asked = { readonly query: SearchQuery; readonly facets: FacetQuery }

async function resultsOf(ctx: Ctx, asked: Asked) {
  const { query, facets } = asked
  const { page, sort } = query
  const term = searchTerm(query.q)
  if (!term) return null
  const { db, locale, now } = ctx
  const near = await readNear(db, query)
  const filter = { ...itemFilterOf(query, near.filter), facets }
  const { wanted, hits } = await findHits(db, { term, filter }, now)
  const none = page === null || hits.listings + hits.billboards === 0
  const [{ listings, billboards }, views] = await Promise.all([
    none
      ? { listings: NOTHING, billboards: NOTHING }
      : searchPage(db, { wanted, hits, sort, page, locale, now }),
    facetsAmong(ctx, asked, wanted),
  ])
  const hasMore = listings.hasMore || billboards.hasMore
  const pages = searchPages(hits, PER_PAGE, page ?? 1, hasMore)
  return {
    near: near.shown,
    alike: none ? null : wanted.alike,
    ...totalOf(hits),
    pages,
    hasMore,
    listings: listings.items,
    favorites: await favoritesAmong(ctx, listings.items),
    billboards: billboards.items,
    facets: views,
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof resultsOf>>>
type Around = Pick<Route.LoaderArgs, 'context' | 'url'> & { ctx: Ctx; query: SearchQuery }

/** The hits as the page shows them: the first billboards, the listings, the other billboards. */
function sectionsOf({ listings, billboards, favorites }: Found, { context, ctx, query, url }: Around) {
  const { t } = ctx
  const before = listings.length === 0 ? billboards.length : MAX_BILLBOARDS_FIRST
  const sections = [
    { id: 'banners', name: t('search.banners'), items: billboards.slice(0, before) },
    { id: 'items', name: t('search.listings'), items: listings },
    { id: 'later-banners', name: t('search.moreBanners'), items: billboards.slice(before) },
  ]
  return sections.flatMap(({ name, ...list }) => {
    const rows = listMarkup(context, ctx, { ...list, favorites, url, shape: query.view, heading: 'h3' })
    return rows ? [{ name, rows }] : []
  })
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
  const facets = parseFacets(url.searchParams, query.category)
  const instead = listInstead(query)
  if (instead) throw redirect(instead)
  const found = await resultsOf(ctx, { query, facets })
  const empty = found !== null && found.listings.length + found.billboards.length === 0
  const beyond = empty && (query.page === null || query.page > found.pages)
  const filters = {
    chips: chipsOf({ query, facets, params: url.searchParams }, t),
    set: filtersSet(query) + facets.length,
    params: facetParams(facets),
  }
  const title = query.q ? t('search.titleFor', { term: query.q.slice(0, 60) }) : t('search.title')
  const head = { title, description: t('search.startText'), path: '/search', index: false }
  const shown = found && {
    sections: sectionsOf(found, { context, ctx, query, url }),
    alike: found.alike,
    total: found.total,
    open: found.open,
    pages: found.pages,
    hasMore: found.hasMore,
    favorites: found.favorites,
    facets: found.facets,
    near: found.near,
  }
  return data(
    { query, found: shown, filters, beyond, meta: pageMeta(site, t, head) },
    { status: beyond ? STATUS_OF.notFound : 200, headers: dependsOn(contentOf(query, found)) },
  )
}

export const clientLoader = staleOnErrorLoader<Route.ClientLoaderArgs>(TIMEOUT_MS.search)

export { onlyWhenTheListChanges as shouldRevalidate } from '../item-address.ts'
export const headers = cachedForVisitors
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** The address of the same search without filters. */
const unfiltered = ({ q }: SearchQuery) => `?${new URLSearchParams({ q })}`

type Data = Route.ComponentProps['loaderData']

function NothingFound({ beyond, query, filters }: Data) {
  const t = useT()
  if (beyond) return <NoSuchPage first={unfiltered(query)} />
  return (
    <EmptyList title={t('search.noneTitle')} text={t('search.noneText')}>
      {filters.set > 0 && <ClearFilters to={unfiltered(query)} />}
      <Link to="/" className="button-primary">
        {t('search.backHome')}
      </Link>
    </EmptyList>
  )
}

type Shown = NonNullable<Data['found']>

function Results({ found, loaderData }: { found: Shown; loaderData: Data }) {
  const { query } = loaderData
  const t = useT()
  const { sections } = found
  if (sections.length === 0) return <NothingFound {...loaderData} />
  return (
    <>
      {found.alike && (
        <p className="mt-4 rounded-sign bg-primary-soft p-3 text-primary-ink">
          {t('search.alike', { term: query.q, alike: found.alike })}
        </p>
      )}
      {sections.map(({ name, rows }) => (
        <section key={name} aria-label={name} className="mt-6">
          <h2 className="section-name">{name}</h2>
          <ItemList markup={rows} />
        </section>
      ))}
      <Pager page={query.page ?? 1} pages={found.pages} openEnded={found.hasMore} />
    </>
  )
}

/** The hits, with the filters beside them. */
function FoundParts({ found, loaderData }: { found: Shown; loaderData: Data }) {
  const { query, filters } = loaderData
  return (
    <div className="market">
      <SearchBar asked={query} total={found.total} open={found.open} facets={filters.params}>
        <FacetsOpener set={filters.set} />
      </SearchBar>
      <div className="market-parts">
        <FacetColumn
          facets={found.facets}
          asked={query}
          hasPrices
          hasCategories
          set={filters.set}
          total={found.total}
          cleared={unfiltered(query)}
        >
          <KeptFields asked={query} names={['q', 'near', 'within', 'sort', 'view']} />
        </FacetColumn>
        <div className="min-w-0">
          <NearBar shown={found.near} />
          <FilterChips chips={filters.chips} cleared={unfiltered(query)} />
          <KnownFavorites ids={found.favorites}>
            <Results found={found} loaderData={loaderData} />
            <ItemDialog />
          </KnownFavorites>
        </div>
      </div>
    </div>
  )
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { query, found, filters } = loaderData
  const wasCut = [...query.q].length > MAX_TERM_LENGTH
  return (
    <div className="frame py-6">
      <StaleNotice failure={failureOf(loaderData)} message="search.failedShort" />
      <SearchField asked={query} facets={filters.params} />
      {wasCut && <p className="mt-2 text-muted">{t('search.cut', { count: MAX_TERM_LENGTH })}</p>}
      {found ? (
        <FoundParts found={found} loaderData={loaderData} />
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
