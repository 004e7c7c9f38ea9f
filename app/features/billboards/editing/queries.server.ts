import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import type { BillboardOrigin } from './billboard-origin.ts'
import { TEXT_COLUMNS } from './billboard-texts.ts'

const COLUMNS = ['id', 'userId', ...TEXT_COLUMNS, 'status', 'moderation'] as const

/** 'package': a payment for a listing brought it. */
export const billboardOrigin = sql<BillboardOrigin>`case when exists (
  select from entitlements where entitlements.billboard_id = ads.id) then 'package' else 'posted' end`

const edited = (db: Db, id: string) =>
  db
    .selectFrom('ads')
    .select(COLUMNS)
    .select(billboardOrigin.as('origin'))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)

/** Returns the initial values of a billboard's form; nothing for a deleted one. */
export function findEditedBillboard(db: Db, id: string) {
  return edited(db, id).executeTakeFirst()
}

/** Returns the same, locked until the end of the transaction. */
export function lockEditedBillboard(db: Db, id: string) {
  return edited(db, id).select(['startsAt', 'endsAt', 'expiresAt']).forUpdate().executeTakeFirst()
}

export type EditedBillboard = NonNullable<Awaited<ReturnType<typeof lockEditedBillboard>>>

/** Returns a billboard with everything its owner's page shows, deleted or not. */
export function findManagedBillboard(db: Db, id: string) {
  return db
    .selectFrom('ads')
    .leftJoin('statisticsLinks', 'statisticsLinks.billboardId', 'ads.id')
    .select(COLUMNS)
    .select([
      billboardOrigin.as('origin'),
      'ads.adId',
      'ads.userId as ownerId',
      'ads.moderationReason as reason',
      'ads.expiresAt',
      'ads.startsAt',
      'ads.endsAt',
      'ads.deletedAt',
      'ads.views',
      'ads.clicks',
      'ads.favorites',
      'ads.createdAt',
      'ads.updatedAt',
      'statisticsLinks.secret',
      sql<boolean>`true`.as('isPaid'),
      sql<boolean>`false`.as('isReplaced'),
    ])
    .where('ads.id', '=', id)
    .executeTakeFirst()
}
