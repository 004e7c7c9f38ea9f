import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'

/** One more view of a billboard. Returns how many there are now. Who counts is decided by the feature `views`. */
export async function addBillboardView(db: Db, id: string): Promise<number> {
  const { views } = await db
    .updateTable('ads')
    .set({ views: sql`views + 1` })
    .where('id', '=', id)
    .returning('views')
    .executeTakeFirstOrThrow()
  return views
}
