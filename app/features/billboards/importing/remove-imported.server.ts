import { sql } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { deleteUnchanged, hashStored, type MadeRow } from '#app/platform/db/unchanged-rows.server.ts'

/** What a person can change of a billboard. That it expired or was seen is no change. */
const BILLBOARDS = {
  table: 'ads',
  content: sql`user_id, title, description, location, price, category, images, website_url, contact_type, contact_name,
    contact_email, contact_phone, case when status = 'expired' then 'active' else status end, moderation, expires_at,
    starts_at, ends_at, deleted_at`,
}

const USED = [
  sql`select from entitlements where entitlements.billboard_id = ads.id`,
  sql`select from reports where reports.item_id = ads.id`,
  sql`select from layout_configs where config::text like '%' || ads.id || '%'`,
  sql`select from category_layouts where config::text like '%' || ads.id || '%'`,
]

/** Returns a hash of what is stored of each billboard, by id. */
export const hashBillboards = (db: Db, ids: readonly string[]) => hashStored(db, BILLBOARDS, ids)

/**
 * Deletes billboards that an import made, in the caller's transaction: those that were neither changed nor paid for
 * since, and that no layout shows. Returns the ids of what was deleted.
 */
export const removeImportedBillboards = ({ db }: Pick<Ctx, 'db'>, made: readonly MadeRow[]) =>
  deleteUnchanged(db, BILLBOARDS, { made, unless: USED })
