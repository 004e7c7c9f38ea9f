import { sql } from 'kysely'
import type { OwnPage } from '#app/features/items/own/own-item.ts'
import { cardColumns, type OwnFilter, ownPageOf, toOwnItem } from '#app/features/items/own/queries.server.ts'
import { movesOffered } from '#app/features/items/rules.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { ownChangeOf } from '../changes/billboard-change.ts'
import { billboardOrigin } from '../editing/queries.server.ts'
import { BILLBOARD_MOVES } from '../rules.ts'

/** The columns that the rules need. One that an admin posted has been settled with its owner. */
const STANDING = [
  'userId as ownerId',
  'status',
  'moderation',
  'moderationReason as reason',
  'expiresAt',
  sql<boolean>`true`.as('isPaid'),
  sql<boolean>`false`.as('isReplaced'),
] as const

/** Locks a billboard that is not deleted. */
export function lockBillboard(db: Db, id: string) {
  return db
    .selectFrom('ads')
    .select(STANDING)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns one page of a user's billboards, newest first, and how many match. */
export async function ownBillboards(db: Db, filter: OwnFilter): Promise<OwnPage> {
  const { now, actor } = filter
  const rows = await db
    .selectFrom(ownPageOf('ads', filter).as('page'))
    .innerJoin('ads', 'ads.id', 'page.id')
    .leftJoin('billboardChanges', 'billboardChanges.billboardId', 'ads.id')
    .select(STANDING)
    .select([
      'page.id',
      billboardOrigin.as('origin'),
      'billboardChanges.sentAt',
      'billboardChanges.rejectedAt',
      'billboardChanges.rejectionReason',
      'page.total',
      'ads.adId as publicId',
      'ads.category as category',
      'ads.featured as featured',
      'ads.createdAt as createdAt',
      'ads.views as views',
      'ads.clicks as responses',
      ...cardColumns('ads', filter),
    ])
    .orderBy('ads.createdAt', 'desc')
    .orderBy('ads.id', 'desc')
    .execute()
  const items = rows.map((row) => {
    const moves = movesOffered(row, { actor, now, moves: BILLBOARD_MOVES })
    const change = row.moderation === 'approved' ? ownChangeOf(row) : null
    const item = { ...row, renewsAt: null, renewalCents: null }
    const can = { canEdit: true, canRepost: false }
    return toOwnItem(item, {
      kind: 'banner',
      now,
      moves,
      removedAt: null,
      lacksFacts: false,
      change,
      isOfPackage: row.origin === 'package',
      ...can,
    })
  })
  return { items, total: rows[0]?.total ?? 0 }
}

/** Whether a payment for a listing brought a billboard. */
export async function isOfPackage(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('ads')
    .select(billboardOrigin.as('origin'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.origin === 'package'
}
