import { sql } from 'kysely'
import type { MadeRow } from '#app/features/items/imported-item.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** What a person can change of a listing. That it expired, was seen or got new search words is no change. */
const storedHash = sql<string>`md5(jsonb_build_array(
  user_id, title, description, location, compensation, category, contact_name, contact_email, contact_phone,
  contact_phone_extension, images, website_url, business_city, business_state, business_zip_code, service_area_type,
  service_city, service_state, service_zip_code, case when status = 'expired' then 'active' else status end, moderation,
  payment_status, payment_type, expires_at, deleted_at, replaced_by, bumped_at)::text)`

/** Returns a hash of what is stored of each listing, by id. */
export async function hashListings(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('listings')
    .select(['id', storedHash.as('hash')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

/**
 * Deletes listings that an import made, in the caller's transaction: those that were neither changed nor paid for
 * since. Returns the ids of what was deleted.
 */
export async function removeImportedListings(
  { db }: Pick<Ctx, 'db'>,
  made: readonly MadeRow[],
): Promise<readonly string[]> {
  const [ids, hashes] = [made.map(({ id }) => id), made.map((row) => row.storedHash)]
  const { rows } = await sql<{ id: string }>`
    delete from listings using unnest(${ids}::uuid[], ${hashes}::text[]) as made (id, hash)
     where listings.id = made.id and ${storedHash} = made.hash
       and not exists (select from payments where payments.listing_id = listings.id)
       and not exists (select from subscriptions where subscriptions.listing_id = listings.id)
       and not exists (select from reports where reports.item_id = listings.id)
    returning listings.id`.execute(db)
  return rows.map(({ id }) => id)
}
