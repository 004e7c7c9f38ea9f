import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type EmbeddedDatabase, startEmbedded } from '@haulpost/embedded-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newClient, withClient } from '../../../app/platform/db/client.server.ts'
import { type Db, openDatabase } from '../../../app/platform/db/database.server.ts'
import { migrate } from '../../../app/platform/db/migrate.server.ts'
import { countOf, printFigures, spreadOf } from '../../../tests/helpers/figures.ts'
import { waitUntil } from '../../../tests/helpers/programs.ts'
import { ask, message } from './ask.ts'
import { type LaunchedSite, launchSite } from './launched-site.ts'
import { ROUNDS } from './settings.ts'

// The database has no room for connections, or transactions are in each other's way.

/** A hundred for others, and what the site holds itself. */
const CONNECTIONS = 115

let folder: string
let server: EmbeddedDatabase
let site: LaunchedSite
let db: Db

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'full-'))
  server = await startEmbedded({
    dir: folder,
    settings: { max_connections: CONNECTIONS, deadlock_timeout: '30ms' },
  })
  await migrate(server.connectionString)
  db = openDatabase(server.connectionString, { connections: 2 })
  site = await launchSite({ databaseUrl: server.connectionString })
})
afterAll(async () => {
  await site.stop()
  await db.destroy()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const END_OTHERS = `
  select pg_terminate_backend(pid) from pg_stat_activity
   where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> 'holder'`

/** Takes every connection that the server has left, until none is. */
async function takeAllConnections() {
  const held: ReturnType<typeof newClient>[] = []
  for (;;) {
    const client = newClient(server.connectionString, { application_name: 'holder' })
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    )
    if (!isOpen) return held
    held.push(client)
  }
}

test('[UP-17] other programs hold every connection of the database: 503 and Retry-After, and pages as soon as there is room', async () => {
  const held = await takeAllConnections()
  await held[0]?.query(END_OTHERS)
  held.push(...(await takeAllConnections()))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => ask(site.port, n % 2 ? '/categories/jobs' : '/')),
  )
  const healthy = await ask(site.port, '/healthz')
  await Promise.all(held.map((one) => one.end()))
  const start = performance.now()
  await waitUntil('a page', async () => (await ask(site.port, '/categories/jobs')).status === 200)
  printFigures('database full of connections', {
    held: held.length,
    statuses: countOf(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`)),
    ...spreadOf(answers.map(({ ms }) => ms)),
    recoveredMs: Math.round(performance.now() - start),
  })
  expect(healthy.status).toBe(200)
  expect(answers.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(answers.map(() => [503, '1']))
})

/** Makes each message lock 1 and then 2, and each tenth fail as a transaction that cannot be serialized. */
const TRIGGER = `
  create function in_the_way() returns trigger language plpgsql as $$
  begin
    if new.subject like '%0' then raise exception 'cannot be serialized' using errcode = '40001'; end if;
    perform pg_advisory_xact_lock(1);
    perform pg_sleep(0.02);
    perform pg_advisory_xact_lock(2);
    return new;
  end $$;
  create trigger in_the_way before insert on contact_messages for each row execute function in_the_way()`

/** Locks 2 and then 1 in one transaction. Returns whether it was the one that was ended. */
async function opponent(): Promise<boolean> {
  const client = newClient(server.connectionString)
  await client.connect()
  const work =
    'begin; select pg_advisory_xact_lock(2); select pg_sleep(0.02); select pg_advisory_xact_lock(1); commit'
  const isEnded = await client.query(work).then(
    () => false,
    () => true,
  )
  await client.end()
  return isEnded
}

test(`[UP-17] in ${ROUNDS} rounds forms run into deadlocks: no error of the site, and nothing half done`, async () => {
  await withClient(server.connectionString, (client) => client.query(TRIGGER))
  const statuses: number[] = []
  let ended = 0
  for (let n = 0; n < ROUNDS; n += 1) {
    const [answer, isEnded] = await Promise.all([
      ask(site.port, '/contact', message(`round ${n}`)),
      opponent(),
    ])
    statuses.push(answer.status)
    ended += isEnded ? 1 : 0
  }
  const stored = await db.selectFrom('contactMessages').select('subject').execute()
  const mails = await db.selectFrom('mailOutbox').select('id').execute()
  printFigures('deadlocks', { rounds: ROUNDS, statuses: countOf(statuses), opponentsEnded: ended })
  expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([])
  expect(stored).toHaveLength(statuses.filter((status) => status === 200).length)
  expect(mails).toHaveLength(stored.length)
})
