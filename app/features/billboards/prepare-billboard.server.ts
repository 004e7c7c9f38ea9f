import { sql } from 'kysely'
import { newPublicNumber } from '#app/features/items/new-public-number.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Returns the billboard that an earlier payment for this listing brought, unless it was deleted meanwhile. */
function billboardOf(db: Db, listingId: string) {
  return db
    .selectFrom('entitlements')
    .innerJoin('ads', 'ads.id', 'entitlements.billboardId')
    .select(['ads.id', 'ads.expiresAt'])
    .where('entitlements.listingId', '=', listingId)
    .where('entitlements.withdrawnAt', 'is', null)
    .where('ads.deletedAt', 'is', null)
    .orderBy('entitlements.createdAt', 'desc')
    .executeTakeFirst()
}

/** Creates a billboard with the listing's texts, waiting for the operator. */
async function makeBillboard(ctx: Pick<Ctx, 'db' | 'now' | 'random'>, listingId: string): Promise<string> {
  const adId = await newPublicNumber(ctx, 'ads')
  const { db, now } = ctx
  const { rows } = await sql<{ id: string }>`
    insert into ads (ad_id, user_id, kind, title, description, price, price_cents, category, images, website_url,
                     contact_type, contact_name, contact_email, contact_phone, service_area_type, service_city,
                     service_state, service_zip_code, search_text, search_vector, place, owner_hidden, status, moderation, created_at, updated_at)
    select ${adId}, user_id, 'banner', title, description, compensation, price_cents, category, images, website_url,
           case when website_url = '' then 'contact_info' else 'website' end, contact_name, contact_email,
           contact_phone, service_area_type, service_city, service_state, service_zip_code, search_text, search_vector, place, owner_hidden,
           'pending', 'waiting', ${now}, ${now}
      from listings where id = ${listingId}
    returning id`.execute(db)
  const [made] = rows
  if (!made) throw new Error('the listing a billboard is made of is gone')
  return made.id
}

/**
 * The billboard that a package brings (D-07): made from the listing and waiting for the operator, or the one an
 * earlier payment brought. `isLive`: its paid time has begun.
 */
export async function prepareBillboard(ctx: Pick<Ctx, 'db' | 'now' | 'random'>, listingId: string) {
  const known = await billboardOf(ctx.db, listingId)
  if (known) return { id: known.id, isNew: false, isLive: known.expiresAt !== null }
  return { id: await makeBillboard(ctx, listingId), isNew: true, isLive: false }
}
