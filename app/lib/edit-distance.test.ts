import { expect, test } from 'vitest'
import { nearestWord } from './edit-distance.ts'

test('[SRCH-06] a short word forgives one slip, a long one three, and the nearest wins', () => {
  expect(nearestWord('volva', ['volvo', 'vola'])).toBe('volvo')
  expect(nearestWord('morava', ['grava', 'gravel'])).toBeNull()
  expect(nearestWord('прицеп', ['прием'])).toBeNull()
  expect(nearestWord('refrigarated', ['refrigerator', 'refrigerated'])).toBe('refrigerated')
})

test.for([
  ['camoin', 'camion'],
  ['freigtliner', 'freightliner'],
  ['chicgo', 'chicago'],
] as const)('[SRCH-06] %s is %s: a letter was swapped or left out', ([typed, word]) => {
  expect(nearestWord(typed, ['abc', word])).toBe(word)
})
