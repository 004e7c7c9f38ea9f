import { expect, test } from 'vitest'
import { detailsOf } from './audit-actions.ts'

test('[LOG-02] before and after are read as a change, the rest by name', () => {
  expect(detailsOf({ before: 'user', after: 'banned', reason: 'spam', items: [1, 2] })).toEqual([
    { name: '', text: 'user → banned' },
    { name: 'reason', text: 'spam' },
    { name: 'items', text: '[1,2]' },
  ])
  expect(detailsOf({ after: true })).toEqual([{ name: '', text: ' → true' }])
  expect(detailsOf({})).toEqual([])
})

test('[LOG-02] of several facts those are named that became different, and what says nothing is left out', () => {
  const before = { status: 'pending', moderation: 'waiting', featured: false, title: { en: 'Tires' } }
  const after = { status: 'active', featured: false, title: { en: 'Tires', ru: 'Шины' } }
  expect(detailsOf({ before, after, reason: '', startsAt: null })).toEqual([
    { name: 'status', text: 'pending → active' },
    { name: 'title', text: 'en: Tires → en: Tires, ru: Шины' },
  ])
})
