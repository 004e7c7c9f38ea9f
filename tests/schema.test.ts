import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { describeSchema } from '../scripts/db-schema.ts'

const TYPES = 'app/platform/db/tables.gen.ts'

const { connectionString } = useDatabase()

test('db/schema.sql shows the database as the migrations make it', async () => {
  const fresh = await describeSchema(connectionString)

  // Differs? Run `npm run db:schema`, and read the difference.
  expect(fresh).toBe(await readFile('db/schema.sql', 'utf8'))
})

test('the types of the tables are those of the database', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'types-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.dirname(path.join(folder, TYPES)), { recursive: true })

  await promisify(execFile)(process.execPath, [path.resolve('scripts/db-types.ts')], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: connectionString },
  })

  // Differs? Run `npm run db:types` with DATABASE_URL set to a migrated database.
  expect(await readFile(path.join(folder, TYPES), 'utf8')).toBe(await readFile(TYPES, 'utf8'))
})

test('a database that is up to date is left as it is', async () => {
  expect(await migrate(connectionString)).toEqual([])
})
