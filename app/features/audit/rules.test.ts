import { expect, test } from 'vitest'
import { detailsOf } from './rules.ts'

test('[LOG-02] before and after are read as a change, the rest by name', () => {
  expect(detailsOf({ before: 'user', after: 'banned', reason: 'spam', items: [1, 2] })).toEqual([
    { name: '', text: 'user → banned' },
    { name: 'reason', text: 'spam' },
    { name: 'items', text: '[1,2]' },
  ])
  expect(detailsOf({ after: true })).toEqual([{ name: '', text: ' → true' }])
  expect(detailsOf({})).toEqual([])
})
