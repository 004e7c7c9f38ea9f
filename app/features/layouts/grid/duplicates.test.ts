import { expect, test } from 'vitest'
import type { Layout } from '../layout-config.ts'
import { duplicatesIn, positionsOf } from './duplicates.ts'

const at = (row: number, col: number, adId: string | null, others?: string[]) => ({
  row,
  col,
  width: 1,
  height: 1,
  adId,
  ...(others && { others }),
})

test('[LAY-08] a billboard that is in two places, also where it only shares one, is found with both', () => {
  const grid: Layout = {
    rows: 2,
    cols: 2,
    positions: [at(0, 0, 'a'), at(0, 1, 'b', ['a']), at(1, 0, 'c'), at(1, 1, null)],
  }
  expect(duplicatesIn(grid)).toEqual([
    {
      id: 'a',
      spots: [
        { row: 0, col: 0 },
        { row: 0, col: 1 },
      ],
    },
  ])
  expect(positionsOf(grid, 'c')).toEqual([{ row: 1, col: 0 }])
  expect(positionsOf(grid, 'x')).toEqual([])
})
