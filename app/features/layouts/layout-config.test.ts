import { describe, expect, test } from 'vitest'
import { billboardsWanted, readLayout } from './layout-config.ts'

const A = '11111111-1111-4111-8111-111111111111'
const B = '22222222-2222-4222-8222-222222222222'
const drawn = (positions: unknown[], rows = 2, cols = 3) => readLayout({ rows, cols, positions })

describe('a stored layout', () => {
  test('[HOME-03] merged cells keep their span', () => {
    const layout = drawn([{ row: 0, col: 0, width: 2, height: 2, adId: A }])
    expect(layout?.positions).toEqual([{ row: 0, col: 0, width: 2, height: 2, adId: A }])
  })

  test.for([
    ['outside of the grid', { row: 2, col: 0 }],
    ['wider than the grid', { row: 0, col: 2, width: 2 }],
    ['of no size', { row: 0, col: 0, width: 0 }],
    ['between cells', { row: 0.5, col: 0 }],
    ['nothing', null],
    ['text', 'x'],
  ] as const)('a position %s is left out', ([, position]) => {
    expect(drawn([position])?.positions).toEqual([])
  })

  test('of two positions on one cell the first stays', () => {
    const layout = drawn([
      { row: 0, col: 0, width: 2, adId: A },
      { row: 0, col: 1, adId: B },
    ])
    expect(layout?.positions.map((p) => p.adId)).toEqual([A])
  })

  test('an id of another system is no billboard, and its place stays', () => {
    expect(drawn([{ row: 0, col: 0, adId: 'banner-7' }])?.positions[0]?.adId).toBeNull()
  })

  test.for([
    null,
    'x',
    {},
    { rows: 0, cols: 4, positions: [] },
    { rows: 51, cols: 4, positions: [] },
    { rows: 5, cols: 4 },
  ])('%j is no layout', (config) => {
    expect(readLayout(config)).toBeNull()
  })

  test('each billboard is wanted once', () => {
    const layout = drawn([
      { row: 0, col: 0, adId: A },
      { row: 0, col: 1, adId: A },
      { row: 0, col: 2, adId: B },
      { row: 1, col: 0 },
    ])
    expect(layout && billboardsWanted(layout)).toEqual([A, B])
  })
})
