import { data, type RouterContextProvider, redirect } from 'react-router'
import { comparePath } from '#app/features/comparison/compare-address.ts'
import { sortOf } from '#app/features/comparison/compared.ts'
import { favoritesAmong } from '#app/features/favorites/queries.server.ts'
import type { EndedItem, ItemDetail } from '#app/features/items/detail/item-detail.ts'
import { findItem } from '#app/features/items/detail/queries.server.ts'
import { itemPath } from '#app/features/items/item-card.ts'
import { ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import { publicListings } from '#app/features/items/queries.server.ts'
import { parsePublicId } from '#app/lib/public-id.ts'
import { STATUS_OF } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { CONTENT_OF } from '../content-of-pages.ts'
import { within } from '../guards.server.ts'
import { listMarkup } from '../list-markup.server.tsx'
import { pageMeta } from '../page-meta.ts'
import { describePage } from '../structured-data.server.ts'
import { dependsOn } from '../visitors-cache.ts'
import { dataOf, itemHead } from './item-head.ts'

/** How many similar items are shown below an item. */
const SIMILAR = 6

type Context = Readonly<RouterContextProvider>
type Asked = { context: Context; url: URL }
type Address = Asked & { publicId: string | undefined; slug: string | undefined }

/** That an item has ended, with others like it. What was posted in its place is shown instead. */
async function endedPage(ctx: Ctx, { context, url }: Asked, { title, category, replacedBy }: EndedItem) {
  if (replacedBy !== null) throw redirect(`/listings/${replacedBy}`, 301)
  const { db, locale, now, site, t } = ctx
  const filter = { category }
  const similar = await publicListings(db, { filter, sort: 'newest', page: 1, perPage: SIMILAR, locale, now })
  const favorites = await favoritesAmong(ctx, similar)
  const rows = listMarkup(context, ctx, { items: similar, favorites, url, shape: 'list', heading: 'h3' })
  const head = { title: t('detail.goneTitle'), description: t('detail.goneText'), path: '/', index: false }
  return data(
    { state: 'ended' as const, title, category, rows, favorites, meta: pageMeta(site, t, head) },
    { status: STATUS_OF.gone },
  )
}

/** Where a listing is compared with others that state the same facts ([CMP-01]). */
const compareAddress = (item: ItemDetail) =>
  !ITEM_KINDS[item.kind].isAdvertising && sortOf(item.category) !== null ? comparePath([item.publicId]) : null

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
  if (found.state === 'ended') return endedPage(ctx, asked, found.ended)
  const { item, attributes } = found
  const path = itemPath(item)
  // An old title in the address, or one in another language, leads to the present one (D-25); not for good, because
  // the next reader may have another language.
  if (slug !== undefined && !path.endsWith(`/${slug}`)) throw redirect(path + asked.url.search)
  describePage(asked.context, dataOf(ctx, item, { path, attributes }))
  const meta = itemHead(ctx, item, { path, search: asked.url.search })
  const favorites = await favoritesAmong(ctx, [item])
  const headers = dependsOn(CONTENT_OF.item(kind, item.publicId))
  return data(
    { state: 'public' as const, item, favorites, compareTo: compareAddress(item), meta },
    { headers },
  )
}
