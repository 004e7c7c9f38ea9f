import type { ComponentProps } from 'react'
import type { RouterContextProvider } from 'react-router'
import { BillboardGrid, laterRows } from '#app/features/billboards/components/billboard-grid.tsx'
import type { GridKind, Place } from '#app/features/billboards/grid-rows.ts'
import { rowHearts } from '#app/features/favorites/components/row-heart.tsx'
import { ItemRows } from '#app/features/items/components/item-views.tsx'
import type { ItemCard } from '#app/features/items/item-card.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Markup } from '#app/ui/markup.tsx'
import { markupOf, pageMarkup, renderedOnce } from './markup.server.tsx'

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

/** A grid, and what a phone shows of it between items: rendered once for each grid in memory. */
const look = (kind: GridKind) =>
  renderedOnce((t, { places, cols }: Grid) => ({
    grid: markupOf(t, <BillboardGrid kind={kind} places={places} cols={cols} />),
    breaks: laterRows({ kind, places, cols }).map((row) => markupOf(t, row)),
  }))
const LOOKS = { home: look('home'), category: look('category') } as const

/**
 * Renders a grid of billboards and a list of items, between which phones show the later rows of the grid, each for `ItemList`.
 */
export function gridAndListMarkup(
  context: Context,
  ctx: Ctx,
  { kind, grid, ...list }: Omit<Listed, 'breaks'> & { readonly kind: GridKind; readonly grid: Grid },
): { billboards: Markup; rows: Markup } {
  const { breaks, ...shown } = LOOKS[kind](ctx.t, grid)
  const rows =
    listMarkup(context, ctx, { ...list, breaks }) ??
    pageMarkup(context, 'later-billboards', `<div class="item-break">${breaks.join('')}</div>`)
  return { billboards: pageMarkup(context, 'billboards', shown.grid), rows }
}
