import { byPlace } from '../grid-places.ts'
import type { Layout, Position } from '../layout-config.ts'
import { MAX_COLS } from '../rules.ts'

/** A position, counted from 0. */
export type Spot = { readonly row: number; readonly col: number }

/** Clamps a line to those that exist. */
export const within = (line: number, last: number) => Math.min(Math.max(0, line), last)

/** Returns a number for a position. */
export const keyOf = ({ row, col }: Spot) => row * MAX_COLS + col

type Cells = ReadonlyMap<number, Position>

function cellsOf({ positions }: Layout): Cells {
  const cells = new Map<number, Position>()
  // Backwards, so that of two that overlap the first one wins.
  for (const place of positions.toReversed())
    for (let { row } = place; row < place.row + place.height; row += 1)
      for (let { col } = place; col < place.col + place.width; col += 1) cells.set(keyOf({ row, col }), place)
  return cells
}

// A grid is immutable: the owner of each position is computed once, not for every position asked for.
const found = new WeakMap<Layout, Cells>()

function drawnAt(grid: Layout, spot: Spot): Position | undefined {
  const cells = found.get(grid) ?? cellsOf(grid)
  found.set(grid, cells)
  return cells.get(keyOf(spot))
}

/** Returns the cell at a position. A position beyond the edge belongs to the nearest one inside. */
export function placeAt(grid: Layout, spot: Spot): Position {
  const row = within(spot.row, grid.rows - 1)
  const col = within(spot.col, grid.cols - 1)
  return drawnAt(grid, { row, col }) ?? { row, col, width: 1, height: 1, adId: null }
}

/** The places meant by their first cells; a cell inside of a merged place means that place. Each once. */
export function positionsAt(grid: Layout, spots: readonly Spot[]): readonly Position[] {
  const meant = new Map<number, Position>()
  for (const spot of spots) {
    const place = placeAt(grid, spot)
    meant.set(keyOf(place), place)
  }
  return [...meant.values()].sort(byPlace)
}
