import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { MAX_ATTEMPTS } from '#app/features/billing/events/event-kinds.ts'
import { enqueueJob } from '#app/platform/jobs/enqueue-job.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { siteWith } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait.ts'

// The process that runs background jobs, as the launcher starts it.

vi.setConfig({ testTimeout: 60_000 })

const { db, connectionString } = useDatabase()

// Throws when the build is older than the sources.
beforeAll(async () => void (await siteWith(db)))

function startWorker(env: NodeJS.ProcessEnv = { WORKER_METRICS_PORT: '0' }) {
  const worker = fork('build/server/worker.js', {
    env: { DATABASE_URL: connectionString, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  onTestFinished(() => void worker.kill('SIGKILL'))
  const exit = once(worker, 'exit').then(([code]: unknown[]) => code)
  return { worker, exit, ready: once(worker, 'message') }
}

test('[POST-15] workers start together on a fresh database, catch up with what is due, and end in order', async () => {
  await sql`drop schema if exists jobs cascade`.execute(db)
  const { id } = await aListing(db, { expiresAt: new Date('2026-01-01T00:00:00.000Z') })

  const [first, second] = [startWorker(), startWorker()]
  const output = await Promise.all([first.ready, second.ready])

  expect(output.map(([message]: unknown[]) => message)).toEqual([{ type: 'ready' }, { type: 'ready' }])
  await waitFor(
    async () => {
      const { status } = await db
        .selectFrom('listings')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(status).toBe('expired')
    },
    { interval: 100 },
  )
  first.worker.kill('SIGTERM')
  second.worker.kill('SIGINT')
  expect(await Promise.all([first.exit, second.exit])).toEqual([0, 0])
})

test('a launcher that dies takes the worker with it', async () => {
  const { worker, exit, ready } = startWorker()
  await ready
  worker.disconnect()
  expect(await exit).toBe(0)
})

const MINUTE_MS = 60_000
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS)

/** Inserts what no job of the worker takes away: an email that is retried in an hour, and an event that failed for good. */
async function somethingWaits() {
  await db
    .insertInto('mailOutbox')
    .values({
      template: 'contact.message',
      recipient: 'driver@example.com',
      subject: 'Hello',
      html: '<p>Hello</p>',
      body: 'Hello',
      language: 'en',
      createdAt: minutesAgo(20),
      nextAttemptAt: minutesAgo(-60),
    })
    .execute()
  const happenedAt = minutesAgo(5)
  await db
    .insertInto('paymentEvents')
    .values({
      id: 'evt_1',
      type: 'payout.paid',
      objectId: 'po_1',
      happenedAt,
      receivedAt: happenedAt,
      attempts: MAX_ATTEMPTS,
    })
    .execute()
}

/** Returns the value of a series, as Prometheus reads it. */
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  )

test('[RUN-01] the worker has metrics of waiting emails, jobs and events of the payment provider, each with its age', async () => {
  await somethingWaits()
  const port = await freePort()
  const { ready } = startWorker({ WORKER_METRICS_PORT: String(port) })
  await ready
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()

  expect(await get('/healthz')).toBe('ok')
  // On a busy machine both give up waiting for the database: then a later one has what is asked for.
  await waitFor(async () => expect(await get('/readyz')).toBe('ok'), { interval: 200 })
  let scrapes = 0
  const text = await waitFor(
    async () => {
      scrapes += 1
      const scraped = await get('/metrics')
      expect(valueOf(scraped, 'mail_waiting')).toBe(1)
      expect(valueOf(scraped, 'payment_webhooks_unprocessed')).toBe(1)
      expect(valueOf(scraped, 'jobs_waiting{queue="mail.deliver"}')).toBeGreaterThanOrEqual(0)
      return scraped
    },
    { interval: 200 },
  )
  expect(valueOf(text, 'mail_oldest_waiting_seconds')).toBeGreaterThanOrEqual(20 * 60)
  expect(valueOf(text, 'payment_webhooks_oldest_seconds')).toBeGreaterThanOrEqual(5 * 60)
  expect(valueOf(text, 'jobs_oldest_waiting_seconds')).toBeGreaterThanOrEqual(0)
  expect(valueOf(text, 'mail_deliveries_total{result="failed"}')).toBe(0)
  expect(valueOf(text, 'db_pool_connections{state="max"}')).toBe(4)
  // Only a scrape before the one that was read may have failed: none, where the first was.
  expect(valueOf(text, 'metrics_read_failures_total{area="jobs"}')).toBeLessThan(scrapes)
})

test('[RUN-01] the worker counts the jobs it did, and how long they took', async () => {
  const port = await freePort()
  const { ready } = startWorker({ WORKER_METRICS_PORT: String(port) })
  await ready
  await enqueueJob({ db }, 'mail.deliver')
  const done = 'job_seconds_count{queue="mail.deliver",result="done"}'

  await waitFor(
    async () => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      expect(valueOf(text, done)).toBeGreaterThan(0)
    },
    { interval: 200 },
  )
})

test('[BAK-08] the worker makes a backup that is due, and the metrics have its age', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'backups-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const port = await freePort()
  const { ready } = startWorker({ WORKER_METRICS_PORT: String(port), DATA_DIR: folder, BACKUP_AT: '03:30' })
  await ready
  await enqueueJob({ db }, 'backup.make')

  await waitFor(
    async () => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      expect(valueOf(text, 'backup_runs_total{result="made"}')).toBe(1)
      expect(valueOf(text, 'backup_last_success_age_seconds')).toBeLessThan(120)
    },
    { timeout: 60_000, interval: 200 },
  )
  expect(await readdir(path.join(folder, 'backups'))).toEqual([
    expect.stringMatching(/^haulpost-\d{8}T\d{6}Z\.tar$/u),
  ])
})
