import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { placesIn } from '../grid-places.ts'
import { billboardsWanted, type Layout, readLayout } from '../layout-config.ts'
import { MAX_COLS, MAX_ROWS } from '../rules.ts'
import { placeAt, type Spot } from './cells.ts'
import {
  type Axis,
  assignItem,
  type Change,
  deleteLine,
  insertLine,
  isRefusal,
  isSameGrid,
  mergePlaces,
  type Outcome,
  removeItems,
  shareItem,
  spanBetween,
  splitPlace,
  tidy,
} from './grid.ts'
import { moveItems } from './moved-items.ts'

const IDS = ['1', '2', '3', '4'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`)
const [A = '', B = ''] = IDS
const RUNS = { numRuns: numRuns(1000) }

const blank = (rows: number, cols: number): Layout => ({ rows, cols, positions: [] })
const at = (row: number, col: number): Spot => ({ row, col })

function done(outcome: Outcome): Change {
  if (isRefusal(outcome)) throw new Error(outcome.code)
  return outcome
}

const grids = fc
  .record({
    rows: fc.integer({ min: 1, max: 7 }),
    cols: fc.integer({ min: 1, max: 7 }),
    positions: fc.array(
      fc.record({
        row: fc.nat(6),
        col: fc.nat(6),
        width: fc.integer({ min: 1, max: 4 }),
        height: fc.integer({ min: 1, max: 4 }),
        adId: fc.constantFrom(...IDS, null),
      }),
      { maxLength: 14 },
    ),
  })
  .map((stored) => tidy(readLayout(stored) ?? blank(1, 1)))

const spots = fc.record({ row: fc.nat(8), col: fc.nat(8) })
const axes = fc.constantFrom<Axis>('row', 'col')

const operations: fc.Arbitrary<(grid: Layout) => Outcome> = fc.oneof(
  fc.tuple(spots, spots).map(
    ([from, to]) =>
      (grid: Layout) =>
        mergePlaces(grid, spanBetween(grid, from, to)),
  ),
  fc.array(spots).map((chosen) => (grid: Layout) => mergePlaces(grid, chosen)),
  spots.map((spot) => (grid: Layout) => splitPlace(grid, [spot])),
  fc.tuple(fc.array(spots), fc.constantFrom(...IDS)).map(
    ([chosen, id]) =>
      (grid: Layout) =>
        assignItem(grid, chosen, id),
  ),
  fc.array(spots).map((chosen) => (grid: Layout) => removeItems(grid, chosen)),
  fc.tuple(spots, fc.constantFrom(...IDS)).map(
    ([spot, id]) =>
      (grid: Layout) =>
        shareItem(grid, [spot], id),
  ),
  fc.tuple(spots, spots).map(
    ([from, to]) =>
      (grid: Layout) =>
        moveItems(grid, from, to),
  ),
  fc.tuple(axes, fc.nat(8)).map(
    ([axis, line]) =>
      (grid: Layout) =>
        insertLine(grid, axis, line),
  ),
  fc.tuple(axes, fc.nat(8)).map(
    ([axis, line]) =>
      (grid: Layout) =>
        deleteLine(grid, axis, line),
  ),
)

function timesCovered(grid: Layout): ReadonlySet<number> {
  const times = new Map<string, number>()
  for (const { row, col, width, height } of placesIn(grid)) {
    for (let r = row; r < row + height; r += 1)
      for (let c = col; c < col + width; c += 1) times.set(`${r} ${c}`, (times.get(`${r} ${c}`) ?? 0) + 1)
  }
  expect(times.size).toBe(grid.rows * grid.cols)
  return new Set(times.values())
}

describe('[LAY-03] whatever is done to a grid', () => {
  test('every cell belongs to exactly one place, and the grid can be stored as it is', () => {
    fc.assert(
      fc.property(grids, fc.array(operations, { maxLength: 12 }), (start, steps) => {
        let grid = start
        for (const step of steps) {
          const outcome = step(grid)
          if (!isRefusal(outcome)) ({ grid } = outcome)
        }
        expect(timesCovered(grid)).toEqual(new Set([1]))
        expect(readLayout(JSON.parse(JSON.stringify(grid)))).toEqual(grid)
        expect(grid).toEqual(tidy(grid))
      }),
      RUNS,
    )
  })

  test('no billboard is lost unnoticed: what stood there stands there still, or is named', () => {
    fc.assert(
      fc.property(grids, operations, (before, step) => {
        const outcome = step(before)
        if (isRefusal(outcome)) return
        const kept = billboardsWanted(outcome.grid)
        for (const id of billboardsWanted(before)) expect(kept.includes(id)).toBe(!outcome.lost.includes(id))
      }),
      RUNS,
    )
  })

  test('the grid before is never touched', () => {
    fc.assert(
      fc.property(grids, operations, (before, step) => {
        const copy = structuredClone(before)
        step(before)
        expect(before).toEqual(copy)
      }),
      RUNS,
    )
  })
})

describe('[LAY-03] operations invert each other', () => {
  test('a row or column that was added and is taken away again', () => {
    fc.assert(
      fc.property(grids, axes, fc.nat(6), (grid, axis, line) => {
        const size = axis === 'row' ? grid.rows : grid.cols
        const where = line % (size + 1)
        const { grid: larger } = done(insertLine(grid, axis, where))
        expect(done(deleteLine(larger, axis, where)).grid).toEqual(grid)
      }),
      RUNS,
    )
  })

  test('a merged place that is split and merged again', () => {
    fc.assert(
      fc.property(grids, spots, (grid, spot) => {
        const place = placeAt(grid, spot)
        const outcome = splitPlace(grid, [spot])
        expect(isRefusal(outcome)).toBe(place.width * place.height === 1)
        if (isRefusal(outcome)) return
        const far = at(place.row + place.height - 1, place.col + place.width - 1)
        expect(done(mergePlaces(outcome.grid, spanBetween(outcome.grid, place, far))).grid).toEqual(grid)
      }),
      RUNS,
    )
  })

  test('a billboard that is put into an empty place and taken out', () => {
    fc.assert(
      fc.property(grids, spots, (grid, spot) => {
        if (placeAt(grid, spot).adId !== null) return
        const { grid: filled } = done(assignItem(grid, [spot], A))
        expect(isSameGrid(done(removeItems(filled, [spot])).grid, grid)).toBe(true)
      }),
      RUNS,
    )
  })
})

describe('[LAY-03] merging', () => {
  test.for([
    ['nothing', []],
    ['one cell', [at(0, 0)]],
    ['one cell twice', [at(0, 0), at(0, 0)]],
    ['an L', [at(0, 0), at(0, 1), at(1, 0)]],
    ['two cells apart', [at(0, 0), at(0, 2)]],
    ['two corners', [at(0, 0), at(1, 1)]],
  ] as const)('%s is refused with the exact message', ([, chosen]) => {
    expect(mergePlaces(blank(3, 3), chosen)).toEqual({ kind: 'invalid', code: 'layouts.notRectangular' })
  })

  test('a merged place and its neighbour of the same height become one', () => {
    const { grid } = done(mergePlaces(blank(2, 3), [at(0, 0), at(1, 0)]))
    expect(done(mergePlaces(grid, [at(0, 0), at(0, 1), at(1, 1)])).grid.positions).toEqual([
      { row: 0, col: 0, width: 2, height: 2, adId: null },
    ])
  })

  test('keeps the first billboard and names the others', () => {
    const { grid } = done(assignItem(done(assignItem(blank(1, 3), [at(0, 1)], A)).grid, [at(0, 2)], B))
    const { grid: merged, lost } = done(mergePlaces(grid, [at(0, 0), at(0, 1), at(0, 2)]))
    expect(merged.positions).toEqual([{ row: 0, col: 0, width: 3, height: 1, adId: A }])
    expect(lost).toEqual([B])
  })
})

describe('[LAY-03] what else is refused', () => {
  test('to split what is one cell, or several places', () => {
    const { grid } = done(mergePlaces(blank(2, 2), [at(0, 0), at(0, 1)]))
    expect(splitPlace(grid, [at(1, 0)])).toMatchObject({ code: 'layouts.notMerged' })
    expect(splitPlace(grid, [at(0, 0), at(1, 0)])).toMatchObject({ code: 'layouts.notMerged' })
    expect(splitPlace(grid, [])).toMatchObject({ code: 'layouts.notMerged' })
  })

  test('the last row and the last column stay', () => {
    expect(deleteLine(blank(1, 2), 'row', 0)).toMatchObject({ code: 'layouts.lastRow' })
    expect(deleteLine(blank(2, 1), 'col', 0)).toMatchObject({ code: 'layouts.lastCol' })
  })

  test('a grid has at most 50 rows and 20 columns', () => {
    expect(insertLine(blank(MAX_ROWS, 1), 'row', 0)).toMatchObject({ code: 'layouts.mostRows' })
    expect(insertLine(blank(1, MAX_COLS), 'col', 0)).toMatchObject({ code: 'layouts.mostCols' })
  })

  test('to assign to nothing, and to take out of what is empty', () => {
    expect(assignItem(blank(1, 1), [], A)).toMatchObject({ code: 'layouts.nothingSelected' })
    expect(removeItems(blank(1, 1), [at(0, 0)])).toMatchObject({ code: 'layouts.nothingToRemove' })
  })
})

test('[LAY-03] taking a row away names the billboards that stood in it alone', () => {
  const { grid: tall } = done(mergePlaces(blank(2, 2), [at(0, 0), at(1, 0)]))
  const { grid } = done(assignItem(done(assignItem(tall, [at(0, 0)], A)).grid, [at(1, 1)], B))
  const { grid: shorter, lost } = done(deleteLine(grid, 'row', 1))
  expect(shorter.positions).toEqual([{ row: 0, col: 0, width: 1, height: 1, adId: A }])
  expect(lost).toEqual([B])
})

test('[LAY-03] a span between two cells takes merged places whole', () => {
  const { grid } = done(mergePlaces(blank(3, 3), [at(0, 1), at(1, 1)]))
  expect(spanBetween(grid, at(0, 0), at(0, 1)).map(({ row, col }) => [row, col])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ])
})
