import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { describeSchema } from '../scripts/db-schema.ts'

const { connectionString } = useDatabase()

test('db/schema.sql shows the database as the migrations make it', async () => {
  const fresh = await describeSchema(connectionString)

  // Differs? `npm run db:schema`, and read the difference.
  expect(fresh).toBe(await readFile('db/schema.sql', 'utf8'))
})

test('a database that is up to date is left as it is', async () => {
  expect(await migrate(connectionString)).toEqual([])
})
