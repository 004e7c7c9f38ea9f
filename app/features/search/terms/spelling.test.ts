import { expect, test } from 'vitest'
import { correctSpelling, wordsToSpell } from './spelling.ts'
import { readWords } from './word-query.ts'

test('[SRCH-06] a term without a misspelt word is left alone', () => {
  expect(correctSpelling('volvo', new Map([['volvo', 'volvo']]))).toBeNull()
  expect(correctSpelling('volov vnl', new Map([['volov', 'volvo']]))).toBe('volvo vnl')
})

test.for(['прицеп', 'фура', 'mack', 'taxes', 'yonke', 'иллинойс', 'трейлеры', 'cdl', 'vnl760'])(
  '[SRCH-06] %s is never taken for another word misspelled',
  (typed) => {
    expect(wordsToSpell(readWords(typed)?.groups ?? [])).toEqual([])
  },
)
