import type { Compared, Counts } from '#app/features/billboards/numbers/click-rate.ts'
import { billboardsOf, type Layout } from '#app/features/layouts/layout-config.ts'

/** What was counted in a cell; rows and columns from 1. */
export type CountedCell = Compared & { readonly row: number; readonly col: number }

/** A cell of a page, what was counted in it, and the billboards that are in it now. */
export type CellRow = CountedCell & { readonly titles: readonly string[] }

const NONE: Counts = { views: 0, clicks: 0 }
const keyOf = ({ row, col }: { row: number; col: number }) => `${row} ${col}`

/**
 * Returns the cells that were counted or have a billboard now, in reading order. Counts of a cell that the layout has no
 * more are shown too: they were made.
 */
export function cellRows(
  counted: readonly CountedCell[],
  layout: Layout | null,
  titles: ReadonlyMap<string, string>,
): readonly CellRow[] {
  const rows = new Map<string, CellRow>(counted.map((cell) => [keyOf(cell), { ...cell, titles: [] }]))
  for (const place of layout?.positions ?? []) {
    const at = { row: place.row + 1, col: place.col + 1 }
    const named = billboardsOf(place).flatMap((id) => titles.get(id) ?? [])
    if (named.length === 0) continue
    rows.set(keyOf(at), { now: NONE, before: NONE, ...at, ...rows.get(keyOf(at)), titles: named })
  }
  return [...rows.values()].sort((a, b) => a.row - b.row || a.col - b.col)
}
