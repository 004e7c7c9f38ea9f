import { connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenForContentEvents, onContentEvent } from '#app/platform/cache/content-events.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { readSettings } from '#app/platform/env.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { examineBy } from '#server/doctor/check.ts'
import { databaseServerChecks } from '#server/doctor/database-server-checks.ts'
import { aProfile } from './factories/profiles.ts'
import { useDatabase } from './helpers/database.ts'
import { freePort } from './helpers/free-port.ts'
import { startPgbouncer } from './helpers/pgbouncer.ts'
import { isInstalled, serverFolder } from './helpers/programs.ts'
import { waitUntil } from './helpers/wait.ts'

// The site's database behind a real PgBouncer in transaction mode, on machines where it is installed.

const { db: directDb, connectionString: direct } = useDatabase()
const { hostname, port, searchParams, username, pathname } = new URL(direct)

/** The pooler runs as another user, who cannot reach the socket of a throwaway server. */
function onPort(number: number) {
  const socket = searchParams.get('host')
  const there = socket ? { path: `${socket}/.s.PGSQL.${port}` } : { host: hostname, port: Number(port) }
  const relay = createServer((client) => {
    const server = connect(there)
    client.on('error', () => server.destroy())
    server.on('error', () => client.destroy())
    client.pipe(server).pipe(client)
  })
  return relay.listen(number, '127.0.0.1')
}

/** Starts a pooler with two connections, so that transactions of different clients share them. */
async function aPooler(folder: string, limits: boolean) {
  const [at, behind] = [await freePort(), await freePort()]
  const relay = onPort(behind)
  const server = `host=127.0.0.1 port=${behind} user=${username}`
  const running = await startPgbouncer({ folder, port: at, server, limits, connections: 2 })
  return {
    url: `postgres://${username}@127.0.0.1:${at}${pathname}`,
    async stop() {
      await running.stop('SIGKILL')
      relay.close()
    },
  }
}

async function poolerFinding(env: NodeJS.ProcessEnv, connectionString = direct) {
  const [check] = databaseServerChecks.filter(({ name }) => name === 'pooler')
  if (!check) throw new Error('There is no such check')
  return examineBy(check, { settings: readSettings(env), connectionString })
}

test('[NODE-01] without a pooler the doctor says so', async () => {
  expect(await poolerFinding({ DATABASE_URL: direct })).toMatchObject({
    state: 'good',
    text: 'there is none',
  })
})

test('[NODE-01] the server behind a pooler is named only together with the pooler', () => {
  expect(() => readSettings({ DATABASE_DIRECT_URL: direct })).toThrow(
    'DATABASE_DIRECT_URL needs DATABASE_URL',
  )
})

describe.skipIf(!isInstalled('pgbouncer'))('behind PgBouncer in transaction mode', () => {
  const { folder, remove } = serverFolder('pooler')
  let pooled = ''
  let unlimited = ''

  beforeAll(async () => {
    const poolers = [await aPooler(folder, true), await aPooler(folder, false)]
    pooled = poolers[0]?.url ?? ''
    unlimited = poolers[1]?.url ?? ''
    return () => Promise.all(poolers.map(({ stop }) => stop()))
  })
  afterAll(remove)

  test('[NODE-01] twenty requests at once share two connections: reads, writes and transactions', async () => {
    const db = openDatabase(pooled, { isPooled: true, connections: 20 })
    const codes = ['IL', 'TX', 'CA', 'NY']
    const stateOf = (code: string) =>
      db.selectFrom('usStates').select('code').where('code', '=', code).executeTakeFirst()
    const signUp = (n: number, code: string) =>
      inTransaction({ db }, async (ctx) => {
        const { id } = await aProfile(ctx.db, { email: `user${n}@example.com` })
        await sql`select pg_advisory_xact_lock(hashtext(${code}))`.execute(ctx.db)
        await ctx.db.selectFrom('profiles').select('id').where('id', '=', id).executeTakeFirstOrThrow()
        return { code }
      })
    const wanted = Array.from({ length: 100 }, (_, n) => ({ code: codes[n % codes.length] ?? '' }))
    const found = wanted.map(({ code }, n) => (n % 3 > 0 ? stateOf(code) : signUp(n, code)))
    expect(await Promise.all(found)).toEqual(wanted)
    await db.destroy()
    expect(await directDb.selectFrom('profiles').select('id').execute()).toHaveLength(34)
  })

  test('[NODE-01] what is written through the pooler reaches the caches, which listen to the server itself', async () => {
    const events = vi.fn<() => void>()
    const unsubscribe = onContentEvent(events)
    const { stop } = listenForContentEvents({ connectionString: direct, log: openLog('silent') })
    await waitUntil(() => events.mock.calls.length === 1)
    const db = openDatabase(pooled, { isPooled: true })
    await sql`notify content`.execute(db)
    await waitUntil(() => events.mock.calls.length === 2)
    expect(events).toHaveBeenCalledTimes(2)
    await db.destroy()
    await stop()
    unsubscribe()
  })

  test('[NODE-01] the doctor checks the pooler, and names what is missing', async () => {
    const both = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }
    expect(await poolerFinding(both)).toMatchObject({ state: 'good' })
    expect(await poolerFinding({ ...both, DATABASE_URL: unlimited })).toMatchObject({
      state: 'note',
      text: 'connections have no idle_in_transaction_session_timeout, lock_timeout, statement_timeout',
    })
    expect(await poolerFinding({ DATABASE_URL: pooled }, pooled)).toMatchObject({ state: 'bad' })
    expect(await poolerFinding({ ...both, DATABASE_DIRECT_URL: pooled }, pooled)).toMatchObject({
      state: 'bad',
      text: 'DATABASE_DIRECT_URL is a pooler, too',
    })
  })
})
