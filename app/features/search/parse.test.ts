import { expect, test } from 'vitest'
import { inOtherLayout, parseQuery } from './parse.ts'

test.for([
  ['Reefer jobs', ['reefer', 'jobs']],
  ['dry-van', ['dry', 'van']],
  ["driver's", ['drivers']],
  ['53ft', ['53', 'ft']],
  ['60k', ['60k']],
  ['$1,500', ['$1,500']],
  ['1800-2000', ['1800-2000']],
  ['24/7', ['24/7']],
  ['т680', ['t680']],
  ['Łódź', ['lodz']],
  ['?!', []],
] as const)('[SRCH-07] %s is read as its words, numbers, and signs', ([typed, tokens]) => {
  expect(parseQuery(typed).map(({ text }) => text)).toEqual(tokens)
})

test('[SRCH-05] of a long query as much is read as says something', () => {
  expect(parseQuery('word '.repeat(100))).toHaveLength(24)
})

test.for([
  ['ghbdtn', 'привет'],
  ['vt[fybr', 'механик'],
  ['екгсл', 'truck'],
] as const)('[SRCH-14] the keys of %s write %s in the other layout', ([typed, meant]) => {
  expect(inOtherLayout(typed)).toBe(meant)
})
