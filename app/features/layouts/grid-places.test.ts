import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { CELL_ROTATION_MS, cellRotation, fillGrid, placesOf } from './grid-places.ts'
import { readLayout } from './layout-config.ts'

const A = '11111111-1111-4111-8111-111111111111'
const B = '22222222-2222-4222-8222-222222222222'
const drawn = (positions: unknown[], rows = 2, cols = 3) => readLayout({ rows, cols, positions })

describe('the places of a grid', () => {
  test('[HOME-03] a billboard that is gone leaves an empty place, not a broken one', () => {
    const layout = drawn([{ row: 0, col: 0, width: 2, adId: A }], 1, 3)
    expect(layout && placesOf(layout, [])).toEqual([
      { row: 0, col: 0, width: 2, height: 1, item: null },
      { row: 0, col: 2, width: 1, height: 1, item: null },
    ])
  })

  test('[HOME-04] without a layout the newest fill the grid in reading order', () => {
    const places = fillGrid({ rows: 2, cols: 2 }, ['a', 'b', 'c'])
    expect(places.map((p) => [p.row, p.col, p.item])).toEqual([
      [0, 0, 'a'],
      [0, 1, 'b'],
      [1, 0, 'c'],
      [1, 1, null],
    ])
  })

  test('[HOME-03] whatever was stored, every cell of the grid is covered exactly once', () => {
    const cell = fc.record({
      row: fc.integer({ min: -1, max: 9 }),
      col: fc.integer({ min: -1, max: 9 }),
      width: fc.integer({ min: 0, max: 5 }),
      height: fc.integer({ min: 0, max: 5 }),
      adId: fc.constantFrom(A, B, 'x', null),
    })
    const config = fc.record({
      rows: fc.integer({ min: 1, max: 8 }),
      cols: fc.integer({ min: 1, max: 8 }),
      positions: fc.array(cell, { maxLength: 12 }),
    })
    fc.assert(
      fc.property(config, (stored) => {
        const layout = readLayout(stored)
        const covered = new Map<string, number>()
        for (const place of layout ? placesOf(layout, [{ id: A }]) : []) {
          for (let r = place.row; r < place.row + place.height; r += 1) {
            for (let c = place.col; c < place.col + place.width; c += 1) {
              covered.set(`${r}-${c}`, (covered.get(`${r}-${c}`) ?? 0) + 1)
            }
          }
        }
        expect(covered.size).toBe(stored.rows * stored.cols)
        expect(new Set(covered.values())).toEqual(new Set([1]))
      }),
      { numRuns: numRuns() },
    )
  })
})

describe('[AD-06] a place that several billboards share', () => {
  const C = '33333333-3333-4333-8333-333333333333'
  const items = [A, B, C].map((id) => ({ id }))
  const layout = drawn([
    { row: 0, col: 0, adId: A, others: [B, C] },
    { row: 0, col: 1, adId: A, others: [B, C] },
  ])
  const shownAt = (turn: number, there = items) =>
    layout
      ? placesOf(layout, there, turn)
          .map(({ item }) => item?.id ?? null)
          .slice(0, 2)
      : []

  test('is each one’s in turn, by the time alone, and two such places do not show the same one', () => {
    expect([0, 1, 2, 3].map((turn) => shownAt(turn))).toEqual([
      [A, B],
      [B, C],
      [C, A],
      [A, B],
    ])
    expect(cellRotation(new Date(CELL_ROTATION_MS * 7 + CELL_ROTATION_MS - 1))).toBe(7)
  })

  test('is shared by those that are there, and empty without any', () => {
    const there = items.filter(({ id }) => id !== B)
    expect([0, 1, 2].map((turn) => shownAt(turn, there)[0])).toEqual([A, C, A])
    expect(shownAt(0, [])).toEqual([null, null])
  })

  test('is read from hostile data as ids, each once, ten at most', () => {
    const many = Array.from(
      { length: 40 },
      (_, n) => `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`,
    )
    const others = [A, B, B, 7, null, '<b>', { $ne: 1 }, ...many]
    const [place] = drawn([{ row: 0, col: 0, adId: A, others }])?.positions ?? []
    expect(place?.others).toHaveLength(9)
    expect(place?.others?.[0]).toBe(B)
    expect(drawn([{ row: 0, col: 0, adId: null, others: [A] }])?.positions[0]).toEqual({
      row: 0,
      col: 0,
      width: 1,
      height: 1,
      adId: null,
    })
  })
})
