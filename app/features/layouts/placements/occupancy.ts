import { cellSize } from '#app/features/billboards/cell-sizes.ts'
import type { GridKind, Place } from '#app/features/billboards/grid-rows.ts'

type Grid = {
  readonly cols: number
  readonly places: readonly Place<unknown>[]
  readonly billboards: number
}

/** How many places of a grid have billboards, and how many billboards take turns in them; 0 where each has its own. */
export function occupancyOf({ places, billboards }: Grid) {
  const taken = places.filter(({ item }) => item).length
  return {
    cells: places.length,
    taken,
    free: places.length - taken,
    takeTurns: billboards > taken ? billboards : 0,
  }
}

/** Returns the sizes of the places of a grid on a screen of 1280 pixels, the smallest first, each once. */
export function sizesOf(kind: GridKind, { cols, places }: Grid) {
  const sizes = places.map((place) => cellSize(kind, place, cols))
  const distinct = new Map(sizes.map((size) => [`${size.width} ${size.height}`, size]))
  return [...distinct.values()].sort((a, b) => a.width * a.height - b.width * b.height)
}
