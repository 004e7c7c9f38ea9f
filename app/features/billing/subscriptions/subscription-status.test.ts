import { expect, test } from 'vitest'
import { daysAgo } from '#tests/helpers/clock.ts'
import { nextChargeAt, periodPaidUntil, subscriptionStatus } from './subscription-status.ts'

test('[SUB-01] a failed renewal is no next charge, and paid is only what was paid', () => {
  const period = { currentPeriodStart: daysAgo(1), currentPeriodEnd: daysAgo(-29), cancelAtPeriodEnd: false }
  const active = { ...period, status: 'active' }
  expect([nextChargeAt(active), periodPaidUntil(active)]).toEqual([daysAgo(-29), daysAgo(-29)])
  expect(nextChargeAt({ ...active, cancelAtPeriodEnd: true })).toBeNull()
  const failed = { ...period, status: 'past_due' }
  expect([nextChargeAt(failed), periodPaidUntil(failed)]).toEqual([null, daysAgo(1)])
})

test('[SUB-01] how a subscription stands', () => {
  expect(
    ['active', 'past_due', 'incomplete', 'canceled', 'incomplete_expired'].map(subscriptionStatus),
  ).toEqual(['active', 'pastDue', 'incomplete', 'canceled', 'canceled'])
})
