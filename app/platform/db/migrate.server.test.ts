import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/helpers/database.ts'
import { folderWith } from '#tests/helpers/migrations-folder.ts'
import { migrate } from './migrate.server.ts'

const { db, connectionString } = useDatabase()

const MIGRATIONS = (await readdir('db/migrations')).toSorted()

async function namesIn(table: 'migrations' | 'kysely_migration'): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns what the migrations of a test left behind. */
async function marks(): Promise<readonly string[]> {
  const { rows } = await sql<{ mark: string }>`select mark from marks order by mark`.execute(db)
  return rows.map(({ mark }) => mark)
}

test('a site that an earlier release migrated runs nothing twice', async () => {
  await sql`drop table kysely_migration, kysely_migration_lock`.execute(db)

  expect(await migrate(connectionString)).toEqual([])

  expect(await namesIn('kysely_migration')).toEqual(MIGRATIONS)
  expect(await migrate(connectionString)).toEqual([])
})

test('files run in order, once each, however many processes start at the same time', async () => {
  const folder = await folderWith({
    '9002_two.sql': "insert into marks values ('two');\ninsert into marks values ('two, once more')",
    '9001_one.sql': 'create table marks (mark text primary key)',
    'readme.txt': 'no migration',
  })

  const names = await Promise.all(Array.from({ length: 4 }, () => migrate(connectionString, folder)))

  expect(names.flat()).toEqual(['9001_one.sql', '9002_two.sql'])
  expect(await marks()).toEqual(['two', 'two, once more'])
  expect(await namesIn('migrations')).toEqual(await namesIn('kysely_migration'))
})

test('a file that fails is undone as a whole, those before it stay, and the next start continues', async () => {
  const good = { '9003_three.sql': "insert into marks values ('three')" }
  const bad = { '9004_four.sql': "insert into marks values ('four'); select 1 / 0" }

  await expect(migrate(connectionString, await folderWith({ ...good, ...bad }))).rejects.toThrow(
    'Migration 9004_four.sql failed',
  )
  expect(await marks()).not.toContain('four')

  const mended = { '9004_four.sql': "insert into marks values ('four')" }
  expect(await migrate(connectionString, await folderWith({ ...good, ...mended }))).toEqual(['9004_four.sql'])
  expect(await marks()).toEqual(['four', 'three', 'two', 'two, once more'])
})

test('a file that was changed after it ran stops the start', async () => {
  const folder = await folderWith({
    '9003_three.sql': "insert into marks values ('3')",
    '9005_five.sql': "insert into marks values ('five')",
  })

  await expect(migrate(connectionString, folder)).rejects.toThrow(
    'Migration 9003_three.sql was changed after it ran',
  )
  expect(await marks()).not.toContain('five')
})

test('a release that was put back starts on the database of a newer one', async () => {
  expect(await migrate(connectionString)).toEqual([])
})

test('what an earlier release ran after this one does not run again', async () => {
  const six = { '9006_six.sql': "insert into marks values ('six')" }
  const folder = await folderWith(six)
  await migrate(connectionString, folder)
  await sql`delete from kysely_migration where name = '9006_six.sql'`.execute(db)

  expect(await migrate(connectionString, folder)).toEqual([])
  expect(await namesIn('kysely_migration')).toContain('9006_six.sql')
})

test('a file with a lower number that comes later runs, too', async () => {
  const folder = await folderWith({ '8000_late.sql': "insert into marks values ('late')" })

  expect(await migrate(connectionString, folder)).toEqual(['8000_late.sql'])
  expect(await marks()).toContain('late')
})
