import type { RouterContextProvider } from 'react-router'
import { DetailCrumbs } from '#app/features/items/detail/components/detail-crumbs.tsx'
import { detailParts } from '#app/features/items/detail/components/detail-parts.tsx'
import type { DetailPart } from '#app/features/items/detail/detail-part.ts'
import type { ItemDetail } from '#app/features/items/detail/item-detail.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Markup } from '#app/ui/markup.tsx'
import { markupOf, pageMarkup } from '../markup.server.tsx'

type Context = Readonly<RouterContextProvider>

/** Renders the parts of an item that do not react ([DET-02]). */
export function partsMarkup(
  context: Context,
  { t }: Ctx,
  item: ItemDetail,
): Readonly<Record<DetailPart, Markup>> {
  const parts = detailParts(item, 'h2')
  const part = (name: DetailPart) => pageMarkup(context, `detail-${name}`, markupOf(t, parts[name]))
  return {
    line: part('line'),
    keys: part('keys'),
    offer: part('offer'),
    poster: part('poster'),
    body: part('body'),
    bar: part('bar'),
  }
}

/** Renders the way from the home page to an item. */
export function crumbsMarkup(context: Context, { t }: Ctx, item: ItemDetail): Markup {
  return pageMarkup(context, 'detail-crumbs', markupOf(t, <DetailCrumbs item={item} />))
}
