import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'

type Snapshot = ReadonlyMap<string, ReadonlySet<string>>

/** Tables that requests of anyone may change, or the worker: counters of requests, views and searches, and the sets of facets. */
const COUNTERS = [
  'rate_buckets',
  'recent_views',
  'daily_counts',
  'cell_counts',
  'site_days',
  'empty_searches',
  'facet_sets',
  'facet_changes',
]

async function tables(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !COUNTERS.includes(name))
}

/**
 * Fingerprints of all rows that mention none of `ids`: what requests of the owners of these ids must leave as it is.
 * Columns that count views, and those that the worker derives from others, are left out.
 */
export const untouchedBy = (db: Db, ids: readonly string[]): Promise<Snapshot> =>
  db.transaction().execute(async (trx) => {
    // After a hundred thousand requests a table takes longer than a page may.
    await sql`set local statement_timeout = 0`.execute(trx)
    return fingerprints(trx, ids)
  })

async function fingerprints(db: Db, ids: readonly string[]): Promise<Snapshot> {
  const found = new Map<string, ReadonlySet<string>>()
  for (const name of await tables(db)) {
    const { rows } = await sql<{ hash: string }>`
      select md5((to_jsonb(t) - 'views' - 'clicks' - 'reveals' - 'search_vector' - 'place')::text) as hash
      from ${sql.table(name)} t
      where not t::text like any (${ids.map((id) => `%${id}%`)}::text[])`.execute(db)
    found.set(name, new Set(rows.map(({ hash }) => hash)))
  }
  return found
}

/** Returns the tables in which a row of the earlier snapshot is gone or different. New rows are no change. */
export function changedTables(before: Snapshot, after: Snapshot): readonly string[] {
  return [...before].flatMap(([name, rows]) => {
    const now = after.get(name)
    const lost = [...rows].filter((hash) => !now?.has(hash)).length
    return lost > 0 ? [`${name}: ${lost} rows`] : []
  })
}
