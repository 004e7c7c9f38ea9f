import { isUuid } from '#app/lib/public-id.ts'

/** A place in the grid, counted from 0; width and height in cells. */
export type Position = {
  readonly row: number
  readonly col: number
  readonly width: number
  readonly height: number
  readonly adId: string | null
}
export type Layout = { readonly rows: number; readonly cols: number; readonly positions: readonly Position[] }

/** Largest grid anybody may draw, and the grids shown where nothing was drawn ([HOME-04], [CAT-06]). */
export const MOST_ROWS = 50
export const MOST_COLS = 20
export const HOME_GRID = { rows: 5, cols: 4 } as const
export const CATEGORY_GRID = { rows: 2, cols: 4 } as const

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most

const isIndex = (value: unknown, below: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below

type Loose = Readonly<Record<string, unknown>>
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null

function readPosition(value: unknown, rows: number, cols: number): Position | null {
  if (!isLoose(value)) return null
  const { row, col, width = 1, height = 1, adId } = value
  if (!isIndex(row, rows) || !isIndex(col, cols) || !isCount(width, cols) || !isCount(height, rows))
    return null
  if (row + height > rows || col + width > cols) return null
  return { row, col, width, height, adId: isUuid(adId) ? adId : null }
}

function overlap(a: Position, b: Position): boolean {
  const apart =
    a.col + a.width <= b.col ||
    b.col + b.width <= a.col ||
    a.row + a.height <= b.row ||
    b.row + b.height <= a.row
  return !apart
}

/**
 * A stored layout, made safe to draw: positions outside of the grid and those on top of an earlier one are left out.
 * Null when it is no layout at all. Rows and columns are bounded, so a hostile import cannot make a page grow.
 */
export function readLayout(config: unknown): Layout | null {
  if (!isLoose(config)) return null
  const { rows, cols, positions } = config
  if (!isCount(rows, MOST_ROWS) || !isCount(cols, MOST_COLS) || !Array.isArray(positions)) return null
  const kept: Position[] = []
  for (const value of positions) {
    const position = readPosition(value, rows, cols)
    if (position && !kept.some((other) => overlap(other, position))) kept.push(position)
  }
  return { rows, cols, positions: kept }
}

/** The billboards a layout wants, once each. */
export function billboardsWanted(layout: Layout): readonly string[] {
  return [...new Set(layout.positions.flatMap(({ adId }) => adId ?? []))]
}

export type Place<Item> = Omit<Position, 'adId'> & { readonly item: Item | null }

const byPlace = (a: Omit<Position, 'adId'>, b: Omit<Position, 'adId'>) => a.row - b.row || a.col - b.col

/**
 * Every place of the grid with what stands in it, in reading order: the positions drawn, and single cells wherever
 * none lies. A billboard that is gone leaves its place empty ([HOME-03]).
 */
export function placesOf<Item extends { readonly id: string }>(
  layout: Layout,
  items: readonly Item[],
): Place<Item>[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const drawn = layout.positions.map(({ adId, ...place }) => ({
    ...place,
    item: byId.get(adId ?? '') ?? null,
  }))
  const cells = Array.from({ length: layout.rows * layout.cols }, (_, i) => ({
    row: Math.floor(i / layout.cols),
    col: i % layout.cols,
    width: 1,
    height: 1,
  }))
  const free = cells.filter((cell) => !layout.positions.some((p) => overlap(p, { ...cell, adId: null })))
  return [...drawn, ...free.map((cell) => ({ ...cell, item: null }))].sort(byPlace)
}

/** The newest billboards poured into a grid in reading order, for where nothing was drawn. */
export function pouredInto<Item>(
  grid: { rows: number; cols: number },
  items: readonly Item[],
): Place<Item>[] {
  return Array.from({ length: grid.rows * grid.cols }, (_, i) => ({
    row: Math.floor(i / grid.cols),
    col: i % grid.cols,
    width: 1,
    height: 1,
    item: items[i] ?? null,
  }))
}
