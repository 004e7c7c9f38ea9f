import { expect, test } from 'vitest'
import { cellRows } from './cells.ts'

const [A, B, GONE] = ['a', 'b', 'gone'] as const
const titles = new Map([
  [A, 'Chrome shop'],
  [B, 'Tire yard'],
])
const place = (row: number, col: number, adId: string | null, others: readonly string[] = []) => {
  return { row, col, width: 1, height: 1, adId, ...(others.length > 0 && { others }) }
}
const counts = { now: { views: 10, clicks: 1 }, before: { views: 0, clicks: 0 } }
const none = { now: { views: 0, clicks: 0 }, before: { views: 0, clicks: 0 } }

test('[ADM-10] cells come in reading order, with their counts and who is in them now', () => {
  const positions = [place(1, 0, A), place(0, 1, B, [A]), place(0, 0, GONE), place(1, 1, null)]
  const counted = [
    { row: 2, col: 1, ...counts },
    { row: 9, col: 9, ...counts },
  ]
  expect(cellRows(counted, { rows: 2, cols: 2, positions }, titles)).toEqual([
    { row: 1, col: 2, ...none, titles: ['Tire yard', 'Chrome shop'] },
    { row: 2, col: 1, ...counts, titles: ['Chrome shop'] },
    { row: 9, col: 9, ...counts, titles: [] },
  ])
  expect(cellRows([], null, titles)).toEqual([])
})
