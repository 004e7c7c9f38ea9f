import type { Area } from '#app/features/billboards/grid-rows.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'
import { byPlace, placesIn } from '../grid-places.ts'
import { billboardsOf, type Layout, type Position } from '../layout-config.ts'
import { MAX_COLS, MAX_OTHERS, MAX_ROWS } from '../rules.ts'
import { keyOf, placeAt, positionsAt, type Spot, within } from './cells.ts'

/** What an operation comes to: the grid after it, and the billboards that have no place in it any more. */
export type Change = { readonly grid: Layout; readonly lost: readonly string[] }
export type Outcome = Change | Refusal

export function isRefusal(outcome: Outcome): outcome is Refusal {
  return 'kind' in outcome
}

export type Axis = 'row' | 'col'

/** The properties of an axis: where a cell starts on it and how far it reaches; how long it is and may be. */
const ALONG = {
  row: { start: 'row', span: 'height', size: 'rows', most: MAX_ROWS },
  col: { start: 'col', span: 'width', size: 'cols', most: MAX_COLS },
} as const

const isBlank = ({ width, height, adId }: Position) => width === 1 && height === 1 && adId === null

/** Returns the canonical form of a grid: single empty cells are left out, everything else is in reading order. */
export function tidy({ rows, cols, positions }: Layout): Layout {
  return { rows, cols, positions: positions.filter((place) => !isBlank(place)).sort(byPlace) }
}

export function isSameGrid(a: Layout, b: Layout): boolean {
  return JSON.stringify(tidy(a)) === JSON.stringify(tidy(b))
}

/** Returns the billboards of `before` that are nowhere in `after`. */
function lostBetween(before: Layout, after: Layout): readonly string[] {
  const kept = new Set(after.positions.flatMap(billboardsOf))
  return [...new Set(before.positions.flatMap(billboardsOf))].filter((id) => !kept.has(id))
}

/** Returns the grid with other places, and the billboards that lost theirs. */
export function changed(before: Layout, positions: readonly Position[], size: Partial<Layout> = {}): Change {
  const grid = tidy({ ...before, ...size, positions })
  return { grid, lost: lostBetween(before, grid) }
}

/** Returns the smallest rectangle around cells. */
function around(places: readonly Area[]): Area {
  const row = Math.min(...places.map((p) => p.row))
  const col = Math.min(...places.map((p) => p.col))
  const height = Math.max(...places.map((p) => p.row + p.height)) - row
  const width = Math.max(...places.map((p) => p.col + p.width)) - col
  return { row, col, width, height }
}

const meets = (a: Area, b: Area) =>
  a.col < b.col + b.width && b.col < a.col + a.width && a.row < b.row + b.height && b.row < a.row + a.height

/** Returns the cells of the smallest rectangle that contains two positions and cuts no merged cell. */
export function spanBetween(grid: Layout, from: Spot, to: Spot): readonly Position[] {
  let area = around([placeAt(grid, from), placeAt(grid, to)])
  for (;;) {
    const wider = around([area, ...grid.positions.filter((place) => meets(place, area))])
    if (wider.width === area.width && wider.height === area.height) break
    area = wider
  }
  return placesIn(grid).filter((place) => meets(place, area))
}

const areaOf = ({ width, height }: Area) => width * height

/** Why these places cannot become one: there must be several, and together a rectangle. */
export function whyNotMerge(grid: Layout, spots: readonly Spot[]): Refusal | null {
  const places = positionsAt(grid, spots)
  const covered = places.reduce((sum, place) => sum + areaOf(place), 0)
  if (places.length >= 2 && covered === areaOf(around(places))) return null
  return refuse('invalid', 'layouts.notRectangular')
}

/** Returns the places of a grid but for some. */
export function without({ positions }: Layout, places: readonly Spot[]): Position[] {
  const gone = new Set(places.map(keyOf))
  return positions.filter((place) => !gone.has(keyOf(place)))
}

/**
 * Merges several cells. The result keeps the first billboard in reading order; others lose their cell and are named.
 */
export function mergePlaces(grid: Layout, spots: readonly Spot[]): Outcome {
  const refusal = whyNotMerge(grid, spots)
  if (refusal) return refusal
  const places = positionsAt(grid, spots)
  const first = places.find((place) => place.adId !== null) ?? { adId: null }
  return changed(grid, [...without(grid, places), { ...first, ...around(places) }])
}

/** Why this cannot be split: it takes exactly one place, and a merged one. */
export function whyNotSplit(grid: Layout, spots: readonly Spot[]): Refusal | null {
  const [place, ...more] = positionsAt(grid, spots)
  if (place && more.length === 0 && areaOf(place) > 1) return null
  return refuse('invalid', 'layouts.notMerged')
}

/** Splits a merged cell into single ones. Its billboard stays in the first of them. */
export function splitPlace(grid: Layout, spots: readonly Spot[]): Outcome {
  const refusal = whyNotSplit(grid, spots)
  if (refusal) return refusal
  const [place] = positionsAt(grid, spots)
  if (!place) return { grid, lost: [] }
  return changed(grid, [...without(grid, [place]), { ...place, width: 1, height: 1 }])
}

