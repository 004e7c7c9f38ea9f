import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STUCK_MS, SUBMITTED_MS } from '#app/features/listings/posting/listing-form.ts'
import { LOST_RESPONSE } from '#app/lib/form-result.ts'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Tracks the outcome of a promise. */
function trackOutcome<T>(work: Promise<T>) {
  const tracked: { outcome: unknown } = { outcome: 'waiting' }
  work.then(
    (result) => (tracked.outcome = result),
    (error: unknown) => (tracked.outcome = error),
  )
  return tracked
}

test('[POST-10] a submission that is stuck ends after 15 seconds, and the form is there again', async () => {
  const tracked = trackOutcome(withTimeout(new Promise(() => {})))

  await vi.advanceTimersByTimeAsync(14_999)
  expect(tracked.outcome).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(tracked.outcome).toBe(LOST_RESPONSE)
  expect(STUCK_MS).toBe(15_000)
})

test('[POST-10] a redirect is followed after half a second, so that users see that it was sent', async () => {
  const to = new Response(null, { status: 302, headers: { location: '/dashboard' } })
  const redirects = async () => {
    throw to
  }
  const tracked = trackOutcome(withTimeout(redirects()))

  await vi.advanceTimersByTimeAsync(SUBMITTED_MS - 1)
  expect(tracked.outcome).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(tracked.outcome).toBe(to)
  expect(SUBMITTED_MS).toBe(500)
})

test('[POST-10] a lost connection gives the form back at once; a response is passed on', async () => {
  const lost = trackOutcome(withTimeout(Promise.reject(new TypeError('Failed to fetch'))))
  const result = trackOutcome(withTimeout(Promise.resolve('what is wrong')))

  await vi.advanceTimersByTimeAsync(0)
  expect([lost.outcome, result.outcome]).toEqual([LOST_RESPONSE, 'what is wrong'])
})
