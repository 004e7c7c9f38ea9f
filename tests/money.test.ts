import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { numRuns, PROPERTY_TIMEOUT_MS } from '#tests/helpers/property-runs.ts'
import { live, sequence } from './money/sequences.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

// A few of the ten thousand sequences of `npm run suite -w lab -- --project money`.
const RUNS = numRuns(12)
const SEED = 20_260_216

test(
  '[PAY-10] purchases, renewals, refunds and departures in any order leave everything accounted for',
  async () => {
    let lived = 0
    const property = fc.asyncProperty(sequence, (acts) => live(db, acts, () => void (lived += 1)))
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true })
    expect(lived).toBe(RUNS)
  },
  PROPERTY_TIMEOUT_MS,
)
