import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { withClient } from '#app/platform/db/client.server.ts'
import { type Db, databaseOn, openSitePool } from '#app/platform/db/database.server.ts'
import { readingPool } from '#app/platform/db/replicas/reading-pool.server.ts'
import { openReplicas } from '#app/platform/db/replicas/replicas.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { readSettings } from '#app/platform/env.server.ts'
import { examineBy } from '#server/doctor/check.ts'
import { replicationWithin } from '#server/doctor/connection-checks.ts'
import { databaseServerChecks } from '#server/doctor/database-server-checks.ts'
import { startReplicatedServer } from './helpers/replicated-server.ts'
import { behind, placeOf, tcpProxy } from './helpers/tcp-proxy.ts'
import { waitUntil } from './helpers/wait.ts'

// A real streaming replica. Its replay is paused and resumed to make it lag.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

type Servers = Awaited<ReturnType<typeof startReplicatedServer>>

let servers: Servers
let clock = 0
beforeAll(async () => {
  servers = await startReplicatedServer()
  return async () => {
    await servers.replica.stop()
    await servers.primary.stop()
    servers.remove()
  }
})

const onReplica = (statement: string) =>
  withClient(servers.replica.connectionString, (client) => client.query(statement))
const pause = () => onReplica('select pg_wal_replay_pause()')
const resume = () => onReplica('select pg_wal_replay_resume()')
beforeEach(resume)

/** Opens the primary and its replica as a web process does. */
async function theSite({ maxLagMs = 10_000, isUsed = true, statusUrl = '' } = {}) {
  const { connectionString } = servers.primary
  const pool = openSitePool(connectionString)
  const db = databaseOn(pool)
  const errors: Error[] = []
  const replicas = openReplicas({
    primary: { db, pool, connectionString: statusUrl || connectionString },
    urls: [servers.replica.connectionString],
    openPool: (url) => openSitePool(url, { restartMs: 0, giveUpMs: 2000 }),
    maxLagMs,
    now: () => clock,
    onError: (error) => errors.push(error),
  })
  onTestFinished(async () => {
    await replicas.stop()
    await db.destroy()
  })
  const uses = () => replicas.report().some(({ isUsed: is }) => is)
  if (isUsed) await waitUntil(uses)
  return { db, replicas, errors, uses }
}

/** Whether this database reads from the replica. */
async function isReplica(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)
  return rows[0]?.is ?? false
}

const GONE = 'postgres://x@127.0.0.1:1/x'

const write = (db: Db) =>
  sql`insert into rate_buckets (key, tokens, refilled_at) values (gen_random_uuid(), 1, now())`.execute(db)

test('[NODE-02] public pages are read from the replica, what is written goes to the primary', async () => {
  const { replicas } = await theSite()
  const reader = replicas.reader(null)
  expect(await isReplica(reader)).toBe(true)
  await write(reader)
  // The request has written: from now on it sees what it wrote.
  expect(await isReplica(reader)).toBe(false)
  const other = replicas.reader(null)
  await inTransaction({ db: other }, async ({ db }) => expect(await isReplica(db)).toBe(false))
})

test('[NODE-03] who has written is not answered by a replica that has not replayed it', async () => {
  const { db, replicas } = await theSite()
  await pause()
  await write(db)
  const wrote = await replicas.position()
  expect(await isReplica(replicas.reader(wrote))).toBe(false)
  expect(await isReplica(replicas.reader(null))).toBe(true)
  await resume()
  await waitUntil(() => isReplica(replicas.reader(wrote)))
})

test('[NODE-04] after content changed, no page is made from a replica that does not have the change', async () => {
  const { db, replicas, uses } = await theSite()
  await pause()
  await write(db)
  replicas.contentChanged()
  expect(await isReplica(replicas.reader(null))).toBe(false)
  await replicas.position()
  expect(await isReplica(replicas.reader(null))).toBe(false)
  await resume()
  await waitUntil(uses)
  expect(await isReplica(replicas.reader(null))).toBe(true)
})

