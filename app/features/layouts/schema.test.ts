import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { categoryLayoutForm, layoutForm } from './schema.ts'

const ID = '11111111-1111-4111-8111-111111111111'
const one = { row: 0, col: 0, width: 1, height: 1, adId: null }
const form = (grid: unknown, more: object = {}) =>
  layoutForm(TRANSLATE.en).safeParse({
    id: ID,
    version: '1',
    name: 'Spring',
    grid: typeof grid === 'string' ? grid : JSON.stringify(grid),
    ...more,
  })
const errorsOf = (read: ReturnType<typeof form>) =>
  read.error?.issues.map(({ path, message }) => [path[0], message])
const BROKEN = [['grid', TRANSLATE.en('layouts.brokenGrid')]]

describe('[LAY-03] a grid that is sent', () => {
  test('comes through as it was drawn', () => {
    const grid = { rows: 50, cols: 20, positions: [{ ...one, row: 49, col: 18, width: 2, adId: ID }] }
    expect(form(grid).data).toEqual({ id: ID, version: 1, name: 'Spring', description: '', grid })
  })

  test('of the largest size with a billboard in each cell comes through', () => {
    const positions = Array.from({ length: 1000 }, (_, i) => ({
      ...one,
      row: Math.floor(i / 20),
      col: i % 20,
      adId: ID,
    }))
    expect(form({ rows: 50, cols: 20, positions }).success).toBe(true)
  })

  test('[AD-06] may share places; none shares with an empty one, nor with itself', () => {
    const other = ID.replaceAll('1', '2')
    const grid = (place: object) => ({ rows: 1, cols: 1, positions: [{ ...one, ...place }] })
    expect(form(grid({ adId: ID, others: [other] })).data?.grid).toEqual(grid({ adId: ID, others: [other] }))
    for (const place of [
      { others: [other] },
      { adId: ID, others: [ID] },
      { adId: ID, others: [other, other] },
      { adId: ID, others: [] },
      { adId: ID, others: ['x'] },
    ])
      expect(errorsOf(form(grid(place)))).toEqual(BROKEN)
  })

  test('keeps nothing but ids and places (D-16)', () => {
    const positions = [{ ...one, adId: ID, adTitle: '<b>', image_url: 'https://x', embedded: { a: 1 } }]
    expect(form({ rows: 1, cols: 1, positions, owner: 'x' }).data?.grid).toEqual({
      rows: 1,
      cols: 1,
      positions: [{ ...one, adId: ID }],
    })
  })

  test.for([
    [
      'overlapping',
      {
        rows: 2,
        cols: 2,
        positions: [
          { ...one, width: 2 },
          { ...one, col: 1 },
        ],
      },
    ],
    ['twice the same', { rows: 2, cols: 2, positions: [one, one] }],
    ['wider than the grid', { rows: 2, cols: 2, positions: [{ ...one, col: 1, width: 2 }] }],
    ['below the grid', { rows: 2, cols: 2, positions: [{ ...one, row: 2 }] }],
    ['negative', { rows: 2, cols: 2, positions: [{ ...one, row: -1 }] }],
    ['between cells', { rows: 2, cols: 2, positions: [{ ...one, row: 0.5 }] }],
    ['of no size', { rows: 2, cols: 2, positions: [{ ...one, height: 0 }] }],
    ['of 51 rows', { rows: 51, cols: 4, positions: [] }],
    ['of 21 columns', { rows: 5, cols: 21, positions: [] }],
    ['[SEC-06] of a billion rows and columns', { rows: 1e9, cols: 1e9, positions: [] }],
    [
      '[SEC-06] with a place as large',
      { rows: 2, cols: 2, positions: [{ ...one, width: 1e9, height: 1e9 }] },
    ],
    ['of none', { rows: 0, cols: 0, positions: [] }],
    ['of 1,001 positions', { rows: 50, cols: 20, positions: Array.from({ length: 1001 }, () => one) }],
    ['with an id that is none', { rows: 1, cols: 1, positions: [{ ...one, adId: 'x'.repeat(101) }] }],
    ['with numbers as text', { rows: '2', cols: 2, positions: [] }],
    ['a list', []],
    ['nothing', null],
    ['no JSON', '{'],
    ['very deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['deep inside', `{"rows":1,"cols":1,"positions":${'['.repeat(90_000)}${']'.repeat(90_000)}}`],
    ['very long', ' '.repeat(250_001)],
    ['reaching into objects', '{"__proto__":{"rows":1},"cols":1,"positions":[]}'],
  ] as const)('%s is refused as a whole', ([, grid]) => {
    expect(errorsOf(form(grid))).toEqual(BROKEN)
  })
})

describe('the words of a layout', () => {
  test('a name is required, one line, at most 80 characters', () => {
    const grid = { rows: 1, cols: 1, positions: [] }
    expect(errorsOf(form(grid, { name: '  ' }))).toEqual([['name', 'Name is required']])
    expect(errorsOf(form(grid, { name: 'x'.repeat(81) }))).toEqual([['name', 'At most 80 characters']])
    expect(errorsOf(form(grid, { description: 'x'.repeat(301) }))).toEqual([
      ['description', 'At most 300 characters'],
    ])
  })
})

test.for(['nowhere', 'JOBS', '../jobs', ''])('[LAY-05] %j is no category', (slug) => {
  const grid = JSON.stringify({ rows: 1, cols: 1, positions: [] })
  expect(categoryLayoutForm(TRANSLATE.en).safeParse({ slug, version: 0, grid }).success).toBe(false)
})
