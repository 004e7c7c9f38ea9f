import { expect, test } from 'vitest'
import { countableTerm, MAX_COUNTED_LENGTH } from './countable-term.ts'

test.for([
  ['Reefer  TRAILER', 'reefer trailer'],
  ['Рефка', 'рефка'],
  ['camión de volteo', 'camion de volteo'],
  ['kenworth t680 2019', 'kenworth t680 2019'],
  ['24/7 towing', '24/7 towing'],
  ['<b>tarps</b>\u0000', 'b tarps /b'],
] as const)('[SRCH-15] %s is counted as %s', ([typed, term]) => {
  expect(countableTerm(typed)).toBe(term)
})

test.for([
  'call 312-555-0142',
  '(312) 555 0142 ivan',
  'ivan@example.com',
  '1XKYDP9X5KJ211234',
  'vin 1XP5DB9X7YN526158',
  'https://example.com/x',
  'www.example.com',
  '60435',
  '?!',
  '',
])('[SRCH-15] %s is not counted: it may name a person, or has no words', (typed) => {
  expect(countableTerm(typed)).toBeNull()
})

test('[SRCH-15] a long search is cut', () => {
  expect([...(countableTerm('я'.repeat(100)) ?? '')]).toHaveLength(MAX_COUNTED_LENGTH)
})