test('[NODE-04] a primary that could not say where it was after a change is asked again', async () => {
  const proxy = await tcpProxy(placeOf(servers.primary.connectionString))
  onTestFinished(proxy.stop)
  const statusUrl = behind(servers.primary.connectionString, proxy.port)
  const { db, replicas, errors, uses } = await theSite({ statusUrl })
  await pause()
  await write(db)
  await proxy.refuse()
  replicas.contentChanged()
  await waitUntil(() => errors.length > 0)
  await proxy.accept()
  await waitUntil(() => replicas.position())
  expect(await isReplica(replicas.reader(null))).toBe(false)
  await replicas.position()
  expect(await isReplica(replicas.reader(null))).toBe(false)
  await resume()
  await waitUntil(uses)
})

test('[NODE-05] a replica that lags too far is left out, and comes back by itself', async () => {
  const { db, replicas, uses } = await theSite()
  await pause()
  await write(db)
  await waitUntil(() => {
    clock += 1000
    return !uses()
  })
  expect(replicas.report()[0]?.lagMs).toBeGreaterThan(10_000)
  expect(await isReplica(replicas.reader(null))).toBe(false)
  await resume()
  await waitUntil(uses)
  expect(replicas.report()).toEqual([{ lagMs: 0, isUsed: true }])
})

test('[NODE-05] a read that fails on the replica is repeated on the primary; a dead replica is left out', async () => {
  const { replicas, errors, uses } = await theSite()
  const reader = replicas.reader(null)
  expect(await isReplica(reader)).toBe(true)
  await servers.replica.stop()
  expect(await isReplica(reader)).toBe(false)
  await waitUntil(() => !uses())
  await waitUntil(() => errors.length > 0)
  servers = { ...servers, replica: await servers.startReplica() }
  await waitUntil(uses)
  expect(await isReplica(replicas.reader(null))).toBe(true)
})

test('[NODE-05] a statement that only fails on replicas is repeated on the primary', async () => {
  const { replicas } = await theSite()
  const { rows } = await sql`select txid_current() > 0 as is`.execute(replicas.reader(null))
  expect(rows).toEqual([{ is: true }])
})

test('[NODE-05] the doctor knows a replica that follows', async () => {
  const [check] = databaseServerChecks.filter(({ name }) => name === 'replicas')
  const { primary, replica } = servers
  const urls = [replica.connectionString, primary.connectionString].join(',')
  const settings = readSettings({ DATABASE_URL: primary.connectionString, DATABASE_REPLICA_URL: urls })
  const examined = { settings, connectionString: primary.connectionString }
  expect(check && (await examineBy(check, examined))).toEqual({
    state: 'good',
    text: '1, which follow the primary',
  })
})

test('[RUN-06] the doctor says how far a replica is behind, also while it applies nothing', async () => {
  const { connectionString } = servers.primary
  const settings = readSettings({ DATABASE_URL: connectionString })
  const lagging = (maxLagSeconds: number) =>
    examineBy(replicationWithin(maxLagSeconds), { settings, connectionString })
  const following = await lagging(60)
  expect(following).toMatchObject({ state: 'good' })
  expect(following.text).toMatch(/^1, at most/u)

  await pause()
  const isBehind = async () => {
    await withClient(connectionString, (client) =>
      client.query('select pg_logical_emit_message(true, $1, $1)', ['x']),
    )
    return (await lagging(0.2)).state === 'note'
  }
  await waitUntil(isBehind, { interval: 100 })
  expect(await lagging(60)).toMatchObject({ state: 'good' })
})

test('[NODE-05] while the primary is away, pages are read from the replica', async () => {
  const { replicas, errors, uses } = await theSite()
  await servers.primary.stop()
  await waitUntil(() => errors.length > 0)
  replicas.contentChanged()
  expect(await isReplica(replicas.reader(null))).toBe(true)
  servers = { ...servers, primary: await servers.startPrimary() }
  replicas.contentChanged()
  await waitUntil(uses)
})

test('[NODE-05] a replica that fails is replaced by the next one, and not by the primary', async () => {
  const open = (url: string) => {
    const pool = openSitePool(url, { restartMs: 0, giveUpMs: 2000 })
    onTestFinished(() => pool.end())
    return pool
  }
  const failures: unknown[] = []
  const sources = [GONE, servers.replica.connectionString].map((url) => ({
    pool: open(url),
    noteFailure: (error: unknown) => failures.push(error),
  }))
  const reader = databaseOn(readingPool(open(servers.primary.connectionString), sources))
  expect(await isReplica(reader)).toBe(true)
  expect(failures).toHaveLength(1)
})
