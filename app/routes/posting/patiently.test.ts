import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STUCK_MS, SUBMITTED_MS } from '#app/features/listings/posting/rules.ts'
import { LOST_RESPONSE } from '#app/lib/form-result.ts'
import { patiently } from './patiently.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** What has become of something by now. */
function watched<T>(work: Promise<T>) {
  const seen: { outcome: unknown } = { outcome: 'waiting' }
  work.then(
    (answer) => (seen.outcome = answer),
    (error: unknown) => (seen.outcome = error),
  )
  return seen
}

test('[POST-10] a submission that is stuck ends after 15 seconds, and the form is there again', async () => {
  const seen = watched(patiently(new Promise(() => {})))

  await vi.advanceTimersByTimeAsync(14_999)
  expect(seen.outcome).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.outcome).toBe(LOST_RESPONSE)
  expect(STUCK_MS).toBe(15_000)
})

test('[POST-10] where it leads to is led to after half a second, so that users see that it was sent', async () => {
  const to = new Response(null, { status: 302, headers: { location: '/dashboard' } })
  const leadOn = async () => {
    throw to
  }
  const seen = watched(patiently(leadOn()))

  await vi.advanceTimersByTimeAsync(SUBMITTED_MS - 1)
  expect(seen.outcome).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.outcome).toBe(to)
  expect(SUBMITTED_MS).toBe(500)
})

test('[POST-10] a lost connection gives the form back at once; an answer comes as it is', async () => {
  const lost = watched(patiently(Promise.reject(new TypeError('Failed to fetch'))))
  const said = watched(patiently(Promise.resolve('what is wrong')))

  await vi.advanceTimersByTimeAsync(0)
  expect([lost.outcome, said.outcome]).toEqual([LOST_RESPONSE, 'what is wrong'])
})
