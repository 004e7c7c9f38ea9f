import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'

/** Who makes, activates or deletes layouts waits here for the one before, until that one's transaction ends. */
export async function lockLayouts(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('layouts'))`.execute(db)
}
