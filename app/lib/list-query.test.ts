import { expect, test } from 'vitest'
import { parseChoice, parsePage, parseText, withParams } from './list-query.ts'
import { pageButtons, pageCount } from './pager.ts'

const params = (text: string) => new URLSearchParams(text)

test.for([
  ['', 1],
  ['page=', 1],
  ['page=7', 7],
  ['page=0', null],
  ['page=-1', null],
  ['page=x', null],
  ['page=1e9', null],
  ['page=1000000000', null],
  ['page=2&page=9', 2],
] as const)('[CAT-04] an address with %j asks for page %j', ([text, page]) => {
  expect(parsePage(params(text))).toBe(page)
})

test('[CAT-05] nonsense in a choice counts as not said', () => {
  expect(parseChoice(params('sort=oldest'), 'sort', ['newest', 'oldest'], 'newest')).toBe('oldest')
  expect(parseChoice(params('sort=__proto__'), 'sort', ['newest', 'oldest'], 'newest')).toBe('newest')
})

test('text of an address is cut and trimmed, and holds no controls', () => {
  expect(parseText(params('q=%00 a%0Ab %20'), 'q')).toBe('a b')
  expect(parseText(params(`q=${'x'.repeat(500)}`), 'q', 10)).toHaveLength(10)
})

test('[CAT-03] changing anything but the page starts at page 1 and keeps the rest', () => {
  expect(withParams(params('page=3&view=gallery'), { sort: 'oldest' })).toBe('?sort=oldest&view=gallery')
  expect(withParams(params('page=3&view=gallery'), { page: '4' })).toBe('?page=4&view=gallery')
  expect(withParams(params('view=gallery'), { view: null })).toBe('')
})

test.for([
  [1, 1, [1]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 3, [1, 2, 3]],
] as const)('[CAT-04] on page %d of %d the buttons are %j', ([page, pages, buttons]) => {
  expect(pageButtons(page, pages)).toEqual(buttons)
})

test('[CAT-04] 25 fill a page, 26 start another, and nothing still has a first page', () => {
  expect([0, 25, 26].map((total) => pageCount(total, 25))).toEqual([1, 1, 2])
})
