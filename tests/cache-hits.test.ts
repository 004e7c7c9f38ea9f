import { expect, test } from 'vitest'
import { simulate } from './cache/simulate.ts'

const BUSY = {
  visitsPerSecond: 500,
  newListingsPerHour: 1000,
  endsPerHour: 0,
  maxSeconds: 3600,
  megabytes: 512,
}

test('[CACHE-02] of a busy hour, at 1,000 new listings in 25 categories, nine of ten pages come from the cache', () => {
  const hour = { ...BUSY, warmUpMinutes: 30, minutes: 5 }

  expect(simulate({ ...hour, drops: 'tags' }).hitRate).toBeGreaterThan(0.9)
  expect(simulate({ ...hour, drops: 'all' }).hitRate).toBeLessThan(0.6)
})
