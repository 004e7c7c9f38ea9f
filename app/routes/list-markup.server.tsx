import type { ComponentProps } from 'react'
import type { RouterContextProvider } from 'react-router'
import { BillboardGrid, laterRows } from '#app/features/billboards/components/billboard-grid.tsx'
import type { GridKind, Place } from '#app/features/billboards/grid-rows.ts'
import { rowHearts } from '#app/features/favorites/components/row-heart.tsx'
import { ItemRows } from '#app/features/items/components/item-views.tsx'
import type { ItemCard } from '#app/features/items/item-card.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Markup } from '#app/ui/markup.tsx'
import { markupOf, pageMarkup } from './markup.server.tsx'

type Context = Readonly<RouterContextProvider>

type Listed = Omit<ComponentProps<typeof ItemRows>, 'save'> & {
  /** The element that shows it, where a page has several. */
  readonly id?: string
  readonly favorites: readonly string[] | null
  /** The page of the list. */
  readonly url: URL
}

/** Renders a list of items for `ItemList`; null without items. */
export function listMarkup(
  context: Context,
  { t }: Ctx,
  { id = 'items', favorites, url, ...list }: Listed,
): Markup | null {
  if (list.items.length === 0) return null
  const save = rowHearts(favorites, url.pathname + url.search)
  return pageMarkup(context, id, markupOf(t, <ItemRows {...list} save={save} />))
}

type Grid = { readonly places: readonly Place<ItemCard>[]; readonly cols: number }

/** Renders a grid of billboards for `ItemList`. */
export function gridMarkup(context: Context, { t }: Ctx, kind: GridKind, grid: Grid): Markup {
  const { places, cols } = grid
  return pageMarkup(
    context,
    'billboards',
    markupOf(t, <BillboardGrid kind={kind} places={places} cols={cols} />),
  )
}

/** Renders what a phone shows of a grid between items, where there are no items. */
export function breaksMarkup(context: Context, { t }: Ctx, kind: GridKind, grid: Grid): Markup {
  const { places, cols } = grid
  const rows = laterRows({ kind, places, cols })
  return pageMarkup(context, 'later-billboards', markupOf(t, <div className="item-break">{rows}</div>))
}
