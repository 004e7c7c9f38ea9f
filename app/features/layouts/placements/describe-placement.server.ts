import { PHONE_CELL } from '#app/features/billboards/cell-sizes.ts'
import { categoryName } from '#app/features/categories/category-list.ts'
import { type PlacementKind, partOf } from '#app/features/pricing/placements.ts'
import { TICKER_CAP } from '#app/features/ticker/rules.ts'
import { formatNumber, type Translate } from '#app/i18n/translate.ts'
import { drawPlacement, pageOf, rowsOf } from './drawing.ts'
import { occupancyOf, sizesOf } from './occupancy.ts'
import type { PlacementFigures } from './read-placements.server.ts'

/** The widths of a row of the list, and the height of the ticker, in CSS pixels: on 1280 pixels, and on a phone of 390. */
const LIST_ROW = { wide: 896, phone: 358 } as const
const TICKER_HEIGHT = 46

type Grid = PlacementFigures['grids']['home']

const pixels = (t: Translate, { width, height }: { width: number; height: number }) =>
  t('prices.pixels', { width, height })

function sizeText(t: Translate, placement: PlacementKind, grid: Grid): string {
  if (placement === 'ticker') return t('prices.tickerSize', { height: TICKER_HEIGHT })
  if (placement === 'list') return t('prices.listSize', LIST_ROW)
  const sizes = sizesOf(placement, grid).map((size) => pixels(t, size))
  return t('prices.cellSizes', { sizes: sizes.join(', '), phone: pixels(t, PHONE_CELL) })
}

/** Who else is there: all of it is counted now. */
function othersText(t: Translate, placement: PlacementKind, figures: PlacementFigures): string {
  if (placement === 'ticker') return t('prices.tickerTaken', { taken: figures.inTicker, places: TICKER_CAP })
  if (placement === 'list') return t('prices.listTaken', { count: figures.listings })
  const { cells, taken, free, takeTurns } = occupancyOf(figures.grids[placement])
  const text = t('prices.cellsTaken', { taken, cells, free })
  return takeTurns > 0 ? `${text} ${t('prices.takeTurns', { count: takeTurns })}` : text
}

/** 'At least', because a view is counted where a billboard was on screen for a second. */
function viewsText(t: Translate, views: number): string {
  return views > 0
    ? t('prices.viewsAtLeast', { views: formatNumber(views, t.locale) })
    : t('prices.notCounted')
}

function altText(t: Translate, placement: PlacementKind, { category, grids }: PlacementFigures): string {
  const name = categoryName(category, t.locale)
  if (placement === 'ticker') return t('prices.drawnTicker')
  if (placement === 'list') return t('prices.drawnList', { category: name })
  const { cols, places } = grids[placement]
  const { taken, free } = occupancyOf(grids[placement])
  const grid = { cols, rows: rowsOf(places), taken, free }
  return placement === 'home'
    ? t('prices.drawnHome', grid)
    : t('prices.drawnCategory', { ...grid, category: name })
}

const EXAMPLES = {
  list: 'prices.exampleList',
  ticker: 'prices.exampleTicker',
  category: 'prices.exampleBillboards',
  home: 'prices.exampleBillboards',
} as const

/** Returns the link to a page where something of this kind can be seen now; null where there is nothing. */
function exampleOf(t: Translate, placement: PlacementKind, figures: PlacementFigures) {
  const { category, grids, listings, inTicker } = figures
  const seen = {
    list: listings,
    ticker: inTicker,
    category: occupancyOf(grids.category).taken,
    home: occupancyOf(grids.home).taken,
  }[placement]
  if (seen === 0) return null
  return { to: pageOf(placement) === 'home' ? '/' : `/categories/${category}`, text: t(EXAMPLES[placement]) }
}

/** Returns what advertisers read of a placement, in words, and its drawing ([AD-11]). */
export function describePlacement(t: Translate, placement: PlacementKind, figures: PlacementFigures) {
  const page = pageOf(placement)
  const { views, onScreen } = figures.counted[page]
  const isGrid = placement === 'home' || placement === 'category'
  return {
    placement,
    name: t(`billing.${partOf(placement)}`),
    page: page === 'home' ? t('prices.homePage') : categoryName(figures.category, t.locale),
    drawing: drawPlacement(placement, figures.grids[page]),
    alt: altText(t, placement, figures),
    facts: [
      { label: t('prices.size'), value: sizeText(t, placement, figures.grids[page]) },
      { label: t('prices.others'), value: othersText(t, placement, figures) },
      { label: t('prices.views'), value: viewsText(t, views) },
      ...(isGrid && views > 0
        ? [{ label: t('prices.onScreen'), value: formatNumber(onScreen, t.locale) }]
        : []),
    ],
    example: exampleOf(t, placement, figures),
  }
}

export type DescribedPlacement = ReturnType<typeof describePlacement>
