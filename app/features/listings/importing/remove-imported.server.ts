import { sql } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { deleteUnchanged, hashStored, type MadeRow } from '#app/platform/db/unchanged-rows.server.ts'

/** What a person can change of a listing. That it expired, was seen or got new search words is no change.
 * The hash of a listing without attributes is that of the time before there were any. */
const LISTINGS = {
  table: 'listings',
  content: sql`user_id, title, description, location, compensation, category, contact_name, contact_email, contact_phone,
    contact_phone_extension,
    case when attributes = '{}' then images else jsonb_build_array(images, attributes) end, website_url, business_city, business_state, business_zip_code, service_area_type,
    service_city, service_state, service_zip_code, case when status = 'expired' then 'active' else status end, moderation,
    payment_status, payment_type, expires_at, deleted_at, replaced_by, bumped_at`,
}

const USED = [
  sql`select from payments where payments.listing_id = listings.id`,
  sql`select from subscriptions where subscriptions.listing_id = listings.id`,
  sql`select from reports where reports.item_id = listings.id`,
]

/** Returns a hash of what is stored of each listing, by id. */
export const hashListings = (db: Db, ids: readonly string[]) => hashStored(db, LISTINGS, ids)

/**
 * Deletes listings that an import made, in the caller's transaction: those that were neither changed nor paid for
 * since. Returns the ids of what was deleted.
 */
export const removeImportedListings = ({ db }: Pick<Ctx, 'db'>, made: readonly MadeRow[]) =>
  deleteUnchanged(db, LISTINGS, { made, unless: USED })
