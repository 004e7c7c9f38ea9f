import { expect, test } from 'vitest'
import { NOW } from '#tests/helpers/clock.ts'
import { circuitBreaker } from './circuit-breaker.ts'

function broken() {
  let time = NOW.getTime()
  const breaker = circuitBreaker({ failures: 5, restMs: 30_000, now: () => new Date(time) })
  for (let i = 0; i < 5; i += 1) breaker.recordFailure()
  return { breaker, wait: (ms: number) => (time += ms) }
}

test('[PAY-03] after five failures in a row no call is sent to the provider for half a minute; then one is the probe', () => {
  const { breaker, wait } = broken()
  expect(breaker.isOpen()).toBe(true)
  wait(29_999)
  expect(breaker.isOpen()).toBe(true)
  wait(1)
  expect([breaker.isOpen(), breaker.isOpen()]).toEqual([false, true])
})

test('[PAY-03] one response, even a refusal, closes the breaker', () => {
  const { breaker, wait } = broken()
  wait(30_000)
  breaker.recordResponse()
  breaker.recordFailure()
  expect(breaker.isOpen()).toBe(false)
})
