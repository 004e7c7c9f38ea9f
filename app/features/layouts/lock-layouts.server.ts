import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'

/** Takes a lock: transactions that create, activate or delete layouts run one after the other. */
export async function lockLayouts(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('layouts'))`.execute(db)
}
