import type { Area } from '#app/features/billboards/grid-rows.ts'
import { isJsonObject } from '#app/lib/json-object.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { cellsOf } from './covered-cells.ts'
import { foreignIdOf } from './imported-layout.ts'
import { MAX_COLS, MAX_OTHERS, MAX_ROWS } from './rules.ts'

/**
 * A cell, and its billboard: the site's own, or one of another system that came with an import (D-16). `others` share
 * it: they take turns.
 */
export type Position = Area & { readonly adId: string | null; readonly others?: readonly string[] }
export type Layout = { readonly rows: number; readonly cols: number; readonly positions: readonly Position[] }

/** The grids shown where there is no layout ([HOME-04], [CAT-06]). */
export const HOME_GRID = { rows: 5, cols: 4 } as const
export const CATEGORY_GRID = { rows: 2, cols: 4 } as const

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

/** Returns the site's own billboards in a layout, once each. */
export function billboardsWanted(layout: Pick<Layout, 'positions'>): readonly string[] {
  return [...new Set(layout.positions.flatMap(billboardsOf).filter(isUuid))]
}

/** Returns all billboards of a cell, in the order in which they take turns. */
export function billboardsOf({ adId, others = [] }: Position): readonly string[] {
  return adId === null ? [] : [adId, ...others]
}
