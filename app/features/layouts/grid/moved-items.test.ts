import { describe, expect, test } from 'vitest'
import type { Layout } from '../layout-config.ts'
import { type Change, isRefusal, type Outcome } from './grid.ts'
import { moveItems } from './moved-items.ts'

const [A, B, C] = ['a', 'b', 'c'] as const
const at = (row: number, col: number) => ({ row, col })

function done(outcome: Outcome): Change {
  if (isRefusal(outcome)) throw new Error(outcome.code)
  return outcome
}

describe('[LAY-12] moving a billboard', () => {
  const single = (row: number, col: number, adId: string) => ({ row, col, width: 1, height: 1, adId })
  const wide = { row: 1, col: 0, width: 2, height: 2, adId: B, others: [C] }
  const grid: Layout = { rows: 3, cols: 3, positions: [single(0, 0, A), wide] }

  test('to an empty cell leaves its own one empty, and loses nothing', () => {
    const { grid: moved, lost } = done(moveItems(grid, at(0, 0), at(0, 2)))
    expect(moved.positions).toEqual([single(0, 2, A), wide])
    expect(lost).toEqual([])
  })

  test('to a taken cell swaps the two: cells keep their sizes, and what takes turns stays together', () => {
    // Any position of a merged cell means the cell.
    const { grid: moved } = done(moveItems(grid, at(0, 0), at(2, 1)))
    expect(moved.positions).toEqual([
      { ...wide, row: 0, col: 0, width: 1, height: 1 },
      { row: 1, col: 0, width: 2, height: 2, adId: A },
    ])
    expect(done(moveItems(moved, at(1, 0), at(0, 0))).grid).toEqual(grid)
  })

  test('onto itself changes nothing, and there is nothing to move in an empty cell', () => {
    expect(done(moveItems(grid, at(1, 0), at(2, 1))).grid).toEqual(grid)
    expect(moveItems(grid, at(0, 1), at(0, 0))).toMatchObject({ code: 'layouts.nothingToRemove' })
  })
})
