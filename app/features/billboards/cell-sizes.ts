import { type Area, GRIDS, type GridKind } from './grid-rows.ts'

/** A single cell of a grid on a phone of 390 pixels, the smallest space in which a billboard is shown. */
export const PHONE_CELL = { width: 174, height: 104 } as const

/** How wide the grids are on a screen of 1280 pixels, and the gap between their cells, in CSS pixels. */
const GRID_WIDTH = { home: 910, category: 1200 } as const
const GAP = 10

const SINGLE = { width: 1, height: 1 } as const

type Cells = Pick<Area, 'width' | 'height'>

/** Returns the size of a place of so many cells on a screen of 1280 pixels. Places of larger screens are larger. */
export function cellSize(kind: GridKind, { width, height }: Cells, cols = 4): Cells {
  const cell = (GRID_WIDTH[kind] - GAP * (cols - 1)) / cols
  return {
    width: Math.round(cell * width + GAP * (width - 1)),
    height: GRIDS[kind].rowHeight * height + GAP * (height - 1),
  }
}

/**
 * The spaces in which pages show the picture of a billboard, in CSS pixels: on a phone of 390 pixels, and on a screen
 * of 1280.
 */
export const CELL_SIZES = [
  { name: 'billboards.cellPhone', ...PHONE_CELL },
  { name: 'billboards.cellPhoneWide', width: 358, height: 104 },
  { name: 'billboards.cellHome', ...cellSize('home', SINGLE) },
  { name: 'billboards.cellHomeHigh', ...cellSize('home', { width: 1, height: 2 }) },
  { name: 'billboards.cellHomeWide', ...cellSize('home', { width: 2, height: 1 }) },
  { name: 'billboards.cellHomeLarge', ...cellSize('home', { width: 2, height: 2 }) },
  { name: 'billboards.cellCategory', ...cellSize('category', SINGLE) },
] as const
