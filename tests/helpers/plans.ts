import { CompiledQuery } from 'kysely'
import { z } from 'zod'
import { type Db, openDatabase } from '#app/platform/db/database.server.ts'

const planLine = z.record(z.string(), z.string())

type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }

/** Returns the tables that a statement scans sequentially, by PostgreSQL's own plan. */
async function scannedBy(db: Db, { sql, parameters }: Statement): Promise<readonly string[]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(`explain ${sql}`, [...parameters]))
  const plan = rows.map((row) => Object.values(planLine.parse(row)).join()).join('\n')
  return [...plan.matchAll(/Seq Scan on (?<table>\w+)/gu)].map(({ groups }) => groups?.['table'] ?? '')
}

/**
 * Runs `work` on the database, and returns the tables that its queries scan sequentially. Queries are explained, not
 * timed: a plan is the same on a slow machine. `but`: statements that are ignored.
 */
export async function tablesScanned(
  connectionString: string,
  work: (db: Db) => Promise<unknown>,
  { but = null }: { readonly but?: RegExp | null } = {},
): Promise<readonly string[]> {
  const statements: Statement[] = []
  const db = openDatabase(connectionString, {
    connections: 2,
    onQuery: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  })
  try {
    await work(db)
    const queries = statements.filter(({ sql }) => /^\s*(?:select|with)\b/iu.test(sql) && !but?.test(sql))
    const scanned = await Promise.all(queries.map((query) => scannedBy(db, query)))
    return [...new Set(scanned.flat())].toSorted()
  } finally {
    await db.destroy()
  }
}
