import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'

/** Adds a view to a listing. Returns how many there are now. The feature `views` decides what counts. */
export async function addListingView(db: Db, id: string): Promise<number> {
  const { views } = await db
    .updateTable('listings')
    .set({ views: sql`views + 1` })
    .where('id', '=', id)
    .returning('views')
    .executeTakeFirstOrThrow()
  return views
}
