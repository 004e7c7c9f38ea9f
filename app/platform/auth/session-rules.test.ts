import { describe, expect, test } from 'vitest'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { isOver, shouldRecordUse, whyNoSession } from './session-rules.ts'

const HOUR = 1 / 24
const inAMonth = daysAgo(-30)

function session(begun: number, seen: number) {
  return { createdAt: daysAgo(begun), seenAt: daysAgo(seen), expiresAt: inAMonth }
}

const CASES = {
  'one of today': { role: 'user', begun: 0, seen: 0, over: false },
  'one used six days ago': { role: 'user', begun: 10, seen: 6.9, over: false },
  'one no one used for a week': { role: 'user', begun: 10, seen: 7, over: true },
  'one of a month, used a moment ago': { role: 'user', begun: 30, seen: 0, over: true },
  'one of 29 days, used a moment ago': { role: 'user', begun: 29.9, seen: 0, over: false },
  'an admin’s, used an hour ago': { role: 'admin', begun: 2 * HOUR, seen: 1.9 * HOUR, over: false },
  'an admin’s, not used for two hours': { role: 'admin', begun: 3 * HOUR, seen: 2 * HOUR, over: true },
  'an admin’s of twelve hours, used a moment ago': { role: 'admin', begun: 12 * HOUR, seen: 0, over: true },
} as const

test.each(Object.entries(CASES))(
  '[AUTH-07] whether a session is over: %s',
  (_, { role, begun, seen, over }) => {
    expect(isOver(session(begun, seen), role, NOW)).toBe(over)
  },
)

test('a session is over at the moment it was made for', () => {
  expect(isOver({ createdAt: NOW, seenAt: NOW, expiresAt: NOW }, 'user', NOW)).toBe(true)
})

describe('who may be signed in', () => {
  const fine = { role: 'user', emailVerified: true, deactivatedAt: null } as const

  test('a confirmed user', () => {
    expect(whyNoSession(fine)).toBeNull()
  })

  test('[AUTH-11] no user who is banned, deactivated or not confirmed', () => {
    expect(whyNoSession({ ...fine, role: 'banned' })?.code).toBe('accounts.banned')
    expect(whyNoSession({ ...fine, deactivatedAt: NOW })?.code).toBe('accounts.deactivated')
    expect(whyNoSession({ ...fine, emailVerified: false })?.code).toBe('accounts.notConfirmed')
  })
})

test('using a session is written down once a day, for admins more often', () => {
  expect(shouldRecordUse(daysAgo(0.9), 'user', NOW)).toBe(false)
  expect(shouldRecordUse(daysAgo(1), 'user', NOW)).toBe(true)
  expect(shouldRecordUse(daysAgo(0.9), 'admin', NOW)).toBe(true)
  expect(shouldRecordUse(NOW, 'admin', NOW)).toBe(false)
})
