import type { Area } from '#app/features/billboards/grid-rows.ts'

type Size = { readonly rows: number; readonly cols: number }

/** Marks taken positions, so that a full grid of the largest size is checked in one pass. */
export function cellsOf({ rows, cols }: Size) {
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
