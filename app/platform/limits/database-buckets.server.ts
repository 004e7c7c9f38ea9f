import { sql } from 'kysely'
import type { Db } from '../db/database.server.ts'
import type { Rate } from './token-bucket.ts'

/**
 * Takes a token from a bucket that all processes share. Returns the seconds to wait, 0 when there was a token. The
 * arithmetic of `afterTake`, in one statement, so that two requests never get the same token.
 */
export async function takeDatabaseToken(db: Db, key: string, { max, per }: Rate, now: Date): Promise<number> {
  const full = sql`least(${max}::float8, b.tokens
    + greatest(0, extract(epoch from ${now}::timestamptz - b.refilled_at)) * ${max}::float8 / ${per}::float8)`
  const { rows } = await sql<{ wait: number }>`
    with taken as (
      insert into rate_buckets as b (key, tokens, refilled_at) values (${key}, ${max}::float8 - 1, ${now}::timestamptz)
      on conflict (key) do update set tokens = ${full} - 1, refilled_at = excluded.refilled_at where ${full} >= 1
      returning 0 as wait
    )
    select wait::float8 from taken
    union all
    select greatest(1, ceil((1 - ${full}) * ${per}::float8 / ${max}::float8)) as wait
    from rate_buckets b where b.key = ${key} and not exists (select from taken)`.execute(db)
  // No row: a concurrent request created the bucket and emptied it.
  return rows[0]?.wait ?? 1
}

/** Returns one token. An untouched bucket stays as it is. */
export async function returnDatabaseToken(db: Db, key: string, { max }: Rate): Promise<void> {
  await db
    .updateTable('rateBuckets')
    .set({ tokens: sql<number>`least(${max}::float8, tokens + 1)` })
    .where('key', '=', key)
    .execute()
}

/** Deletes buckets that have long been full again; otherwise the table only grows. */
export async function deleteFullBuckets(db: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3600 * 1000)
  await db.deleteFrom('rateBuckets').where('refilledAt', '<', dayAgo).execute()
}
