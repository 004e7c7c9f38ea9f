import { setBillboardEnd } from '#app/features/billboards/start-paid-time.server.ts'
import { endOf, heldUntil, restOf } from '#app/features/entitlements/entitlement-periods.ts'
import { holdsTicker, isRenewed, paidUntil } from '#app/features/entitlements/queries.server.ts'
import {
  packageLeft,
  type RevokedEntitlement,
  revokeEntitlements,
} from '#app/features/entitlements/revoke-entitlements.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { type LockedListing, lockAnyListing } from '../posting/queries.server.ts'
import { rankByBumps } from './bump-listing.server.ts'

const DRAFT_AGAIN = {
  status: 'pending',
  paymentStatus: 'pending',
  expiresAt: null,
  draftRemindedAt: null,
} as const

/** Paid for and waiting for an admin: it has no end yet. */
const isHeld = ({ expiresAt, moderation }: LockedListing) => expiresAt === null && moderation === 'waiting'

type Left = {
  readonly listing: LockedListing
  readonly post: RevokedEntitlement | undefined
  readonly rest: number
}

/** Returns how much of the post was revoked, in milliseconds. */
function restOfPost(post: RevokedEntitlement | undefined, now: Date): number {
  return post?.startsAt && post.endsAt ? restOf({ startsAt: post.startsAt, endsAt: post.endsAt }, now) : 0
}

/** Returns the paid end before a part of it was revoked. */
function paidBefore({ post, rest }: Left, paidNow: Date | null): Date | null {
  const before = [post?.endsAt?.getTime(), paidNow && paidNow.getTime() + rest].filter((end) => end != null)
  return before.length > 0 ? new Date(Math.max(...before)) : null
}

/**
 * Returns the remaining end: none for a listing that waits while something else is paid for it, now when nothing is.
 */
async function endLeft(db: Db, now: Date, left: Left) {
  const { listing, rest } = left
  const paid = await paidUntil(db, listing.id, 'post')
  if (isHeld(listing)) return paid ? null : now
  const held = heldUntil(listing.expiresAt, paidBefore(left, paid))
  return held && new Date(held.getTime() - rest)
}

/** A renewing listing keeps the day in which it is charged. */
async function withGrace(db: Db, listingId: string, end: Date | null): Promise<Date | null> {
  const paid = await paidUntil(db, listingId, 'post')
  if (!end || end.getTime() !== paid?.getTime()) return end
  return endOf(end, await isRenewed(db, listingId))
}

/** Updates the listing: a shorter time, or an unpaid listing again when nothing is paid any more. */
async function settleListing(
  db: Db,
  now: Date,
  listingId: string,
  parts: readonly RevokedEntitlement[],
): Promise<void> {
  const listing = await lockAnyListing(db, listingId)
  if (!listing) return
  const post = parts.find(({ kind }) => kind === 'post')
  const rest = restOfPost(post, now)
  const expiresAt = await endLeft(db, now, { listing, post, rest })
  const isUnpaid = rest > 0 && expiresAt !== null && expiresAt <= now && listing.status !== 'sold'
  const holds = !isUnpaid && (await holdsTicker(db, listingId, now))
  const paymentType = await packageLeft(db, now, listingId)
  const unpaid = isHeld(listing) ? { ...DRAFT_AGAIN, moderation: 'approved' } : DRAFT_AGAIN
  await db
    .updateTable('listings')
    .set({
      updatedAt: now,
      ...(!holds && { featuredTicker: false }),
      ...(paymentType && { paymentType }),
      ...(isUnpaid ? unpaid : { expiresAt: await withGrace(db, listingId, expiresAt) }),
    })
    .where('id', '=', listingId)
    .execute()
}

async function settleBillboard(db: Db, now: Date, id: string): Promise<void> {
  const rest = await db
    .selectFrom('entitlements')
    .select(['startsAt', 'endsAt'])
    .where('billboardId', '=', id)
    .where('withdrawnAt', 'is', null)
    .execute()
  const ends = rest.map(({ endsAt }) => endsAt).filter((end) => end !== null)
  // Not started yet: it has no end.
  if (ends.length < rest.length && ends.length === 0) return
  const last = ends.reduce((a, b) => (b > a ? b : a), now)
  await setBillboardEnd({ db, now }, { id, expiresAt: last })
}

/**
 * Revokes what a refunded payment bought, once; call it in the transaction that stores the refund. The listing keeps
 * what other payments bought, and is unpaid again when there are none.
 */
export function revokePurchase(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { listingId, sourceId }: { listingId: string; sourceId: string },
): Promise<void> {
  return inTransaction(ctx, async ({ db, now }) => {
    // Publishing locks the listing first too: concurrent calls wait for each other here.
    await lockAnyListing(db, listingId)
    const parts = await revokeEntitlements({ db, now }, sourceId)
    const bumps = parts.filter(({ kind }) => kind === 'bump')
    for (const { listingId } of bumps) await rankByBumps(db, listingId)
    const others = parts.filter(({ kind }) => kind !== 'bump')
    for (const id of new Set(others.map((part) => part.listingId))) await settleListing(db, now, id, others)
    const billboards = new Set(parts.map(({ billboardId }) => billboardId).filter((id) => id !== null))
    for (const id of billboards) await settleBillboard(db, now, id)
  })
}
