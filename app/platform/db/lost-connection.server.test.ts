import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { RefusedError } from '#app/lib/refusal.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { waitUntil } from '#tests/helpers/wait.ts'
import type { Db } from './database.server.ts'
import { isLostConnection } from './lost-connection.server.ts'
import { isRead } from './repeatable.server.ts'

// The server ends connections while they are in use. An unhandled error fails the whole run.

const { db } = useDatabase()

const BUSY = { kind: 'unavailable', code: 'common.tooBusy' }

const pidOf = async (on: Db) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)
  return rows[0]?.pid ?? 0
}

const terminate = (pid: number) => sql`select pg_terminate_backend(${pid}, 5000)`.execute(db)

/** Returns the connections that wait for a lock, once there are any. */
async function waiting(): Promise<readonly number[]> {
  return waitUntil(
    async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        db,
      )
      return rows.length > 0 && rows.map(({ pid }) => pid)
    },
    { interval: 20 },
  )
}

/** Starts work that waits for a lock, and ends its connection while it waits. */
async function interrupted<T>(work: () => Promise<T>): Promise<T> {
  return db
    .transaction()
    .execute(async (holder) => {
      await sql`lock table contact_messages in access exclusive mode`.execute(holder)
      const underWay = work()
      // The rejection is handled below, later.
      underWay.catch(() => undefined)
      for (const pid of await waiting()) await terminate(pid)
      await sql`select 1`.execute(holder)
      return { underWay }
    })
    .then(({ underWay }) => underWay)
}

const aMessage = () =>
  db
    .insertInto('contactMessages')
    .values({ name: 'Ann', email: 'a@example.com', subject: 'Tires', message: 'Any?', language: 'en' })
    .execute()

const messages = () => db.selectFrom('contactMessages').selectAll().execute()

test('[RUN-01] a connection that is lost between two statements of a transaction refuses the next one', async () => {
  const work = db.transaction().execute(async (one) => {
    await terminate(await pidOf(one))
    await sql`select 1`.execute(one)
  })
  expect(await refusalOf(work)).toEqual(BUSY)
  expect(await messages()).toEqual([])
})

test('[RUN-01] a question whose connection is lost is asked again on another', async () => {
  expect(await interrupted(messages)).toEqual([])
})

test('[RUN-01] a write whose connection is lost is refused, and not repeated', async () => {
  expect(await refusalOf(interrupted(aMessage))).toEqual(BUSY)
  expect(await messages()).toEqual([])
})

test('[RUN-01] a question inside a transaction is not asked again: what came before it is gone', async () => {
  const work = interrupted(() =>
    db.transaction().execute(async (one) => {
      await sql`create temporary table before_it ()`.execute(one)
      return one.selectFrom('contactMessages').selectAll().execute()
    }),
  )
  expect(await refusalOf(work)).toEqual(BUSY)
})

test('[RUN-01] after all connections were lost at once, work goes on', async () => {
  await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.01)`.execute(db)))
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  const all = await Promise.all(Array.from({ length: 5 }, () => db.transaction().execute(pidOf)))
  expect(all.every((pid) => pid > 0)).toBe(true)
})

test.each(['53100', '53200', '53300', '58030', '08006', '25006', '57P03', '40001'])(
  '[RUN-01] what the server says with %s passes: come back later',
  async (code) => {
    const raised = sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`.execute(db)
    const error: unknown = await raised.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(RefusedError)
    expect(error).toMatchObject({ refusal: BUSY })
  },
)

test.each([
  ['select "id" from "listings" where "updated_at" > $1', true],
  ['with page as (select 1) select * from page', true],
  ['with gone as (delete from listings returning id) select * from gone', false],
  ['insert into "listings" ("id") values ($1)', false],
  ['select pg_advisory_lock(1)', false],
  ['select nextval($1)', false],
  ['select "id" from "listings" for update', false],
  ['begin', false],
])('%s may be asked twice: %s', (text, expected) => {
  expect(isRead(text)).toBe(expected)
})

test('[UP-22] a connection that fails for any reason of the system is lost; a file that fails is not', () => {
  expect(isLostConnection(new Error('write EIO'))).toBe(true)
  expect(isLostConnection(new Error('EIO: i/o error, write'))).toBe(false)
})
