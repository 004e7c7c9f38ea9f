import { type RawBuilder, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { archiveOf } from '#tests/helpers/archives.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { folderWith } from '#tests/helpers/migrations-folder.ts'
import { waitUntil } from '#tests/helpers/wait.ts'
import { openSession } from './client.server.ts'
import { migrate } from './migrate.server.ts'
import { takeMigrationLock } from './migration-lock.server.ts'

const { db, connectionString } = useDatabase()

async function indexes(like: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where indisvalid and indexrelid::regclass::text like ${like}`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

async function sessionsWith(condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${condition}`.execute(db)
  return rows.length
}

const until = (condition: RawBuilder<unknown>) => waitUntil(async () => (await sessionsWith(condition)) > 0)

test('[UP-10] a migration that does not get its lock lets requests pass, and is tried again', async () => {
  const folder = await folderWith({ '9101_wider.sql': 'alter table profiles add column wider int' })
  const reader = await openSession(connectionString)
  onTestFinished(() => reader.close())
  await reader.client.query('begin; select from profiles')

  const migrating = migrate(connectionString, folder)
  await until(sql`wait_event_type = 'Lock'`)
  // A request that waits behind it is served before the reader is done.
  await sql`select from profiles`.execute(db)
  await reader.client.query('commit')

  expect(await migrating).toEqual(['9101_wider.sql'])
})

test('[UP-10] an index is built without hindering writers, by one of several starts, and again if it was cut off', async () => {
  const text = `-- no-transaction
-- The second statement finds what an attempt that was cut off left behind.
create index concurrently if not exists profiles_slow_name on profiles (full_name);
create index concurrently if not exists profiles_slow_role on profiles (email, role);
`
  await sql`create index profiles_slow_role on profiles (email, role)`.execute(db)
  await sql`update pg_index set indisvalid = false where indexrelid = 'profiles_slow_role'::regclass`.execute(
    db,
  )
  const folder = await folderWith({ '9102_slow_indexes.sql': text })

  const names = await Promise.all([1, 2, 3].map(() => migrate(connectionString, folder)))

  expect(names.flat()).toEqual(['9102_slow_indexes.sql'])
  expect((await indexes('profiles_slow%')).toSorted()).toEqual(['profiles_slow_name', 'profiles_slow_role'])
})

test('[UP-10] a start with nothing to migrate waits for no one, a migration waits for a backup', async () => {
  const backup = await openSession(connectionString)
  await takeMigrationLock(backup.client, 'shared')
  expect(await migrate(connectionString)).toEqual([])
  // A second backup does not wait for the first.
  expect((await archiveOf(connectionString)).length).toBeGreaterThan(0)

  const migrating = migrate(
    connectionString,
    await folderWith({ '9103_later.sql': 'create table made_later ()' }),
  )
  await until(sql`query like 'select pg_try_advisory_lock($1)%'`)
  expect((await sql`select to_regclass('made_later') as made`.execute(db)).rows).toEqual([{ made: null }])
  await backup.close()
  expect(await migrating).toEqual(['9103_later.sql'])
})

test('[UP-10] a migration that is cut off in the middle leaves nothing, and the next start runs it', async () => {
  const slow = { '9104_slow.sql': 'create table half (); select pg_sleep(60)' }
  const cut = migrate(connectionString, await folderWith(slow)).catch(String)
  await until(sql`query like '%pg_sleep(60)%' and state = 'active'`)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`.execute(db)
  expect(await cut).toContain('connection')
  expect((await sql`select to_regclass('half') as made`.execute(db)).rows).toEqual([{ made: null }])

  const quick = { '9104_slow.sql': 'create table half ()' }
  expect(await migrate(connectionString, await folderWith(quick))).toEqual(['9104_slow.sql'])
})
