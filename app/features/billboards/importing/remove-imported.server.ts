import { sql } from 'kysely'
import type { MadeRow } from '#app/features/items/imported-item.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** What a person can change of a billboard. That it expired or was seen is no change. */
const storedHash = sql<string>`md5(jsonb_build_array(
  user_id, title, description, location, price, category, images, website_url, contact_type, contact_name, contact_email,
  contact_phone, case when status = 'expired' then 'active' else status end, moderation, expires_at, starts_at, ends_at,
  deleted_at)::text)`

/** Returns a hash of what is stored of each billboard, by id. */
export async function hashBillboards(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('ads')
    .select(['id', storedHash.as('hash')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

/**
 * Deletes billboards that an import made, in the caller's transaction: those that were neither changed nor paid for
 * since, and that no layout shows. Returns the ids of what was deleted.
 */
export async function removeImportedBillboards(
  { db }: Pick<Ctx, 'db'>,
  made: readonly MadeRow[],
): Promise<readonly string[]> {
  const [ids, hashes] = [made.map(({ id }) => id), made.map((row) => row.storedHash)]
  const { rows } = await sql<{ id: string }>`
    delete from ads using unnest(${ids}::uuid[], ${hashes}::text[]) as made (id, hash)
     where ads.id = made.id and ${storedHash} = made.hash
       and not exists (select from entitlements where entitlements.billboard_id = ads.id)
       and not exists (select from reports where reports.item_id = ads.id)
       and not exists (select from layout_configs where config::text like '%' || ads.id || '%')
       and not exists (select from category_layouts where config::text like '%' || ads.id || '%')
    returning ads.id`.execute(db)
  return rows.map(({ id }) => id)
}
