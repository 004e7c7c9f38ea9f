import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type EmbeddedDatabase, startEmbedded } from '@haulpost/embedded-postgres'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Db, openDatabase } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { anAccount, aSession } from './factories/accounts.ts'
import { type Lane, loadOn, readers } from './helpers/load.ts'
import { runningSite } from './helpers/running-site.ts'
import { waitUntil } from './helpers/wait.ts'

// The database goes away while visitors read and write. `npm run restart -w lab` does this many times over.

const RUNS = Number(process.env['RESTARTS'] ?? 1)
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

let folder: string
let cluster: EmbeddedDatabase
let db: Db

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'restart-'))
  cluster = await startEmbedded({ dir: folder })
  await migrate(cluster.connectionString)
  db = openDatabase(cluster.connectionString, { connections: 2 })
})

afterEach(async () => {
  await db.destroy()
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A visitor who sends one message after another, and remembers the acknowledged ones. */
function writer(name: string): { lane: Lane; acknowledged: string[] } {
  const acknowledged: string[] = []
  const subject = (n: number) => `${name} ${n}`
  const next = (n: number) => {
    const message = {
      name,
      email: `${name}${n}@example.com`,
      subject: subject(n),
      message: 'Are there tires?',
    }
    return { path: '/contact', form: new URLSearchParams(message) }
  }
  return { lane: { next, keepsOpen: true, onDone: (n) => acknowledged.push(subject(n)) }, acknowledged }
}

/** Returns the cookie of a user who is signed in now. */
async function aCookie(): Promise<string> {
  const { id } = await anAccount(db)
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 86_400_000)]
  return `sid=${await aSession(db, id, { createdAt, seenAt: createdAt, expiresAt })}`
}

const othersOf = sql`pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

const ACCIDENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the server is restarted': async () => {
    await cluster.stop()
    cluster = await startEmbedded({ dir: folder })
  },
  'all connections are ended': () => sql`select pg_terminate_backend(pid) from ${othersOf}`.execute(db),
  'one of its processes is killed, and it starts over': async () => {
    const { rows } = await sql<{
      pid: number
    }>`select pid from ${othersOf} and backend_type = 'client backend'
      order by backend_start limit 1`.execute(db)
    const [victim] = rows
    if (victim) process.kill(victim.pid, 'SIGKILL')
  },
}

test.each(Array.from({ length: RUNS }, (_, i) => i + 1))(
  '[UP-01] the database goes away three times under load: no process ends, what was said yes to is there (%s)',
  async () => {
    const site = await runningSite(cluster.connectionString)
    const pids = site.pids()
    const writers = [writer('Ann'), writer('Bob')]
    const load = loadOn(site.port, [...readers, ...writers.map(({ lane }) => lane)], await aCookie())
    // From here on the process knows the session, and serves it even when visitors are shed.
    await load.advance(1)
    load.failures.splice(0)
    for (const accident of Object.values(ACCIDENTS)) {
      await load.advance(10)
      await accident()
    }
    // At most one write of each writer is in progress at a time: enough work makes them fewer than one in a hundred.
    await load.advance(10)
    while (load.done() < 700) await load.advance(1)
    await load.stop()

    const stored = await db.selectFrom('contactMessages').select('subject').execute()
    const subjects = stored.map(({ subject }) => subject)
    const acknowledged = writers.flatMap((one) => one.acknowledged)
    expect(site.pids()).toEqual(pids)
    expect(acknowledged.filter((subject) => !subjects.includes(subject))).toEqual([])
    expect(new Set(subjects).size).toBe(subjects.length)
    expect(load.failures.length).toBeLessThan(load.done() / 100)
    expect(load.broken()).toEqual([])

    // The worker goes on too: it sends the emails of the last messages.
    await waitUntil(
      async () => {
        const left = await db.selectFrom('mailOutbox').select('id').where('state', '=', 'queued').execute()
        return left.length === 0
      },
      { timeout: 120_000, interval: 200 },
    )
    await site.stop()
  },
)
