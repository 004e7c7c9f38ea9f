import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { openLog } from '../log.server.ts'
import { enqueueJob } from './enqueue-job.server.ts'
import { installJobs } from './install-jobs.server.ts'
import { batchJob, type JobTable, job } from './job.server.ts'
import { startJobs } from './start-jobs.server.ts'

const { db, connectionString } = useDatabase()
const log = openLog('silent')

async function aWorker(jobs: JobTable, pollSeconds = 0.5) {
  const { site } = ctxFor(db)
  const worker = await startJobs({
    connectionString,
    db,
    jobs,
    log,
    site,
    now: () => NOW,
    pollSeconds,
  })
  onTestFinished(worker.stop)
  return worker
}

/** A job that records its payloads; `ran` resolves once it has run `times` times. */
function aJob(times = 1) {
  const given: unknown[] = []
  const { promise: ran, resolve } = Promise.withResolvers<readonly unknown[]>()
  const run = async (_: unknown, payload: unknown) => {
    given.push(payload)
    if (given.length >= times) resolve(given)
  }
  return { given, ran, run }
}

async function waiting(name: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from jobs.job where name = ${name} and state <> 'completed'`.execute(db)
  return rows[0]?.n ?? 0
}

describe('the tables of the job queue', () => {
  test('are made once, however many processes start at the same time', async () => {
    await Promise.all(Array.from({ length: 4 }, () => installJobs(connectionString)))
    await installJobs(connectionString)

    const { rows } = await sql<{ n: number }>`select count(*) as n from jobs.version`.execute(db)
    expect(rows).toEqual([{ n: 1 }])
  })

  test('are made by workers too, two at once', async () => {
    await sql`drop schema jobs cascade`.execute(db)
    const { run } = aJob()

    const workers = [
      aWorker({ 'test.quiet': job(z.null(), run) }),
      aWorker({ 'test.quiet': job(z.null(), run) }),
    ]

    await expect(Promise.all(workers)).resolves.toHaveLength(2)
  })
})

describe('a job', () => {
  beforeAll(() => installJobs(connectionString))

  test('is done after the transaction that asked for it, with what it was given', async () => {
    const { ran, run } = aJob()
    await aWorker({ 'test.greet': job(z.object({ name: z.string() }), run) })

    await db.transaction().execute((db) => enqueueJob({ db }, 'test.greet', { name: 'Ann' }))

    expect(await ran).toEqual([{ name: 'Ann' }])
  })

  test('of an undone transaction never existed', async () => {
    const undone = db.transaction().execute(async (db) => {
      await enqueueJob({ db }, 'test.undone')
      throw new Error('undone')
    })

    await expect(undone).rejects.toThrow('undone')

    expect(await waiting('test.undone')).toBe(0)
  })

  test('may be asked for before any worker has heard of it', async () => {
    const { ran, run } = aJob()
    await enqueueJob({ db }, 'test.early', { n: 1 })

    await aWorker({ 'test.early': job(z.object({ n: z.number() }), run) })

    expect(await ran).toEqual([{ n: 1 }])
  })

  test('is done by one of two workers', async () => {
    const { given, ran, run } = aJob(6)
    const jobs = { 'test.shared': job(z.object({ n: z.number() }), run) }
    await Promise.all([aWorker(jobs), aWorker(jobs)])

    for (const n of [1, 2, 3, 4, 5, 6]) await enqueueJob({ db }, 'test.shared', { n })

    await ran
    expect(given.map((payload) => JSON.stringify(payload)).sort()).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => JSON.stringify({ n })),
    )
  })

  test('that fails is tried again', async () => {
    const { promise: worked, resolve } = Promise.withResolvers<number>()
    let attempts = 0
    const run = async () => {
      attempts += 1
      if (attempts === 1) throw new Error('not this time')
      resolve(attempts)
    }
    await aWorker({ 'test.stumbles': job(z.null(), run) })

    await db.transaction().execute(async (db) => {
      await enqueueJob({ db }, 'test.stumbles')
      // The first retry waits five seconds; the test does not.
      await sql`update jobs.job set retry_delay = 0, retry_backoff = false where name = 'test.stumbles'`.execute(
        db,
      )
    })

    expect(await worked).toBe(2)
  })

  test('with a timetable is entered into it, and runs when a worker starts if it should catch up', async () => {
    const { ran, run } = aJob()
    const jobs = { 'test.leap': job(z.null(), run, { cron: '0 0 29 2 *', atStart: true }) }

    await aWorker(jobs)

    expect(await ran).toEqual([null])
    const { rows } = await sql`select cron, timezone from jobs.schedule where name = 'test.leap'`.execute(db)
    expect(rows).toEqual([{ cron: '0 0 29 2 *', timezone: 'UTC' }])
  })

  test('that catches up is asked for once a minute, however many workers start', async () => {
    const { run } = aJob()
    const jobs = { 'test.catch-up': job(z.null(), run, { atStart: true }) }

    await Promise.all([aWorker(jobs), aWorker(jobs), aWorker(jobs)])

    const { rows } = await sql<{ jobs: number; minutes: number }>`
      select count(*) as jobs, count(distinct singleton_on) as minutes from jobs.job
       where name = 'test.catch-up'`.execute(db)
    expect(rows[0]?.jobs).toBe(rows[0]?.minutes)
  })

  test('[RUN-11] starts as soon as the one before it is done: polling again would take an hour', async () => {
    const { given, ran, run } = aJob(30)
    for (let n = 0; n < 30; n += 1) await enqueueJob({ db }, 'test.many', { n })

    await aWorker({ 'test.many': job(z.object({ n: z.number() }), run) }, 3600)

    await ran
    expect(given).toHaveLength(30)
  })

  test('[RUN-11] without a payload is done for all that are due at once', async () => {
    const { given, ran, run } = aJob()
    for (let n = 0; n < 30; n += 1) await enqueueJob({ db }, 'test.signal')

    const worker = await aWorker({ 'test.signal': job(z.null(), run) }, 3600)

    await ran
    await worker.stop()
    expect(given).toEqual([null])
    expect(await waiting('test.signal')).toBe(0)
  })

  test('[RUN-11] of a batch is given to one run with all others that are due', async () => {
    const { promise: ran, resolve } = Promise.withResolvers<readonly { n: number }[]>()
    for (let n = 0; n < 3; n += 1) await enqueueJob({ db }, 'test.batch', { n })

    await aWorker({ 'test.batch': batchJob(z.object({ n: z.number() }), async (_, sent) => resolve(sent)) })

    expect(new Set((await ran).map(({ n }) => n))).toEqual(new Set([0, 1, 2]))
  })

  test('that is running when the worker stops is finished first', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const slow = job(z.null(), async () => {
      begin()
      await mayEnd
    })
    const worker = await aWorker({ 'test.slow': slow })
    await enqueueJob({ db }, 'test.slow')
    await begun

    const stopped = worker.stop()
    end()
    await stopped

    expect(await waiting('test.slow')).toBe(0)
  })
})

test('[BAK-08] a job with a time of day is scheduled once in its time zone, and no longer when it has none', async () => {
  const schedules = async () => {
    const { rows } = await sql`select cron, timezone from jobs.schedule where name = 'test.daily'`.execute(db)
    return rows
  }
  const { run } = aJob()
  const daily = { 'test.daily': job(z.null(), run, { cron: '30 3 * * *', timeZone: 'America/Chicago' }) }
  const [first, second] = [await aWorker(daily), await aWorker(daily)]
  expect(await schedules()).toEqual([{ cron: '30 3 * * *', timezone: 'America/Chicago' }])

  await Promise.all([first.stop(), second.stop()])
  await aWorker({ 'test.daily': job(z.null(), run) })
  expect(await schedules()).toEqual([])
})
