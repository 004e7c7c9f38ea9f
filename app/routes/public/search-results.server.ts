import type { RouterContextProvider } from 'react-router'
import { favoritesAmong } from '#app/features/favorites/queries.server.ts'
import { recordEmptySearch } from '#app/features/search/empty/record-empty-search.server.ts'
import { helpEmptySearch } from '#app/features/search/help-empty-search.server.ts'
import { parseSearchParams, type SearchParams } from '#app/features/search/schema.ts'
import { find } from '#app/features/search/search-listings.server.ts'
import { FEW } from '#app/features/search/search-terms.ts'
import { isRobot } from '#app/features/views/count-once.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { CONTENT_OF } from '../content-of-pages.ts'
import { listMarkup } from '../list-markup.server.tsx'

/** Billboards before the listings: 25 would be three screens of a phone, before what most people came for. */
const MAX_BILLBOARDS_FIRST = 3

/** Counts a search without results. The page is shown, whether that works or not. */
async function countEmpty(ctx: Ctx, params: URLSearchParams): Promise<void> {
  if (isRobot(ctx.visitor.userAgent)) return
  await recordEmptySearch(ctx, parseSearchParams(params)).catch((err: unknown) =>
    ctx.log.warn({ err }, 'a search without results was not counted'),
  )
}

/** What a search shows, with what the visitor saved of it. */
export async function resultsOf(ctx: Ctx, params: URLSearchParams) {
  const found = await find(ctx, params)
  if (!found) return null
  if (found.total === 0) await countEmpty(ctx, params)
  const help = found.total === 0 ? await helpEmptySearch(ctx, params) : null
  const nearest = help
    ? [{ heading: ctx.t('listings.nearestMatches', { name: help.nearestName }), items: help.nearest }]
    : found.nearest
  const listings = [...found.listings, ...nearest.flatMap(({ items }) => items)]
  return { ...found, nearest, ways: help?.ways ?? [], favorites: await favoritesAmong(ctx, listings) }
}

type Found = NonNullable<Awaited<ReturnType<typeof resultsOf>>>
type Around = {
  readonly context: Readonly<RouterContextProvider>
  readonly url: URL
  readonly ctx: Ctx
  readonly query: SearchParams
}

/** The hits as the page shows them: the first billboards, the listings, the other billboards. */
export function sectionsOf(
  { listings, billboards, nearest, favorites }: Found,
  { context, ctx, query, url }: Around,
) {
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
    ...nearest.map(({ heading, items }, i) => ({ id: `nearest-${i + 1}`, name: heading, items })),
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
export function contentOf({ category }: SearchParams, found: Found | null) {
  if (!found) return []
  return category !== null && found.total >= FEW && found.chips.length === 0
    ? CONTENT_OF.hitsIn(category)
    : CONTENT_OF.search()
}
