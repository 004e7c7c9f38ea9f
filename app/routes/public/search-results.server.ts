import type { RouterContextProvider } from 'react-router'
import { facetsOf } from '#app/features/facets/facet-list.ts'
import { favoritesAmong } from '#app/features/favorites/queries.server.ts'
import { countTokens, facetCounts } from '#app/features/items/facets/count-facets.server.ts'
import { facetViews } from '#app/features/items/facets/facet-view.ts'
import { filtersSet, PER_PAGE } from '#app/features/items/list-filters.ts'
import { searchTerm } from '#app/features/items/search-text.ts'
import type { AskedSearch } from '#app/features/search/find-asked.server.ts'
import { matches, type Wanted } from '#app/features/search/match-items.server.ts'
import { type HitsPage, searchPage } from '#app/features/search/queries.server.ts'
import type { SearchQuery } from '#app/features/search/schema.ts'
import { FEW, searchPages, totalOf } from '#app/features/search/search-terms.ts'
import { findSaid, isNone, meantBy } from '#app/features/search/understanding/find-by-facts.server.ts'
import { offerList } from '#app/features/search/understanding/offer-list.server.ts'
import { showFacts } from '#app/features/search/understanding/show-facts.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { CONTENT_OF } from '../content-of-pages.ts'
import { listMarkup } from '../list-markup.server.tsx'

/** Billboards before the listings: 25 would be three screens of a phone, before what most people came for. */
const MAX_BILLBOARDS_FIRST = 3
const NOTHING: HitsPage = { items: [], hasMore: false }

/** What the column beside the hits shows: in one category its facets, with their numbers among the hits. */
async function facetsAmong({ db, now, t }: Ctx, { query, facets }: AskedSearch, wanted: Wanted) {
  const { category } = query
  if (category === null) return []
  const filter = { ...wanted.filter, facets: [], category }
  const also = wanted.term ? [matches('listings', { ...wanted, filter: {} }, now)] : []
  const counts = facetCounts(await countTokens(db, { filter, facets, also }, now), facets)
  return facetViews(facetsOf(category), facets, counts.of, t)
}

/** What a search finds; beside what its words find, the first page of all categories offers a narrowed list. */
async function findShown(ctx: Ctx, asked: AskedSearch, given: URLSearchParams, term: string) {
  const { category, page } = asked.query
  const { byFacts, found } = await findSaid(ctx, asked, term, given)
  const isOffered = byFacts === null && category === null && (page ?? 1) === 1
  const offer = isOffered ? await offerList(ctx, meantBy(asked, term)) : null
  return { offer, byFacts, found }
}

export async function resultsOf(ctx: Ctx, asked: AskedSearch, given: URLSearchParams) {
  const { query } = asked
  const { page, sort } = query
  const term = searchTerm(query.q)
  if (!term) return null
  const { db, locale, now } = ctx
  const { offer, byFacts, found } = await findShown(ctx, asked, given, term)
  const { wanted, hits, near } = found
  // The filters show what was understood as chosen, so that one goes on from there.
  const shown = byFacts?.asked ?? asked
  const none = page === null || isNone(hits)
  const [{ listings, billboards }, views] = await Promise.all([
    none
      ? { listings: NOTHING, billboards: NOTHING }
      : searchPage(db, { wanted, hits, sort, page, locale, now }),
    facetsAmong(ctx, shown, wanted),
  ])
  const hasMore = listings.hasMore || billboards.hasMore
  const pages = searchPages(hits, PER_PAGE, page ?? 1, hasMore)
  return {
    near,
    alike: none || byFacts ? null : wanted.alike,
    ...totalOf(hits),
    pages,
    hasMore,
    listings: listings.items,
    favorites: await favoritesAmong(ctx, listings.items),
    billboards: billboards.items,
    filters: {
      asked: shown.query,
      facets: views,
      set: filtersSet(shown.query) + shown.facets.length,
    },
    offer,
    facts: byFacts && showFacts(byFacts, given, ctx),
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof resultsOf>>>
type Around = {
  readonly context: Readonly<RouterContextProvider>
  readonly url: URL
  readonly ctx: Ctx
  readonly query: SearchQuery
}

/** The hits as the page shows them: the first billboards, the listings, the other billboards. */
export function sectionsOf({ listings, billboards, favorites }: Found, { context, ctx, query, url }: Around) {
  const { t } = ctx
  const before = listings.length === 0 ? billboards.length : MAX_BILLBOARDS_FIRST
  const sections = [
    {
      id: 'billboards',
      name: t('search.banners'),
      items: billboards.slice(0, before),
      isBefore: listings.length > 0,
    },
    { id: 'items', name: t('search.listings'), items: listings },
    { id: 'later-billboards', name: t('search.moreBanners'), items: billboards.slice(before) },
  ]
  return sections.flatMap(({ name, isBefore = false, ...list }) => {
    const rows = listMarkup(context, ctx, {
      ...list,
      favorites,
      url,
      shape: query.view,
      heading: 'h3',
      canCompare: true,
    })
    return rows ? [{ name, rows, isBefore }] : []
  })
}

/** Returns what a search could show. */
export function contentOf({ category }: SearchQuery, found: Found | null) {
  if (!found) return []
  return category !== null && found.total >= FEW && found.facts === null
    ? CONTENT_OF.hitsIn(category)
    : CONTENT_OF.search()
}
