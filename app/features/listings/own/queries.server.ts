import { sql } from 'kysely'
import { isUnpaid, type OwnPage } from '#app/features/items/own/own-item.ts'
import { cardColumns, type OwnFilter, ownPageOf, toOwnItem } from '#app/features/items/own/queries.server.ts'
import { LISTING_MOVES, movesOffered } from '#app/features/items/rules.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { removalOf, whyNotEdit, whyNotRepost } from '../posting/rules.ts'

/** The columns that the rules need. */
const STANDING = [
  'userId as ownerId',
  'status',
  'moderation',
  'moderationReason as reason',
  'expiresAt',
  'paymentStatus',
  'replacedBy',
  sql<boolean>`payment_status = 'completed'`.as('isPaid'),
  sql<boolean>`replaced_by is not null`.as('isReplaced'),
] as const

/** Locks a listing that is not deleted, so that two clicks are checked one after the other. */
export function lockListing(db: Db, id: string) {
  return db
    .selectFrom('listings')
    .select(STANDING)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** When the subscription of a listing charges next; one whose charge failed has no such day. */
const renewsAt = sql<Date | null>`(
  select max(current_period_end) from subscriptions
   where subscriptions.listing_id = listings.id and status in ('active', 'trialing')
     and not cancel_at_period_end)`

/** What the subscription of a listing charges next, or tries to; one of an earlier system is not turned off here. */
const renewalCents = sql<number | null>`(
  select coalesce(amount_cents, 0) from subscriptions
   where subscriptions.listing_id = listings.id and status in ('active', 'trialing', 'past_due', 'unpaid')
     and not cancel_at_period_end and not starts_with(stripe_subscription_id, 'migrated_')
   order by created_at desc limit 1)`

/** How often visitors asked for a listing's contact data, ever. */
const responses = sql<number>`(
  select coalesce(sum(contacts), 0)::int from daily_counts where item_id = listings.id)`

/** Returns one page of a user's listings, newest first, and how many match. */
export async function ownListings(db: Db, filter: OwnFilter): Promise<OwnPage> {
  const { now, actor } = filter
  const rows = await db
    .selectFrom(ownPageOf('listings', filter).as('page'))
    .innerJoin('listings', 'listings.id', 'page.id')
    .select(STANDING)
    .select([
      'page.id',
      'page.total',
      'listings.listingId as publicId',
      'listings.category as category',
      'listings.featuredTicker as featured',
      'listings.createdAt as createdAt',
      'listings.updatedAt as updatedAt',
      renewsAt.as('renewsAt'),
      renewalCents.as('renewalCents'),
      'listings.views as views',
      responses.as('responses'),
      sql<boolean>`attributes = '{}' and facts_dismissed_at is null`.as('statesNothing'),
      ...cardColumns('listings', filter),
    ])
    .orderBy('listings.createdAt', 'desc')
    .orderBy('listings.id', 'desc')
    .execute()
  const items = rows.map((row) => {
    const moves = movesOffered(row, { actor, now, moves: LISTING_MOVES })
    const owned = { ...row, userId: row.ownerId }
    const can = { canEdit: !whyNotEdit(owned, actor), canRepost: !whyNotRepost(owned, actor) }
    const removedAt = isUnpaid({ kind: 'listing', ...row }) ? removalOf(row.updatedAt) : null
    const lacksFacts = row.statesNothing && row.isPublic && can.canEdit
    return toOwnItem(row, {
      kind: 'listing',
      now,
      moves,
      removedAt,
      lacksFacts,
      change: null,
      isOfPackage: false,
      ...can,
    })
  })
  return { items, total: rows[0]?.total ?? 0 }
}
