import { expect, test } from 'vitest'
import { readSearch } from './search-query.ts'
import { correctSpelling, editDistance, nearestWord, wordsToSpell } from './spelling.ts'

test('[SRCH-06] a term without a misspelt word is left alone', () => {
  expect(correctSpelling('volvo', new Map([['volvo', 'volvo']]))).toBeNull()
  expect(correctSpelling('volov vnl', new Map([['volov', 'volvo']]))).toBe('volvo vnl')
})

test.for([
  ['camoin', 'camion', 1],
  ['freigtliner', 'freightliner', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['same', 'same', 0],
] as const)('[SRCH-06] from %s to %s it takes %d edits', ([from, to, count]) => {
  expect(editDistance(from, to)).toBe(count)
})

test('[SRCH-06] a short word forgives one slip, a long one three, and the nearest wins', () => {
  expect(nearestWord('volva', ['volvo', 'vola'])).toBe('volvo')
  expect(nearestWord('morava', ['grava', 'gravel'])).toBeNull()
  expect(nearestWord('прицеп', ['прием'])).toBeNull()
  expect(nearestWord('refrigarated', ['refrigerator', 'refrigerated'])).toBe('refrigerated')
})

test.for(['прицеп', 'фура', 'mack', 'taxes', 'yonke', 'иллинойс', 'трейлеры', 'cdl', 'vnl760'])(
  '[SRCH-06] %s is never taken for another word misspelled',
  (typed) => {
    expect(wordsToSpell(readSearch(typed)?.groups ?? [])).toEqual([])
  },
)
