import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { installJobs } from '../../../app/platform/jobs/install-jobs.server.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { live, sequence } from '../../../tests/money/sequences.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const RUNS = Number(process.env['MONEY_RUNS'] ?? 10_000)
const SEED = Number(process.env['MONEY_SEED'] ?? 20_260_216)

test('[PAY-10] random sequences of everything that happens to money', async () => {
  const events = new Map<string, number>()
  let runs = 0
  const count = (seen: readonly string[]) => {
    runs += 1
    for (const event of seen) events.set(event, (events.get(event) ?? 0) + 1)
  }
  const property = fc.asyncProperty(sequence, async (acts) => {
    await live(db, acts, count)
    // Nothing else vacuums after ten thousand runs.
    if (runs % 200 === 0) await sql`vacuum analyze`.execute(db)
  })
  const started = Date.now()
  // Shrinking runs a hundred more sequences: only useful when looking for the cause.
  await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: process.env['MONEY_SHRINKS'] !== '1' })
  const seconds = Math.round((Date.now() - started) / 1000)
  process.stdout.write(`${runs} sequences in ${seconds} s: ${JSON.stringify(Object.fromEntries(events))}\n`)
  expect(runs).toBeGreaterThanOrEqual(RUNS)
})