function putInto(grid: Layout, spots: readonly Spot[], adId: string | null): Change {
  const places = positionsAt(grid, spots)
  const filled = places.map(({ row, col, width, height }) => ({ row, col, width, height, adId }))
  return changed(grid, [...without(grid, places), ...filled])
}

/** Why nothing can be assigned: nothing is selected. */
export function whyNotAssign(spots: readonly Spot[]): Refusal | null {
  return spots.length > 0 ? null : refuse('invalid', 'layouts.nothingSelected')
}

/** Assigns a billboard to each of the cells. Billboards that are then nowhere are named. */
export function assignItem(grid: Layout, spots: readonly Spot[], id: string): Outcome {
  return whyNotAssign(spots) ?? putInto(grid, spots, id)
}

function shared(place: Position, id: string): Position {
  const [first = id, ...others] = [...new Set([...billboardsOf(place), id])]
  return { ...place, adId: first, ...(others.length > 0 && { others }) }
}

/** Adds a billboard to those of each of the cells, where they take turns; an empty cell becomes its own. */
export function shareItem(grid: Layout, spots: readonly Spot[], id: string): Outcome {
  const refusal = whyNotAssign(spots)
  if (refusal) return refusal
  const places = positionsAt(grid, spots)
  const filled = places.map((place) => shared(place, id))
  const isFull = filled.some(({ others = [] }) => others.length > MAX_OTHERS)
  if (isFull) return refuse('invalid', 'layouts.mostSharing', { most: MAX_OTHERS + 1 })
  return changed(grid, [...without(grid, places), ...filled])
}

/** Why there is nothing to take out. */
export function whyNotRemove(grid: Layout, spots: readonly Spot[]): Refusal | null {
  const isEmpty = positionsAt(grid, spots).every(({ adId }) => adId === null)
  return isEmpty ? refuse('invalid', 'layouts.nothingToRemove') : null
}

/** Removes the billboards from the cells; the cells stay. */
export function removeItems(grid: Layout, spots: readonly Spot[]): Outcome {
  return whyNotRemove(grid, spots) ?? putInto(grid, spots, null)
}

/** Why the grid cannot grow. */
export function whyNotInsert(grid: Layout, axis: Axis): Refusal | null {
  const { size, most } = ALONG[axis]
  return grid[size] < most
    ? null
    : refuse('invalid', axis === 'row' ? 'layouts.mostRows' : 'layouts.mostCols', { most })
}

/** Inserts an empty row or column before the `line`-th, counted from 0. A merged cell that it crosses grows. */
export function insertLine(grid: Layout, axis: Axis, line: number): Outcome {
  const refusal = whyNotInsert(grid, axis)
  if (refusal) return refusal
  const { start, span, size } = ALONG[axis]
  const at = within(line, grid[size])
  const positions = grid.positions.map((place) => {
    if (place[start] >= at) return { ...place, [start]: place[start] + 1 }
    return place[start] + place[span] > at ? { ...place, [span]: place[span] + 1 } : place
  })
  return changed(grid, positions, { [size]: grid[size] + 1 })
}

/** Why the grid cannot shrink: one row and one column stay. */
export function whyNotDelete(grid: Layout, axis: Axis): Refusal | null {
  if (grid[ALONG[axis].size] > 1) return null
  return refuse('invalid', axis === 'row' ? 'layouts.lastRow' : 'layouts.lastCol')
}

/**
 * Removes the `line`-th row or column. A merged cell that it crosses shrinks; billboards of removed cells are named.
 */
export function deleteLine(grid: Layout, axis: Axis, line: number): Outcome {
  const refusal = whyNotDelete(grid, axis)
  if (refusal) return refusal
  const { start, span, size } = ALONG[axis]
  const at = within(line, grid[size] - 1)
  const positions = grid.positions.flatMap((place) => {
    if (place[start] > at) return [{ ...place, [start]: place[start] - 1 }]
    if (place[start] + place[span] <= at) return [place]
    return place[span] > 1 ? [{ ...place, [span]: place[span] - 1 }] : []
  })
  return changed(grid, positions, { [size]: grid[size] - 1 })
}

/** A cell that differs between two grids; null where it is a single empty cell, or part of another cell. */
type Difference = Spot & { readonly theirs: Position | null; readonly mine: Position | null }

/** Returns the cells that differ, in reading order ([LAY-07]). */
export function differencesOf(theirs: Layout, mine: Layout): readonly Difference[] {
  const keyed = (grid: Layout) =>
    new Map(tidy(grid).positions.map((place) => [`${place.row} ${place.col}`, place]))
  const [left, right] = [keyed(theirs), keyed(mine)]
  const isSame = (a?: Position, b?: Position) =>
    String(a && billboardsOf(a)) === String(b && billboardsOf(b)) &&
    a?.width === b?.width &&
    a?.height === b?.height
  return [...new Map([...left, ...right])]
    .filter(([key]) => !isSame(left.get(key), right.get(key)))
    .map(([key, { row, col }]) => ({ row, col, theirs: left.get(key) ?? null, mine: right.get(key) ?? null }))
    .sort(byPlace)
}
