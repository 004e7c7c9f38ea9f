import { billboardsOf, type Layout } from '../layout-config.ts'
import type { Spot } from './cells.ts'

/** The first cell of every place a billboard is in. */
export function positionsOf({ positions }: Layout, id: string): readonly Spot[] {
  return positions
    .filter((position) => billboardsOf(position).includes(id))
    .map(({ row, col }) => ({ row, col }))
}

/** The billboards that are in more than one place of a grid, with these places. */
export function duplicatesIn(
  grid: Layout,
): readonly { readonly id: string; readonly spots: readonly Spot[] }[] {
  const ids = new Set(grid.positions.flatMap(billboardsOf))
  return [...ids].map((id) => ({ id, spots: positionsOf(grid, id) })).filter(({ spots }) => spots.length > 1)
}
