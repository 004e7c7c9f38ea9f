import { describe, expect, test } from 'vitest'
import { type Place, phoneParts, shownPlaces } from './grid-rows.ts'

const place = (row: number, col: number, item: string | null, size = {}): Place<string> => {
  return { row, col, width: 1, height: 1, item, ...size }
}

/** Single cells of two columns, a row each; '' is an empty cell. */
const rows = (...drawn: readonly (readonly [string, string])[]) =>
  drawn.flatMap((cells, row) => cells.map((item, col) => place(row, col, item || null)))

describe('[HOME-09] a row without a billboard takes no space', () => {
  test('in the middle and at the end, and the others move up', () => {
    const shown = shownPlaces('home', rows(['a', 'b'], ['', ''], ['', ''], ['c', ''], ['', '']))
    expect(shown).toMatchObject([place(0, 0, 'a'), place(0, 1, 'b'), place(1, 0, 'c'), place(1, 1, null)])
  })

  test('nor at the top; a row that a merged cell spans stays', () => {
    const tall = place(1, 0, 'tall', { height: 2 })
    const shown = shownPlaces('home', [place(0, 0, null), place(0, 1, null), tall, place(3, 1, 'z')])
    expect(shown).toMatchObject([{ ...tall, row: 0 }, place(2, 1, 'z')])
  })

  test('an empty merged cell keeps its part in the rows that stay', () => {
    const hole = place(0, 1, null, { height: 3 })
    const shown = shownPlaces('home', [place(0, 0, 'a'), hole, place(2, 0, 'b')])
    expect(shown).toMatchObject([place(0, 0, 'a'), { ...hole, height: 2 }, place(1, 0, 'b')])
  })

  test('without any billboard the first row offers its cells', () => {
    expect(shownPlaces('home', rows(['', ''], ['', '']))).toMatchObject([
      place(0, 0, null),
      place(0, 1, null),
    ])
  })

  test('the cell is counted where the layout has it', () => {
    const [, moved] = shownPlaces('home', [place(0, 0, 'a'), place(1, 0, null), place(2, 3, 'b')])
    expect(moved).toMatchObject({ row: 1, cell: '3 4' })
  })

  test('phones show the same cells', () => {
    const { first, later } = phoneParts('home', rows(['a', 'b'], ['', ''], ['c', 'd']))
    expect([...first, ...later.flat()].map(({ item }) => item)).toEqual(['a', 'b', 'c', 'd'])
  })
})
