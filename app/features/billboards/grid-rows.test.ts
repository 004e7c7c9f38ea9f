import { expect, test } from 'vitest'
import { type Place, phoneParts, shownPlaces } from './grid-rows.ts'

/** Cells of a grid of four columns: a letter for each billboard, a dot for each empty cell. */
const grid = (cells: string): Place<string>[] =>
  [...cells].map((cell, i) => ({
    row: Math.floor(i / 4),
    col: i % 4,
    width: 1,
    height: 1,
    item: cell === '.' ? null : cell,
  }))

const read = (places: readonly Place<string>[]) => places.map(({ item }) => item ?? '.').join('')

function onPhone(kind: 'home' | 'category', cells: string) {
  const { first, later } = phoneParts(kind, grid(cells))
  return [first, ...later].map(read)
}

test('[HOME-03] a desktop offers two free cells of the home page and one of a category', () => {
  expect(read(shownPlaces('home', grid('a..b.c..')))).toBe('a..bc')
  expect(read(shownPlaces('category', grid('a..b.c..')))).toBe('a.bc')
})

test('[HOME-04] a phone shows billboards first, and a free cell only where it fills a row', () => {
  expect(onPhone('home', 'ab..cd..')).toEqual(['abcd'])
  expect(onPhone('home', 'abcdef.g')).toEqual(['abcdef', 'g.'])
  expect(onPhone('home', 'abc.de..')).toEqual(['abcde.'])
  expect(onPhone('category', 'abc.')).toEqual(['abc.'])
  expect(onPhone('category', 'abcd')).toEqual(['abcd'])
})

test('[HOME-04] a phone offers a cell where there are no billboards', () => {
  expect(onPhone('home', '....')).toEqual(['.'])
})
