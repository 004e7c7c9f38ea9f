import type { Area, Place } from '#app/features/billboards/grid-rows.ts'
import { isJsonObject } from '#app/lib/json-object.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'
import { foreignIdOf } from './imported-layout.ts'

/**
 * A cell, and its billboard: ours, or one of another system that came with an import (D-16). `others` of ours share
 * it: they take turns.
 */
export type Position = Area & { readonly adId: string | null; readonly others?: readonly string[] }
export type Layout = { readonly rows: number; readonly cols: number; readonly positions: readonly Position[] }

/** The largest grid, and the grids shown where there is no layout ([HOME-04], [CAT-06]). */
export const MAX_ROWS = 50
export const MAX_COLS = 20
export const HOME_GRID = { rows: 5, cols: 4 } as const
export const CATEGORY_GRID = { rows: 2, cols: 4 } as const

/** How many billboards can share a cell, besides the first one. */
export const MAX_OTHERS = 9

/**
 * How long a billboard has a place that it shares, in milliseconds. Pages are kept for no longer than that, so that a kept
 * page does not give one of them more than its share.
 */
export const CELL_ROTATION_MS = 300_000

/** The number of the turn that a time lies in. */
export const cellRotation = (now: Date): number => Math.floor(now.getTime() / CELL_ROTATION_MS)

export const LAYOUT_LIMITS = { name: 80, description: 300 } as const

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most

const isIndex = (value: unknown, below: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below

function readBillboards(adId: string | null, sharing: unknown): Pick<Position, 'adId' | 'others'> {
  const ids = adId !== null && Array.isArray(sharing) ? sharing.filter(isUuid) : []
  const others = [...new Set(ids)].filter((id) => id !== adId).slice(0, MAX_OTHERS)
  return { adId, ...(others.length > 0 && { others }) }
}

function readPosition(value: unknown, rows: number, cols: number): Position | null {
  if (!isJsonObject(value)) return null
  const { row, col, width = 1, height = 1, adId, others } = value
  if (!isIndex(row, rows) || !isIndex(col, cols) || !isCount(width, cols) || !isCount(height, rows))
    return null
  if (row + height > rows || col + width > cols) return null
  return { row, col, width, height, ...readBillboards(isUuid(adId) ? adId : foreignIdOf(value), others) }
}

type Size = { readonly rows: number; readonly cols: number }

/** Marks taken positions, so that a full grid of the largest size is checked in one pass. */
function cellsOf({ rows, cols }: Size) {
  const marks = new Uint8Array(rows * cols)
  function within({ row, col, width, height }: Area): readonly number[] {
    return Array.from(
      { length: width * height },
      (_, i) => (row + Math.floor(i / width)) * cols + col + (i % width),
    )
  }
  return {
    isTaken: (row: number, col: number) => marks[row * cols + col] === 1,
    /** Marks the positions of an area; returns false, and marks nothing, when one was taken before. */
    take(area: Area): boolean {
      const cells = within(area)
      if (cells.some((cell) => marks[cell] === 1)) return false
      for (const cell of cells) marks[cell] = 1
      return true
    },
  }
}

/** Returns for each position whether one of the areas covers it. */
export function coverOf(size: Size, areas: readonly Area[]): (row: number, col: number) => boolean {
  const cells = cellsOf(size)
  for (const area of areas) cells.take(area)
  return cells.isTaken
}

/**
 * Parses a stored layout so that it is safe to render: cells outside of the grid and those that overlap an earlier
 * one are left out. Null when it is no layout at all. Rows and columns are limited, so a hostile import cannot make a
 * page grow.
 */
export function readLayout(config: unknown): Layout | null {
  if (!isJsonObject(config)) return null
  const { rows, cols, positions } = config
  if (!isCount(rows, MAX_ROWS) || !isCount(cols, MAX_COLS) || !Array.isArray(positions)) return null
  const cells = cellsOf({ rows, cols })
  const read = positions.flatMap((value) => readPosition(value, rows, cols) ?? [])
  return { rows, cols, positions: read.filter((position) => cells.take(position)) }
}

/** Returns the billboards of ours in a layout, once each. */
export function billboardsWanted(layout: Pick<Layout, 'positions'>): readonly string[] {
  return [...new Set(layout.positions.flatMap(billboardsOf).filter(isUuid))]
}

/** Returns all billboards of a cell, in the order in which they take turns. */
export function billboardsOf({ adId, others = [] }: Position): readonly string[] {
  return adId === null ? [] : [adId, ...others]
}

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

/** Why a save is refused: it is based on another version than the stored one, which would be lost (D-16). */
export function whyNotSave(stored: number, read: number): Refusal | null {
  return stored === read ? null : refuse('conflict', 'layouts.stale')
}
