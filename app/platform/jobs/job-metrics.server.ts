import { sql } from 'kysely'
import { Histogram, type Registry } from 'prom-client'
import type { Db } from '../db/database.server.ts'
import { EVENTS } from '../metrics/event-counter.server.ts'
import { ageSeconds, scrapedGauges } from '../metrics/scraped-gauges.server.ts'

const NAME = 'job_seconds'
EVENTS.removeSingleMetric(NAME)
const seconds = new Histogram({
  name: NAME,
  help: 'How long attempts at jobs took, by queue and result (done, failed).',
  labelNames: ['queue', 'result'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 300],
  registers: [EVENTS],
})

type JobResult = 'done' | 'failed'

/** Creates the series of a queue before its first job. */
export function expectJobs(queue: string): void {
  for (const result of ['done', 'failed'] as const) seconds.zero({ queue, result })
}

export function observeJob(queue: string, result: JobResult, ms: number): void {
  seconds.observe({ queue, result }, ms / 1000)
}

type QueueRow = {
  readonly name: string
  readonly ready: number
  readonly active: number
  readonly failed: number
}

const GAUGES = {
  jobs_waiting: { help: 'Jobs that are due and wait for a worker, by queue.', label: 'queue' },
  jobs_active: { help: 'Jobs that are running, by queue.', label: 'queue' },
  jobs_failed: {
    help: 'Jobs of the last day that failed at the last attempt, too, by queue.',
    label: 'queue',
  },
  jobs_oldest_waiting_seconds: { help: 'For how long the oldest due job has waited.' },
}

/** Registers the depth of each queue, as pg-boss counts it every 15 seconds, and the age of the oldest due job. */
export function watchJobs(registry: Registry, db: Db, now: () => Date): void {
  scrapedGauges(registry, {
    area: 'jobs',
    gauges: GAUGES,
    async read() {
      const queues = await sql<QueueRow>`
        select name, ready_count as ready, active_count as active, failed_count as failed from jobs.queue
         where name not like '\\_\\_pgboss%'`.execute(db)
      const oldest = await sql<{ since: Date | null }>`
        select min(start_after) as since from jobs.job
         where state < 'active' and not blocked and start_after <= ${now()}`.execute(db)
      return [
        ...queues.rows.flatMap(({ name: of, ready, active, failed }) => [
          { gauge: 'jobs_waiting' as const, of, value: ready },
          { gauge: 'jobs_active' as const, of, value: active },
          { gauge: 'jobs_failed' as const, of, value: failed },
        ]),
        { gauge: 'jobs_oldest_waiting_seconds' as const, value: ageSeconds(oldest.rows[0]?.since, now()) },
      ]
    },
  })
}
