import type { RawBuilder } from 'kysely'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { facetsOf } from '#app/features/facets/facet-list.ts'
import { parseFacets } from '#app/features/facets/facet-query.ts'
import {
  cachedFacetCounts,
  countTokens,
  facetCounts,
} from '#app/features/items/facets/count-facets.server.ts'
import { type FacetView, facetViews } from '#app/features/items/facets/facet-view.ts'
import type { ItemCard } from '#app/features/items/item-card.ts'
import { filtersSet, PER_PAGE } from '#app/features/items/list-filters.ts'
import { parseListQuery } from '#app/features/items/schema.ts'
import { searchTerm } from '#app/features/items/search-text.ts'
import type { NearShown } from '#app/features/places/near-shown.ts'
import { readNear } from '#app/features/places/read-near.server.ts'
import { hasWays } from '#app/features/places/way-categories.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { columnParams } from './column-params.ts'
import { findHits } from './find-hits.server.ts'
import { findNearest } from './find-nearest.server.ts'
import { type Interpretation, interpret, type SearchCtx, wantedOf } from './interpret-search.server.ts'
import { type ItemSearch, matches } from './match-items.server.ts'
import type { ParsedQuery } from './parsed-term.ts'
import { type HitsPage, searchPage } from './queries.server.ts'
import { parseSearchParams, type ResultsRequest, type SearchParams } from './schema.ts'
import { FEW, type SearchSort, searchPages, totalOf } from './search-terms.ts'
import { chipsOfTerms, headingOf, plainAddress, type TermChip } from './show-terms.server.ts'

const NOTHING: HitsPage = { items: [], hasMore: false }

export type SearchResult = {
  /** What was recognized, each with the address of the search without it; empty for words alone. */
  readonly chips: readonly TermChip[]
  /** The address of the search of nothing but the words. */
  readonly plain: string
  readonly near: NearShown
  /** The order of the results. */
  readonly sort: SearchSort
  /** The term with its misspelled words corrected, where that was looked for. */
  readonly alike: string | null
  readonly total: number
  readonly open: boolean
  readonly pages: number
  readonly hasMore: boolean
  readonly listings: readonly ItemCard[]
  readonly billboards: readonly ItemCard[]
  /** What lacks something of the query, where little has all of it. */
  readonly nearest: readonly { readonly heading: string; readonly items: readonly ItemCard[] }[]
  /** What the column of filters shows: what was recognized is chosen there. */
  readonly column: {
    readonly query: SearchParams
    readonly facets: readonly FacetView[]
    readonly set: number
  }
}

/** Words alone are corrected by what listings say; beside facts the vocabulary corrected them. */
const isOnlyWords = ({ terms }: ParsedQuery) => terms.every(({ kind }) => kind === 'words')

const hitsOf = (
  ctx: SearchCtx,
  { term, rankingTerm, filter, lexicon, parsed }: Interpretation,
  { isInTitle = false } = {},
) =>
  findHits(ctx, {
    term,
    rankingTerm,
    filter,
    isInTitle,
    lexicon,
    canCorrect: !isInTitle && isOnlyWords(parsed),
  })

const isCheap = ({ terms }: ParsedQuery) => terms.some(({ kind }) => kind === 'cheap')

/** Where nothing has what was recognized, a title may have its words: the name of an item may read like a category. */
async function hitsOfWords(ctx: SearchCtx, params: URLSearchParams) {
  const plain = new URLSearchParams(params)
  plain.set('words', 'only')
  const interpretation = await interpret(ctx, plain)
  const result = await hitsOf(ctx, interpretation, { isInTitle: true })
  const isHit = result.hits.listings + result.hits.billboards > 0
  return isHit ? { interpretation, ...result } : null
}

/** Returns how a query is read, its hits, and what it means where those are of its words alone. */
async function readHits(ctx: SearchCtx, params: URLSearchParams) {
  const interpretation = await interpret(ctx, params)
  const { wanted, hits } = await hitsOf(ctx, interpretation)
  const isNone = hits.listings + hits.billboards === 0
  const plain = isNone && !isOnlyWords(interpretation.parsed) ? await hitsOfWords(ctx, params) : null
  return { meant: interpretation, ...(plain ?? { interpretation, wanted, hits }) }
}

/** Unless the address names an order, a word for a low price orders by price, and a way by its miles. */
function sortOf({ search, parsed, near }: Interpretation, params: URLSearchParams): SearchSort {
  if (params.get('sort')) return search.sort
  if (isCheap(parsed)) return 'price-low'
  return near.way ? 'distance' : search.sort
}

