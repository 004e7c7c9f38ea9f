import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Db, openDatabase } from '#app/platform/db/database.server.ts'
import { onServer } from '../../scripts/throwaway-server.ts'

/** Migrated once per run; each test file works on a copy. */
export const TEMPLATE = 'template_test'

async function onTestServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Opens the same database with timeouts of 50 ms. */
export function withShortTimeout(
  connectionString: string,
  limit: 'lock_timeout' | 'statement_timeout' = 'lock_timeout',
): string {
  const url = new URL(connectionString)
  url.searchParams.set(limit, '50')
  return url.href
}

export type TestDatabase = {
  readonly db: Db
  readonly connectionString: string
  /** Returns the SQL that `work` sends through `db`, in order, for pages with a limited number of queries. */
  readonly queriesOf: (work: () => unknown) => Promise<readonly string[]>
}

/** Returns a database for a test file, migrated and otherwise empty. Call it once, outside of the tests. */
export function useDatabase(): TestDatabase {
  const name = `test_${randomBytes(8).toString('hex')}`
  const connectionString = onServer(inject('databaseServer'), name)
  // Nothing is kept otherwise: a long test sends millions.
  let recorded: string[] | undefined
  const db = openDatabase(connectionString, {
    connections: 5,
    onQuery: ({ query }) => recorded?.push(query.sql),
  })

  beforeAll(() => onTestServer(`create database ${name} template ${TEMPLATE} strategy file_copy`))
  afterAll(async () => {
    await db.destroy()
    await onTestServer(`drop database ${name} with (force)`)
  })

  return {
    db,
    connectionString,
    async queriesOf(work) {
      const queries: string[] = []
      recorded = queries
      await work()
      recorded = undefined
      return queries
    },
  }
}
