import type { Area, Place } from '#app/features/billboards/grid-rows.ts'
import { coverOf } from './covered-cells.ts'
import { billboardsOf, type Layout, type Position } from './layout-config.ts'

/**
 * How long a billboard has a place that it shares, in milliseconds. Pages are cached until a turn ends, so that no cached
 * page gives one of them more than its share.
 */
export const CELL_ROTATION_MS = 300_000

/** The number of the turn that a time lies in. */
export const cellRotation = (now: Date): number => Math.floor(now.getTime() / CELL_ROTATION_MS)

/** Compares by reading order. */
export const byPlace = (a: Pick<Area, 'row' | 'col'>, b: Pick<Area, 'row' | 'col'>) =>
  a.row - b.row || a.col - b.col

/**
 * Returns every cell of a grid in reading order, so that each position belongs to one: stored ones, and single empty
 * ones.
 */
export function placesIn({ rows, cols, positions }: Layout): readonly Position[] {
  const isCovered = coverOf({ rows, cols }, positions)
  const cells = Array.from({ length: rows * cols }, (_, i) => ({ row: Math.floor(i / cols), col: i % cols }))
  const free = cells.filter(({ row, col }) => !isCovered(row, col))
  return [...positions, ...free.map((cell) => ({ ...cell, width: 1, height: 1, adId: null }))].sort(byPlace)
}

/** Returns whose turn it is among those that exist. Cells with the same billboards show different ones. */
function inTurn<Item>(items: readonly Item[], { row, col }: Area, turn: number): Item | null {
  return items[(turn + row + col) % Math.max(1, items.length)] ?? null
}

/**
 * Returns every cell with its billboard at a turn (AD-06). A missing billboard leaves its turns to the others, and
 * its cell empty where there are none ([HOME-03]).
 */
export function placesOf<Item extends { readonly id: string }>(
  layout: Layout,
  items: readonly Item[],
  turn = 0,
): Place<Item>[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return placesIn(layout).map((position) => {
    const { adId: _, others: __, ...place } = position
    const there = billboardsOf(position).flatMap((id) => byId.get(id) ?? [])
    return { ...place, item: inTurn(there, place, turn) }
  })
}

/** The newest billboards poured into a grid in reading order, for where nothing was drawn. */
export function fillGrid<Item>(grid: { rows: number; cols: number }, items: readonly Item[]): Place<Item>[] {
  return Array.from({ length: grid.rows * grid.cols }, (_, i) => ({
    row: Math.floor(i / grid.cols),
    col: i % grid.cols,
    width: 1,
    height: 1,
    item: items[i] ?? null,
  }))
}
