import { sql } from 'kysely'
import { REMOVED_PICTURE_DAYS } from '#app/features/audit/edits/item-edits.ts'
import { PICTURE_ID, type Picture } from '#app/lib/picture.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The ids of all pictures in use: by items, also deleted ones that can still be restored, by changes of banner
 * ads that wait for an admin, by users, and by edits that can be taken back. */
const shown = sql<string>`
  select picture ->> 'id' as id from listings, jsonb_array_elements(images) picture
  union all
  select picture ->> 'id' from ads, jsonb_array_elements(images) picture
  union all
  select picture ->> 'id' from billboard_changes, jsonb_array_elements(images) picture
  union all
  select substring(avatar_url from '^/media/([0-9a-f]{32})/') from profiles where avatar_url like '/media/%'
  union all
  select company_logo from profiles where company_logo <> ''
  union all
  select picture ->> 'id' from item_edits, jsonb_array_elements(removed_pictures) picture
   where at > now() - make_interval(days => ${sql.lit(REMOVED_PICTURE_DAYS)})`

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

/**
 * Returns the pictures that a draft names, in its order: those that its user uploaded, and those that the item has
 * `already`. Without a draft, the latter.
 */
export async function draftPictures(
  { db, actor }: PersonalCtx,
  named: readonly string[] | null,
  already: readonly Picture[],
): Promise<readonly Picture[]> {
  if (!named) return already
  const ids = named.filter((id) => PICTURE_ID.test(id))
  const own =
    ids.length === 0
      ? []
      : await db
          .selectFrom('uploads')
          .select(['pictureId as id', 'width', 'height'])
          .where('userId', '=', actor.id)
          .where('pictureId', 'in', ids)
          .execute()
  const known = new Map([...own, ...already].map((picture) => [picture.id, picture]))
  return ids.map((id) => known.get(id)).filter((picture) => picture !== undefined)
}
