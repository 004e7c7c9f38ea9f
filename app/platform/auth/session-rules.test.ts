import { describe, expect, test } from 'vitest'
import type { Role } from '#app/lib/actor.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { isOver, isWorthNoting, whyNoSession } from './session-rules.ts'

const HOUR = 1 / 24
const inAMonth = daysAgo(-30)

function session(begun: number, seen: number) {
  return { createdAt: daysAgo(begun), seenAt: daysAgo(seen), expiresAt: inAMonth }
}

const cases: readonly [string, Role, number, number, boolean][] = [
  ['a session of today', 'user', 0, 0, false],
  ['one used six days ago', 'user', 10, 6.9, false],
  ['one nobody used for a week', 'user', 10, 7, true],
  ['one of a month, used a moment ago', 'user', 30, 0, true],
  ['one of 29 days, used a moment ago', 'user', 29.9, 0, false],
  ['an admin’s, used an hour ago', 'admin', 2 * HOUR, 1.9 * HOUR, false],
  ['an admin’s, not used for two hours', 'admin', 3 * HOUR, 2 * HOUR, true],
  ['an admin’s of twelve hours, used a moment ago', 'admin', 12 * HOUR, 0, true],
]

test.each(cases)('[AUTH-07] %s of a %s: over?', (_, role, begun, seen, over) => {
  expect(isOver(session(begun, seen), role, NOW)).toBe(over)
})

test('a session is over at the moment it was made for', () => {
  expect(isOver({ createdAt: NOW, seenAt: NOW, expiresAt: NOW }, 'user', NOW)).toBe(true)
})

describe('who may be signed in', () => {
  const fine = { role: 'user', emailVerified: true, deactivatedAt: null } as const

  test('a confirmed person', () => {
    expect(whyNoSession(fine)).toBeNull()
  })

  test('[AUTH-11] nobody who is banned, deactivated or not confirmed', () => {
    expect(whyNoSession({ ...fine, role: 'banned' })?.code).toBe('accounts.banned')
    expect(whyNoSession({ ...fine, deactivatedAt: NOW })?.code).toBe('accounts.deactivated')
    expect(whyNoSession({ ...fine, emailVerified: false })?.code).toBe('accounts.notConfirmed')
  })
})

test('using a session is written down once a day, for admins more often', () => {
  expect(isWorthNoting(daysAgo(0.9), 'user', NOW)).toBe(false)
  expect(isWorthNoting(daysAgo(1), 'user', NOW)).toBe(true)
  expect(isWorthNoting(daysAgo(0.9), 'admin', NOW)).toBe(true)
  expect(isWorthNoting(NOW, 'admin', NOW)).toBe(false)
})
