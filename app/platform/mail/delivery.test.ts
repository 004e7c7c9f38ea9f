import { describe, expect, test } from 'vitest'
import { afterDelivery, RETRY_AFTER_MINUTES } from './delivery.ts'

const now = new Date('2026-02-16T15:00:00.000Z')
const later = { kind: 'later', reason: 'greylisted', reached: true } as const

describe('a mail that could not be sent', () => {
  test.each([
    [1, '2026-02-16T15:01:00.000Z'],
    [2, '2026-02-16T15:05:00.000Z'],
    [3, '2026-02-16T15:30:00.000Z'],
    [4, '2026-02-16T17:00:00.000Z'],
    [5, '2026-02-17T03:00:00.000Z'],
  ])('after attempt %i is tried again at %s', (attempts, at) => {
    expect(afterDelivery(later, attempts, now)).toEqual({
      state: 'queued',
      lastError: 'greylisted',
      nextAttemptAt: new Date(at),
    })
  })

  test('has failed once every wait is used up', () => {
    expect(afterDelivery(later, RETRY_AFTER_MINUTES.length + 1, now)).toEqual({
      state: 'failed',
      lastError: 'greylisted',
    })
  })

  test('has failed at once when the mail server says never', () => {
    const refused = { kind: 'refused', reason: 'no such user' } as const

    expect(afterDelivery(refused, 1, now)).toEqual({ state: 'failed', lastError: 'no such user' })
  })

  test('keeps no novel of a reason', () => {
    const endless = { ...later, reason: 'x'.repeat(10_000) }

    expect(afterDelivery(endless, 1, now).lastError).toHaveLength(500)
  })
})

test('a mail that went out is sent, with the time', () => {
  expect(afterDelivery({ kind: 'sent' }, 3, now)).toEqual({ state: 'sent', sentAt: now, lastError: '' })
})

test('without a mail server a mail is captured', () => {
  expect(afterDelivery({ kind: 'captured' }, 1, now)).toEqual({ state: 'captured', lastError: '' })
})