/** In one category, its facets, with their numbers among the hits. */
async function facetsAmong(ctx: SearchCtx & Pick<Ctx, 't'>, params: URLSearchParams, wanted: ItemSearch) {
  const { db, now, t } = ctx
  const query = parseSearchParams(params)
  const { category } = query
  if (category === null) return []
  const facets = parseFacets(params, category)
  const { anyOf: _, categories: __, ...others } = wanted.filter
  const filter = { ...others, facets: [], category }
  const countHits = () =>
    countTokens(
      db,
      { filter, facets, also: [matches('listings', { ...wanted, filter: { category } }, now)] },
      now,
    )
  const counts = wanted.term
    ? facetCounts(await countHits(), facets)
    : await cachedFacetCounts(ctx, { category, query, facets, near: wanted.filter.near ?? null })
  return facetViews(facetsOf(category), facets, counts.of, t)
}

async function columnOf(
  ctx: SearchCtx & Pick<Ctx, 't'>,
  params: URLSearchParams,
  wanted: ItemSearch,
): Promise<SearchResult['column']> {
  const query = parseSearchParams(params)
  const facets = await facetsAmong(ctx, params, wanted)
  return { query, facets, set: filtersSet(query) + parseFacets(params, query.category).length }
}

/** Finds what an address of the search page asks for: a page of it, and where there is little, what comes nearest. Null: nothing was typed. */
export async function find(
  ctx: SearchCtx & Pick<Ctx, 't'>,
  params: URLSearchParams,
): Promise<SearchResult | null> {
  if (!searchTerm(parseSearchParams(params).q)) return null
  const { meant, interpretation, wanted, hits } = await readHits(ctx, params)
  const { parsed, near, search } = interpretation
  const { db, locale, now, t } = ctx
  const page = search.page ?? 1
  const sort = sortOf(interpretation, params)
  const isNone = search.page === null || hits.listings + hits.billboards === 0
  const isFew = page === 1 && hits.listings < FEW && wanted.alike === null
  const [{ listings, billboards }, nearest, column] = await Promise.all([
    isNone
      ? { listings: NOTHING, billboards: NOTHING }
      : searchPage(db, { wanted, hits, sort, page, locale, now }),
    isFew && meant.search.words !== 'only' ? findNearest(ctx, meant, hits) : [],
    columnOf(ctx, columnParams(interpretation, params), wanted),
  ])
  const hasMore = listings.hasMore || billboards.hasMore
  return {
    chips: chipsOfTerms(parsed, params, t),
    plain: plainAddress(params),
    near,
    sort,
    alike: isNone ? null : (wanted.alike ?? interpretation.corrected),
    ...totalOf(hits),
    pages: searchPages(hits, PER_PAGE, page, hasMore),
    hasMore,
    listings: listings.items,
    billboards: billboards.items,
    nearest: nearest.map(({ differences, items }) => ({
      heading: headingOf(differences, meant.parsed, t),
      items,
    })),
    column,
  }
}

/** Counts the listings that the list of a category shows with the filters of its address. */
async function countList(ctx: Ctx, category: CategorySlug, params: URLSearchParams): Promise<number> {
  const query = parseListQuery(params, category)
  const { filter: near } = await readNear(ctx.db, query, { hasWays: hasWays(category) })
  const facets = parseFacets(params, category)
  const { total } = await cachedFacetCounts(ctx, { category, query, facets, near })
  return total
}

/**
 * Counts what an address would show ([FACET-04]); of many hits of a search, those that are counted exactly. Without words a search
 * opens the list of its category.
 */
export async function count(ctx: Ctx, { path, search }: ResultsRequest): Promise<number> {
  const params = new URLSearchParams(search)
  const { q, category } = parseSearchParams(params)
  const list = path.category ?? (q ? null : category)
  if (list !== null) return countList(ctx, list, params)
  if (!searchTerm(q)) return 0
  const { hits } = await hitsOf(ctx, await interpret(ctx, params))
  return totalOf(hits).total
}

/** Returns what listings have to be to match a search: for counts by place. */
export async function conditionOf(ctx: SearchCtx, params: URLSearchParams): Promise<RawBuilder<boolean>> {
  return matches('listings', wantedOf(await interpret(ctx, params)), ctx.now)
}
