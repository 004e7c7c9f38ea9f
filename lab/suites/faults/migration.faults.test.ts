import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../../../app/platform/db/client.server.ts'
import { describeSchema } from '../../../scripts/db-schema.ts'
import { aListing } from '../../../tests/factories/items.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { printFigures } from '../../../tests/helpers/figures.ts'
import { type Lane, loadOn } from '../../../tests/helpers/load.ts'
import { waitUntil } from '../../../tests/helpers/programs.ts'
import { aUser } from '../nodes/visitors.ts'
import { aRelease, filesOf, startMigrating } from './expansion.ts'
import { fillListings } from './large-table.ts'
import { launchSite } from './launched-site.ts'
import { MOMENTS, ROWS } from './settings.ts'

// A migration of a large table runs beside a site under load, and is killed at random moments.

const { db, connectionString } = useDatabase()

const READERS = 30
const WRITERS = 5
/** What each of them waits between two requests, in milliseconds: what is shed for lack of processor says nothing. */
const PAUSE_MS = 1500
/** How long someone's report goes on while the migration waits, in milliseconds: longer than that waits for a lock. */
const REPORT_MS = 3000
/** The promise, and what asking every 20 ms may add. */
const MAX_WAIT_MS = 2000 + 100

let release: Awaited<ReturnType<typeof aRelease>>

beforeAll(async () => {
  release = await aRelease()
  await fillListings(connectionString, ROWS)
}, 600_000)
afterAll(() => release.remove())

const readers: readonly Lane[] = Array.from({ length: READERS }, (_, lane) => ({
  keepsOpen: lane % 2 === 0,
  pauseMs: PAUSE_MS,
  next: (n) => ({
    path: [`/categories/jobs?page=${1 + (n % 9)}`, `/search?q=t${n % 999}`, '/'][lane % 3] ?? '/',
  }),
}))

/** A user who hides a listing and shows it again, as often as wanted. */
async function aWriter(port: number) {
  const { id: userId, token } = await aUser(db)
  const now = Date.now()
  const { id } = await aListing(db, {
    userId,
    createdAt: new Date(now - 86_400_000),
    expiresAt: new Date(now + 9 * 86_400_000),
  })
  const next = (n: number) => ({
    path: '/dashboard',
    form: new URLSearchParams({ kind: 'listing', id, to: n % 2 ? 'active' : 'inactive' }),
  })
  return { id, load: loadOn(port, [{ keepsOpen: true, pauseMs: PAUSE_MS, next }], `sid=${token}`) }
}

const WAITS = `
  select extract(epoch from clock_timestamp() - waitstart) * 1000 as ms, mode from pg_locks
   where not granted and locktype = 'relation' and waitstart is not null
     and database = (select oid from pg_database where datname = current_database())`

/** Watches how long sessions wait for a table, until `stop`, which returns the longest wait in milliseconds. */
function watchWaits() {
  const { promise: seen, resolve: see } = Promise.withResolvers<void>()
  const over = new AbortController()
  let longest = 0
  const watching = (async () => {
    const session = await openSession(connectionString)
    while (!over.signal.aborted) {
      const { rows } = await session.client.query<{ ms: string; mode: string }>(WAITS)
      longest = Math.max(longest, ...rows.map(({ ms }) => Number(ms)))
      if (rows.some(({ mode }) => mode === 'AccessExclusiveLock')) see()
      await sleep(20)
    }
    await session.close()
  })()
  return {
    /** Resolves when the migration waits for the table. */
    seen,
    async stop() {
      over.abort()
      await watching
      return Math.round(longest)
    },
  }
}

/** Reads the table in one transaction, as a report of another program does. Returns how to end it. */
async function beginReport(): Promise<() => Promise<void>> {
  const session = await openSession(connectionString)
  await session.client.query('begin; select count(*) from listings')
  return session.close
}

