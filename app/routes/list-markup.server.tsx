import type { ComponentProps } from 'react'
import type { RouterContextProvider } from 'react-router'
import { BillboardGrid, laterRows } from '#app/features/billboards/components/billboard-grid.tsx'
import type { GridKind, Place } from '#app/features/billboards/grid-rows.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { COMPARE_FORM } from '#app/features/comparison/compare-address.ts'
import { sortOf } from '#app/features/comparison/compared.ts'
import { rowHeart, SignInToKeep } from '#app/features/favorites/components/row-heart.tsx'
import type { Compare } from '#app/features/items/components/item-parts.tsx'
import {
  type HeadingLevel,
  ItemInList,
  ItemRows,
  isFirst,
  type Shape,
} from '#app/features/items/components/item-views.tsx'
import { ColumnFields } from '#app/features/items/facets/components/filter-fields.tsx'
import type { ItemCard } from '#app/features/items/item-card.ts'
import { ITEM_KINDS } from '#app/features/items/item-kinds.ts'
import { pagePath } from '#app/lib/language-path.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Markup } from '#app/ui/markup.tsx'
import { markupOf, pageMarkup, rememberedMarkup, renderedOnce } from './markup.server.tsx'

type Context = Readonly<RouterContextProvider>

type Listed = {
  /** The element that shows it, where a page has several. */
  readonly id?: string
  readonly items: readonly ItemCard[]
  readonly shape: Shape
  readonly heading: HeadingLevel
  readonly withTools?: boolean
  readonly withCategory?: boolean
  /** Whether its listings can be chosen for a comparison ([CMP-03]). */
  readonly canCompare?: boolean
  readonly breaks?: readonly string[]
  readonly favorites: readonly string[] | null
  /** The page of the list. */
  readonly url: URL
}

function compareOf({ kind, category }: ItemCard): Compare | undefined {
  const sort = ITEM_KINDS[kind].isAdvertising ? null : sortOf(category)
  return sort ? { form: COMPARE_FORM, sort } : undefined
}

/** The items of a list, each rendered once as long as it looks the same. */
function rowsOf({ t }: Ctx, { id = 'items', items, favorites, url, ...list }: Listed): readonly string[] {
  const { shape, heading, withTools = false, withCategory = true, canCompare = false } = list
  const here = pagePath(url) + url.search
  return items.map((item, at) => {
    const kept = favorites?.includes(item.id) ?? null
    const compare = canCompare ? compareOf(item) : undefined
    const look = { shape, heading, withTools, withCategory, compare }
    const save = rowHeart(kept, here, id)
    return rememberedMarkup(t, ['item', look, isFirst(at), kept, kept === null ? id : here, item], () =>
      markupOf(t, <ItemInList item={item} at={at} save={save} {...look} />),
    )
  })
}

/** Renders a list of items for `ItemList`; null without items. */
export function listMarkup(context: Context, ctx: Ctx, list: Listed): Markup | null {
  const { id = 'items', items, favorites, url, shape, breaks } = list
  if (items.length === 0) return null
  const shown = <ItemRows rows={rowsOf(ctx, list)} shape={shape} breaks={breaks} />
  const html = markupOf(
    ctx.t,
    <>
      {shown}
      {!favorites && items.some(({ kind }) => ITEM_KINDS[kind].canBeFavorite) && (
        <SignInToKeep here={pagePath(url) + url.search} list={id} />
      )}
    </>,
  )
  return pageMarkup(context, id, html)
}

type Grid = {
  readonly category: CategorySlug | null
  readonly places: readonly Place<ItemCard>[]
  readonly cols: number
}

/** A grid, and what a phone shows of it between items: rendered once for each grid in memory. */
const look = (kind: GridKind) =>
  renderedOnce((t, { category, places, cols }: Grid) => ({
    grid: markupOf(t, <BillboardGrid kind={kind} category={category} places={places} cols={cols} />),
    breaks: laterRows({ kind, category, places, cols }).map((row) => markupOf(t, row)),
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

/** Renders the fields of the filters beside a list for `FacetColumn`. */
export function columnMarkup(
  context: Context,
  { t }: Ctx,
  fields: ComponentProps<typeof ColumnFields>,
): Markup {
  const { asked, ...others } = fields
  const { city, state, price, min, max, date, written, category } = asked
  const said = [city, state, price, min, max, date, written, category]
  const html = rememberedMarkup(t, ['column', said, others], () =>
    markupOf(t, <ColumnFields {...fields} />, 'column'),
  )
  return pageMarkup(context, 'facet-fields', html)
}
