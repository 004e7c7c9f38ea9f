import { PgBoss } from 'pg-boss'
import type { SiteFacts } from '../ctx.server.ts'
import type { Db } from '../db/database.server.ts'
import type { Log } from '../log.server.ts'
import type { Job, JobTable } from './job.server.ts'
import { expectJobs, observeJob } from './job-metrics.server.ts'
import { JOBS_SCHEMA, QUEUE } from './queues.ts'

type Parts = {
  readonly connectionString: string
  /** The jobs' database; the queue has connections of its own. */
  readonly db: Db
  readonly jobs: JobTable
  /** For the links in emails. */
  readonly site: SiteFacts
  readonly log: Log
  readonly now: () => Date
  /** How often each queue is polled, in seconds. */
  readonly pollSeconds?: number
}

/** How long a running job may continue once the process is asked to stop, in milliseconds. */
const TIMEOUT_MS = 10_000

/** How often jobs of dead workers are looked for, in seconds. */
const WATCH_SECONDS = 15

/** A statement without an answer is given up after this time, in milliseconds. The type of the options does not know it. */
const PATIENCE = { query_timeout: 60_000 }

function openQueue({ connectionString, log }: Parts): PgBoss {
  const boss = new PgBoss({
    ...PATIENCE,
    connectionString,
    schema: JOBS_SCHEMA,
    max: 3,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  })
  // Without a listener, one lost connection would end the process.
  boss.on('error', (err) => log.error({ err }, 'the job queue has trouble'))
  // A warning may come with SQL and its parameters.
  boss.on('warning', ({ message }) => log.warn(message))
  return boss
}

/** How many due jobs a queue whose jobs are done together hands to one run. */
const MAX_BATCH = 100

function runJobs(job: Job, jobs: readonly { readonly data: object | null }[], parts: Parts): Promise<void> {
  const { db, log, now, site } = parts
  const ctx = { db, log, now: now(), site, random: Math.random }
  const payloads = jobs.map(({ data }) => data ?? null)
  return job.runBatch ? job.runBatch(ctx, payloads) : job.run(ctx, payloads[0] ?? null)
}

/**
 * Polls a queue. After work the next fetch follows at once, and the worker waits only when it found nothing:
 * `burstWhenBatchFull` would do so for full batches only, and not at all for batches of one.
 */
async function work(boss: PgBoss, name: string, job: Job, parts: Parts) {
  const { log, pollSeconds = 2 } = parts
  const batchSize = job.runBatch ? MAX_BATCH : 1
  expectJobs(name)
  const worker = await boss.work<object | null>(
    name,
    { pollingIntervalSeconds: pollSeconds, batchSize },
    async (jobs) => {
      const start = performance.now()
      try {
        await runJobs(job, jobs, parts)
        observeJob(name, 'done', performance.now() - start)
      } catch (err) {
        observeJob(name, 'failed', performance.now() - start)
        log.error({ err, job: name }, 'a job failed')
        throw err
      } finally {
        boss.notifyWorker(worker)
      }
    },
  )
}

async function begin(boss: PgBoss, name: string, job: Job, parts: Parts): Promise<void> {
  await boss.createQueue(name, QUEUE)
  if (job.cron) await boss.schedule(name, job.cron, null, { tz: job.timeZone ?? 'UTC' })
  else await boss.unschedule(name)
  // If several workers start in the same minute, it is enqueued once.
  if (job.atStart) await boss.send(name, null, { singletonKey: 'start', singletonSeconds: 60 })
  await work(boss, name, job, parts)
}

/** Runs due jobs, those of other processes included, until `stop` is called. A start that failed may be repeated. */
export async function startJobs(parts: Parts): Promise<{ stop: () => Promise<void> }> {
  const boss = openQueue(parts)
  try {
    await boss.start()
    for (const [name, job] of Object.entries(parts.jobs)) await begin(boss, name, job, parts)
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  return { stop: () => boss.stop({ graceful: true, timeout: TIMEOUT_MS }) }
}
