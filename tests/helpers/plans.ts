import { CompiledQuery } from 'kysely'
import { z } from 'zod'
import { type Db, openDatabase } from '#app/platform/db/database.server.ts'

const planLine = z.record(z.string(), z.string())

type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }

/** Returns PostgreSQL's plan for a statement. */
async function planOf(db: Db, { sql, parameters }: Statement): Promise<string> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(`explain ${sql}`, [...parameters]))
  return rows.map((row) => Object.values(planLine.parse(row)).join()).join('\n')
}

type Work = (db: Db) => Promise<unknown>

/** Runs `work` on the database, and returns the plans of its queries, but those that `but` matches. */
async function plansOf(connectionString: string, work: Work, but: RegExp | null): Promise<readonly string[]> {
  const statements: Statement[] = []
  const db = openDatabase(connectionString, {
    connections: 2,
    onQuery: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  })
  try {
    await work(db)
    const queries = statements.filter(({ sql }) => /^\s*(?:select|with)\b/iu.test(sql) && !but?.test(sql))
    return await Promise.all(queries.map((query) => planOf(db, query)))
  } finally {
    await db.destroy()
  }
}

function namesIn(plans: readonly string[], pattern: RegExp): readonly string[] {
  const names = plans.flatMap((plan) =>
    [...plan.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? ''),
  )
  return [...new Set(names)].toSorted()
}

/**
 * Returns the tables that the queries of `work` scan sequentially. Queries are explained, not timed: a plan is the same
 * on a slow machine. `but`: statements that are ignored.
 */
export async function tablesScanned(
  connectionString: string,
  work: Work,
  { but = null }: { readonly but?: RegExp | null } = {},
): Promise<readonly string[]> {
  return namesIn(await plansOf(connectionString, work, but), /Seq Scan on (?<name>\w+)/gu)
}

/** Returns the indexes from which the queries of `work` read rows in the order of the index. */
export async function indexesRead(connectionString: string, work: Work): Promise<readonly string[]> {
  const scans = /Index(?: Only)? Scan(?: Backward)? using (?<name>\w+)/gu
  return namesIn(await plansOf(connectionString, work, null), scans)
}
