import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'

/** The ids of all pictures in use: by items, also deleted ones that can still be restored, and by users. */
const shown = sql<string>`
  select picture ->> 'id' as id from listings, jsonb_array_elements(images) picture
  union all
  select picture ->> 'id' from ads, jsonb_array_elements(images) picture
  union all
  select substring(avatar_url from '^/media/([0-9a-f]{32})/') from profiles where avatar_url like '/media/%'`

/** Forgets who sent what has not been used since `before` and is shown by nothing. */
export async function deleteUnused(db: Db, before: Date): Promise<void> {
  await sql`
    delete from uploads where used_at < ${before}
      and not exists (select from (${shown}) shown (id) where shown.id = uploads.picture_id)`.execute(db)
}

/** Returns the pictures whose ids begin with a hex digit and that are in use. */
export async function picturesInUse(db: Db, digit: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select picture_id as id from uploads where left(picture_id, 1) = ${digit}
    union
    select id from (${shown}) shown (id) where left(id, 1) = ${digit}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
