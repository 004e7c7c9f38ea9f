import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'

/** Returns all rows of all tables except those that count requests or that the worker fills, as one text. */
export async function allRows(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('rate_buckets', 'facet_sets', 'facet_changes') order by 1`.execute(
    db,
  )
  const sums = await Promise.all(
    rows.map(({ name }) =>
      sql<{ sum: string }>`
        select coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from ${sql.table(name)} t`.execute(
        db,
      ),
    ),
  )
  return JSON.stringify(sums.map(({ rows: [row] }, at) => [rows[at]?.name, row?.sum]))
}
