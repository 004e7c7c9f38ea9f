import { expect, test } from 'vitest'
import { attributeOf, isAttributeKey } from '#app/features/attributes/catalog.ts'
import { INCLUSIVE_KEYS, withIncluded } from './included-choices.ts'

test('[FACET-12] home each week includes home each day, and two weeks include both', () => {
  expect(withIncluded('homeTime', 'daily')).toEqual(['daily'])
  expect(withIncluded('homeTime', 'weekly')).toEqual(['weekly', 'daily'])
  expect(withIncluded('homeTime', 'biweekly')).toEqual(['biweekly', 'daily', 'weekly'])
  expect(withIncluded('homeTime', 'longer')).toEqual(['longer'])
})

test.each(INCLUSIVE_KEYS)(
  '[FACET-12] %s has one value, so that counts add up, and includes known choices',
  (key) => {
    if (!isAttributeKey(key)) throw new Error(`${key} is no attribute`)
    const { type, choices = [] } = attributeOf(key)
    expect(type).toBe('choice')
    for (const choice of choices)
      expect(choices).toEqual(expect.arrayContaining([...withIncluded(key, choice)]))
  },
)
