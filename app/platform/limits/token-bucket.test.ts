import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { afterTake, type Bucket, lowLimit, type Rate } from './token-bucket.ts'

const START = Date.UTC(2026, 0, 5)
const at = (seconds: number) => new Date(START + seconds * 1000)

/** Requests a token at each of these seconds; returns when one was granted. */
function grants(rate: Rate, seconds: readonly number[]): number[] {
  let bucket: Bucket | null = null
  return seconds.filter((second) => {
    const taken = afterTake(bucket, rate, at(second))
    bucket = taken.bucket
    return taken.wait === 0
  })
}

test('the first five of “five an hour” go through, the sixth waits for the next drop', () => {
  const hourly = { max: 5, per: 3600 }
  expect(grants(hourly, [0, 1, 2, 3, 4, 5])).toEqual([0, 1, 2, 3, 4])

  let bucket: Bucket | null = null
  for (let i = 0; i < 5; i++) bucket = afterTake(bucket, hourly, at(0)).bucket
  expect(afterTake(bucket, hourly, at(0)).wait).toBe(720)
  expect(afterTake(bucket, hourly, at(719)).wait).toBe(1)
  expect(afterTake(bucket, hourly, at(720)).wait).toBe(0)
})

test('a clock that was set back takes nothing away and gives nothing', () => {
  const rate = { max: 2, per: 10 }
  const { bucket } = afterTake(null, rate, at(1000))
  expect(afterTake(bucket, rate, at(0)).wait).toBe(0)
  expect(afterTake(afterTake(bucket, rate, at(0)).bucket, rate, at(0)).wait).toBeGreaterThan(0)
})

const rates = fc.record({ max: fc.integer({ min: 1, max: 50 }), per: fc.integer({ min: 1, max: 3600 }) })
const visits = fc
  .array(fc.integer({ min: 0, max: 500 }), { maxLength: 200 })
  .map((gaps) => gaps.reduce<number[]>((all, gap) => [...all, (all.at(-1) ?? 0) + gap], []))

test('whatever the order of visits, no stretch of time gives more than a full bucket and its refill', () => {
  fc.assert(
    fc.property(rates, visits, (rate, seconds) => {
      const given = grants(rate, seconds)
      given.forEach((from, i) => {
        given.slice(i).forEach((until, j) => {
          const most = rate.max + ((until - from) * rate.max) / rate.per
          expect(j + 1).toBeLessThanOrEqual(most + 1e-6)
        })
      })
    }),
    { numRuns: numRuns() },
  )
})

test('a client that waits as long as it should is admitted, whatever is lost to rounding', () => {
  let bucket: Bucket | null = null
  const rate = { max: 2, per: 3405 }
  for (const second of [0, 132, 334, 799, 1151, 1281, 1605, 1685, 1727])
    bucket = afterTake(bucket, rate, at(second)).bucket
  const { wait } = afterTake(bucket, rate, at(1727))
  expect(afterTake(bucket, rate, at(1727 + wait)).wait).toBe(0)
})

test('a client that waits as long as it should is admitted', () => {
  fc.assert(
    fc.property(rates, visits, (rate, seconds) => {
      let bucket: Bucket | null = null
      for (const second of seconds) bucket = afterTake(bucket, rate, at(second)).bucket
      const last = seconds.at(-1) ?? 0
      const { wait } = afterTake(bucket, rate, at(last))
      expect(afterTake(bucket, rate, at(last + wait)).wait).toBe(0)
    }),
    { numRuns: numRuns() },
  )
})

test('[POST-20] a limit is announced when a quarter of it is left, and by what is there after the refill', () => {
  const rate = { max: 20, per: 3600 }
  const bucketOf = (tokens: number) => ({ tokens, refilledAt: at(0) })
  expect(lowLimit(bucketOf(6), rate, at(0))).toBeNull()
  expect(lowLimit(bucketOf(5), rate, at(0))).toEqual({ left: 5, seconds: 180 })
  expect(lowLimit(bucketOf(0.9), rate, at(0))).toEqual({ left: 0, seconds: 180 })
  expect(lowLimit(bucketOf(0), rate, at(360))).toEqual({ left: 2, seconds: 180 })
})
