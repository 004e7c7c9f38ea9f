import { data, type RouterContextProvider, redirect } from 'react-router'
import { isMarketplace } from '#app/features/categories/category-list.ts'
import { comparePath } from '#app/features/comparison/compare-address.ts'
import { sortOf } from '#app/features/comparison/compared.ts'
import { favoritesAmong } from '#app/features/favorites/queries.server.ts'
import type { EndedItem, ItemDetail } from '#app/features/items/detail/item-detail.ts'
import { findItem } from '#app/features/items/detail/queries.server.ts'
import { itemPath } from '#app/features/items/item-card.ts'
import { ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import { type Similar, type SimilarTo, similarListings } from '#app/features/items/similar/queries.server.ts'
import { findPlace } from '#app/features/places/find-place.server.ts'
import { parseNear } from '#app/features/places/near.ts'
import { distanceShown } from '#app/features/places/near-conditions.server.ts'
import { parsePublicId } from '#app/lib/public-id.ts'
import { STATUS_OF } from '#app/lib/refusal.ts'
import { slugOf } from '#app/lib/slug.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { CONTENT_OF } from '../content-of-pages.ts'
import { within } from '../guards.server.ts'
import { listMarkup } from '../list-markup.server.tsx'
import { pageMeta } from '../page-meta.ts'
import { describePage } from '../structured-data.server.ts'
import { dependsOn } from '../visitors-cache.ts'
import { crumbsMarkup, partsMarkup } from './detail-markup.server.tsx'
import { dataOf, itemHead } from './item-head.server.ts'

type Context = Readonly<RouterContextProvider>
type Asked = { context: Context; url: URL }
type Address = Asked & { publicId: string | undefined; slug: string | undefined }

/** Similar listings as markup: things by their pictures, all else by its facts; null without any. */
function similarMarkup(ctx: Ctx, { context, url }: Asked, { similar, to, favorites }: SimilarShown) {
  const { by, items } = similar
  const shape = isMarketplace(to.category) ? 'gallery' : 'list'
  const rows = listMarkup(context, ctx, { id: 'similar', items, favorites, url, shape, heading: 'h3' })
  return rows && { by, rows }
}

type SimilarShown = {
  readonly similar: Similar
  readonly to: SimilarTo
  readonly favorites: readonly string[] | null
}

type Ended = { readonly ended: EndedItem; readonly likeness: SimilarTo }

/** That an item has ended, with others like it. What was posted in its place is shown instead. */
async function endedPage(
  ctx: Ctx,
  asked: Asked,
  { ended: { title, category, replacedBy }, likeness }: Ended,
) {
  if (replacedBy !== null) throw redirect(`/listings/${replacedBy}`, 301)
  const { db, site, t } = ctx
  const found = await similarListings(db, likeness, ctx)
  const favorites = await favoritesAmong(ctx, found.items)
  const similar = similarMarkup(ctx, asked, { similar: found, to: likeness, favorites })
  const head = { title: t('detail.goneTitle'), description: t('detail.goneText'), path: '/', index: false }
  return data(
    { state: 'ended' as const, title, category, similar, favorites, meta: pageMeta(site, t, head) },
    { status: STATUS_OF.gone },
  )
}

/** Where a listing is compared with others that state the same facts ([CMP-01]). */
const compareAddress = (item: ItemDetail) =>
  !ITEM_KINDS[item.kind].isAdvertising && sortOf(item.category) !== null ? comparePath([item.publicId]) : null

const NOTHING_SIMILAR: Similar = { by: 'facts', items: [] }

/** A billboard is not compared with listings. */
const similarTo = (ctx: Ctx, kind: ItemKind, likeness: SimilarTo): Promise<Similar> =>
  ITEM_KINDS[kind].isAdvertising ? Promise.resolve(NOTHING_SIMILAR) : similarListings(ctx.db, likeness, ctx)

/** Adds how far it is from the place that a list was asked for, over which it opens. */
function withDistance({ t }: Ctx, url: URL, { item, likeness: { place } }: Public): ItemDetail {
  const from = findPlace(parseNear(url.searchParams).near)
  return from && place ? { ...item, distance: distanceShown(place, { place: from }, t) } : item
}

type Public = { readonly item: ItemDetail; readonly likeness: SimilarTo }

/** What a browser gets of an item: the parts that do not react as markup, and what it needs for the others. */
async function publicItem(ctx: Ctx, asked: Asked, { item, likeness }: Public) {
  const found = await similarTo(ctx, item.kind, likeness)
  const favorites = await favoritesAmong(ctx, [item, ...found.items])
  const { id, kind, publicId, title, titleLanguage, line, pictures, category } = item
  const numbers = found.items.map((card) => card.publicId)
  const content = CONTENT_OF.item(kind, { publicId, similar: numbers })
  return {
    content,
    shown: {
      state: 'public' as const,
      item: { id, kind, publicId, title, titleLanguage, line, pictures, category },
      crumbs: crumbsMarkup(asked.context, ctx, item),
      parts: partsMarkup(asked.context, ctx, withDistance(ctx, asked.url, { item, likeness })),
      similar: similarMarkup(ctx, asked, { similar: found, to: likeness, favorites }),
      favorites,
      compareTo: compareAddress(item),
    },
  }
}

/**
 * Returns the status of the redirect from another title to the present one (D-25). From an old title it is permanent; browsers
 * keep no redirect of a page without asking again, so that the title may come back. From a title in another language it is
 * temporary, because the next reader may read that one.
 */
const statusOfMove = (slug: string, titles: readonly string[]) =>
  titles.some((title) => slugOf(title) === slug) ? 302 : 301

/**
 * What the page of an item shows, and the dialog on top of a list too: the item, or that it has ended with others like
 * it (410), or that there is none (404). These are responses, not errors, so that a dialog can show them.
 */
export async function itemPage(ctx: Ctx, kind: ItemKind, { publicId, slug, ...asked }: Address) {
  const { db, locale, now } = ctx
  await within(ctx, 'detail', 'detailAnHour')
  const id = parsePublicId(publicId)
  const found = id === null ? null : await findItem(db, kind, { publicId: id, locale, now })
  if (!found) return data({ state: 'missing' as const }, { status: STATUS_OF.notFound })
  if (found.state === 'ended') return endedPage(ctx, asked, found)
  const { item, titles, attributes } = found
  const path = itemPath(item)
  if (slug !== undefined && !path.endsWith(`/${slug}`))
    throw redirect(path + asked.url.search, statusOfMove(slug, titles))
  describePage(asked.context, dataOf(ctx, item, { path, attributes }))
  const head = itemHead(ctx, item, { path, attributes })
  const { shown, content } = await publicItem(ctx, asked, found)
  return data({ ...shown, ...head }, { headers: dependsOn(content) })
}
