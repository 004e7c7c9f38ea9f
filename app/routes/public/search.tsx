import { data, redirect } from 'react-router'
import { CompareBar } from '#app/features/comparison/components/compare-bar.tsx'
import { siteSharedImage } from '#app/features/discovery/share-images/shared-image.server.ts'
import { parseFacets } from '#app/features/facets/facet-query.ts'
import { KnownFavorites } from '#app/features/favorites/components/known-favorites.tsx'
import { ItemList } from '#app/features/items/components/item-list.tsx'
import { ListTarget, SkipToList } from '#app/features/items/components/skip-to-list.tsx'
import { FacetColumn, FacetsOpener } from '#app/features/items/facets/components/facet-column.tsx'
import { FilterChips } from '#app/features/items/facets/components/filter-chips.tsx'
import { chipsOf } from '#app/features/items/facets/describe-filters.server.ts'
import { filtersSet } from '#app/features/items/list-filters.ts'
import { MAX_TERM_LENGTH } from '#app/features/items/search-text.ts'
import { NearBar } from '#app/features/places/components/near-bar.tsx'
import { RecognizedTerms } from '#app/features/search/components/recognized-terms.tsx'
import { SearchBar } from '#app/features/search/components/search-bar.tsx'
import { SearchField } from '#app/features/search/components/search-field.tsx'
import { listInstead } from '#app/features/search/list-instead.ts'
import { parseSearchParams, type SearchParams } from '#app/features/search/schema.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { STATUS_OF } from '#app/lib/refusal.ts'
import { Link } from '#app/ui/link.tsx'
import { MarkupPart } from '#app/ui/markup.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { anyone, within } from '../guards.server.ts'
import { columnMarkup } from '../list-markup.server.tsx'
import { markupOf, pageMarkup } from '../markup.server.tsx'
import { metaTags, pageMeta } from '../page-meta.ts'
import { ClearFilters, EmptyList, NoMatches } from '../shell/empty-list.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { NoSuchPage } from '../shell/no-such-page.tsx'
import { StaleNotice } from '../shell/stale-notice.tsx'
import { failureOf, staleOnErrorLoader, TIMEOUT_MS } from '../stale-on-error.ts'
import { cachedForVisitors, dependsOn } from '../visitors-cache.ts'
import type { Route } from './+types/search'
import { ItemDialog } from './item-dialog.tsx'
import { contentOf, resultsOf, sectionsOf } from './search-results.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  await within(ctx, 'search')
  const { site, t } = ctx
  const query = parseSearchParams(url.searchParams)
  const facets = parseFacets(url.searchParams, query.category)
  const instead = listInstead(query, url.searchParams)
  if (instead) throw redirect(instead)
  const found = await resultsOf(ctx, url.searchParams)
  const empty = found !== null && found.listings.length + found.billboards.length + found.nearest.length === 0
  const beyond = empty && (query.page === null || query.page > found.pages)
  const filters = {
    chips: chipsOf({ query, facets, params: url.searchParams }, t),
    set: filtersSet(query) + facets.length,
  }
  const title = query.q ? t('search.titleFor', { term: query.q.slice(0, 60) }) : t('search.title')
  const head = {
    title,
    description: t('search.startText'),
    path: '/search',
    picture: siteSharedImage(t),
    index: false,
  }
  const shown = found && {
    sections: sectionsOf(found, { context, ctx, query, url }),
    alike: found.alike,
    total: found.total,
    open: found.open,
    pages: found.pages,
    hasMore: found.hasMore,
    favorites: found.favorites,
    fields: columnMarkup(context, ctx, {
      asked: found.column.query,
      facets: found.column.facets,
      hasPrices: true,
      hasCategories: true,
      words: found.column.query.q,
    }),
    set: found.column.set,
    near: found.near,
    sort: found.sort,
    terms:
      found.chips.length > 0
        ? pageMarkup(
            context,
            'recognized',
            markupOf(
              t,
              <RecognizedTerms
                intro={t('search.recognized')}
                chips={found.chips}
                plain={{ to: found.plain, text: t('facets.onlyWords') }}
              />,
            ),
          )
        : null,
    isNearest: found.listings.length + found.billboards.length === 0,
    ways: found.ways.map(({ name, search }) => ({ name, search })),
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
const unfiltered = ({ q }: SearchParams) => `?${new URLSearchParams({ q })}`

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
      {found.ways.length > 0 && (
        <NoMatches help={{ ways: found.ways, nearestName: null }} cleared={unfiltered(query)} />
      )}
      {found.isNearest && found.ways.length === 0 && (
        <p className="mt-4 rounded-sign bg-primary-soft p-3 text-primary-ink">{t('search.nearestNone')}</p>
      )}
      {sections.map(({ name, rows, isBefore }) => (
        <section key={name} aria-label={name} className={isBefore ? 'mt-4 rows-before' : 'mt-6'}>
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
      <SkipToList />
      <SearchBar asked={query} total={found.total} open={found.open} sort={found.sort}>
        <FacetsOpener set={found.set} />
      </SearchBar>
      <div className="market-parts">
        <FacetColumn fields={found.fields} total={found.total} />
        <div className="min-w-0">
          <NearBar shown={found.near} />
          <FilterChips chips={filters.chips} cleared={unfiltered(query)} />
          {found.terms && <MarkupPart markup={found.terms} />}
          <KnownFavorites ids={found.favorites}>
            <ListTarget>
              <Results found={found} loaderData={loaderData} />
            </ListTarget>
            <CompareBar rows={found.sections} near={found.near.near} />
            <ItemDialog />
          </KnownFavorites>
        </div>
      </div>
    </div>
  )
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { query, found } = loaderData
  const wasCut = [...query.q].length > MAX_TERM_LENGTH
  return (
    <div className="frame py-6 max-sm:pt-4">
      <StaleNotice failure={failureOf(loaderData)} message="search.failedShort" />
      <SearchField asked={query} />
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