async function brokenIndexes(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where not indisvalid`.execute(db)
  return rows.map(({ name }) => name)
}

async function applied(like: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from migrations where name like ${like} order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

test(`[UP-10] a table of ${ROWS} rows is migrated under ${READERS} readers and ${WRITERS} writers: none fails, and none waits for longer than two seconds`, async () => {
  const site = await launchSite({
    databaseUrl: connectionString,
    env: { LOG_LEVEL: 'silent', PAGE_CACHE_SECONDS: '300' },
  })
  const reading = loadOn(site.port, readers)
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => aWriter(site.port)))
  const all = [reading, ...writers.map(({ load }) => load)]
  await Promise.all(all.map((load) => load.advance(3)))
  const before = reading.done()
  await release.add(filesOf(1))
  const waits = watchWaits()
  const endReport = await beginReport()
  const start = performance.now()
  const { ended } = startMigrating(release.folder, connectionString)
  await Promise.race([waits.seen, ended])
  await sleep(REPORT_MS)
  await endReport()
  const { code, output } = await ended
  const migratedMs = Math.round(performance.now() - start)
  const longestWaitMs = await waits.stop()
  // The release from before goes on with the new schema.
  await Promise.all(all.map((load) => load.advance(3)))
  await Promise.all(all.map((load) => load.stop()))
  await site.stop()

  const failures = all.flatMap((load) => load.failures)
  printFigures('migrated under load', {
    rows: ROWS,
    read: reading.done(),
    readMeanwhile: reading.done() - before,
    written: writers.reduce((sum, { load }) => sum + load.done(), 0),
    failures: failures.length,
    longestWaitMs,
    migratedMs,
  })
  expect([code, output.trim().split('\n').at(-1)]).toEqual([0, '3 migrations applied.'])
  expect(failures).toEqual([])
  expect(longestWaitMs).toBeLessThan(MAX_WAIT_MS)
  expect(await brokenIndexes()).toEqual([])
})

/** What is there of the n-th expansion: the effects of a file that runs in one transaction, all or none. */
async function effectsOf(n: number) {
  const { rows } = await sql<{ columns: number; triggers: number; limits: number; validated: number }>`
    select (select count(*) from pg_attribute where attrelid = 'listings'::regclass and attname in (${`miles_${n}`}, ${`note_${n}`})) as columns,
           (select count(*) from pg_trigger where tgname = ${`fill_${n}`}) as triggers,
           (select count(*) from pg_constraint where conname = ${`note_${n}_is_short`}) as limits,
           (select count(*) from pg_constraint where conname = ${`note_${n}_is_short`} and convalidated) as validated`.execute(
    db,
  )
  return rows[0]
}

const isMigrating = async (n: number) => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and query like ${`%_${n} %`} and pid <> pg_backend_pid()`.execute(
    db,
  )
  return rows.length > 0
}

/** Starts the n-th expansion, and returns it as soon as its first statement runs. */
async function beginMigrating(n: number) {
  const running = startMigrating(release.folder, connectionString)
  while (running.child.exitCode === null && !(await isMigrating(n))) await sleep(2)
  return running
}

/** Returns how long the n-th expansion takes, from its first statement to its last. */
async function timeOf(n: number): Promise<number> {
  const { ended } = await beginMigrating(n)
  const start = performance.now()
  while ((await applied(`%_${n}.sql`)).length < 3) await sleep(5)
  const ms = performance.now() - start
  await ended
  return ms
}

const endSession = (n: number) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like ${`%_${n} %`} and pid <> pg_backend_pid()`.execute(
    db,
  )

/**
 * Kills the n-th expansion so many milliseconds after its first statement, every other one with what it does in the
 * server, as where both are on one machine. Returns what it had recorded by then.
 */
async function killAfter(n: number, ms: number): Promise<readonly string[]> {
  const { child, ended } = await beginMigrating(n)
  await sleep(ms)
  child.kill('SIGKILL')
  if (n % 2) await endSession(n)
  await ended
  // The server notices that its client is gone when the statement ends.
  await waitUntil('the end of its session', async () => !(await isMigrating(n)))
  return applied(`%_${n}.sql`)
}

test(`[UP-10] a migration is killed at ${MOMENTS} random moments: each file ran whole or not at all, and the next start completes it`, async () => {
  await release.add(filesOf(2))
  const wholeMs = await timeOf(2)

  const moments: { ms: number; recorded: number; broken: number }[] = []
  for (let n = 10; n < 10 + MOMENTS; n += 1) {
    await release.add(filesOf(n))
    const ms = Math.round(((n - 10 + Math.random()) / MOMENTS) * wholeMs)
    const recorded = await killAfter(n, ms)
    const [whole, limited] = [recorded.length > 0 ? 1 : 0, recorded.length > 2 ? 1 : 0]
    expect(await effectsOf(n)).toEqual({
      columns: 2 * whole,
      triggers: whole,
      limits: whole,
      validated: limited,
    })
    moments.push({ ms, recorded: recorded.length, broken: (await brokenIndexes()).length })
    const { code } = await startMigrating(release.folder, connectionString).ended
    expect(code).toBe(0)
    expect(await effectsOf(n)).toEqual({ columns: 2, triggers: 1, limits: 1, validated: 1 })
    expect(await applied(`%_${n}.sql`)).toHaveLength(3)
    expect(await brokenIndexes()).toEqual([])
  }
  const indexes = (await describeSchema(connectionString)).match(
    /create index listings_by_(?:miles|note)_\d+/giu,
  )
  printFigures('migration killed', { rows: ROWS, wholeMs: Math.round(wholeMs), moments })
  expect(new Set(indexes).size).toBe(
    2 * (await applied('%_index_%.sql')).filter((name) => name.startsWith('9')).length,
  )
})
