import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { type Db, openDatabase } from './database.server.ts'
import { inTransaction } from './transaction.server.ts'

const { db, connectionString } = useDatabase()

const alterDatabase = (change: string) =>
  sql`do ${sql.lit(`begin execute format('alter database %I ${change}', current_database()); end`)}`.execute(
    db,
  )

const pidOf = async (on: Db) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)
  return rows[0]?.pid ?? 0
}

/** Opens three connections to a server that does not write, and lets new ones lead to one that does. */
async function afterFailover() {
  await alterDatabase('set default_transaction_read_only = on')
  const site = openDatabase(connectionString, { connections: 3 })
  onTestFinished(() => site.destroy())
  const pids = await Promise.all([1, 2, 3].map(() => site.connection().execute(pidOf)))
  await sql`set default_transaction_read_only = off`.execute(db)
  await alterDatabase('reset default_transaction_read_only')
  return { site, pids }
}

const write = (on: Db) =>
  sql`insert into rate_buckets (key, tokens, refilled_at) values (gen_random_uuid(), 1, now())`.execute(on)

test('[NODE-06] a write that a replaced primary refused happens on its successor, once', async () => {
  const { site, pids } = await afterFailover()
  await write(site)
  expect(await db.selectFrom('rateBuckets').selectAll().execute()).toHaveLength(1)
  const now = await Promise.all([1, 2, 3].map(() => site.connection().execute(pidOf)))
  expect(now.filter((pid) => pids.includes(pid))).toEqual([])
})

test('[NODE-06] a transaction there is refused with 503 and not repeated; the next one reaches the successor', async () => {
  const { site } = await afterFailover()
  const work = () => inTransaction({ db: site }, (ctx) => write(ctx.db))
  expect(await refusalOf(work())).toMatchObject({ kind: 'unavailable', code: 'common.tooBusy' })
  await work()
})
