import { grantEntitlements } from '#app/features/entitlements/grant-entitlements.server.ts'
import { paidUntil } from '#app/features/entitlements/queries.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { BUMP } from '#app/features/pricing/packages.ts'
import type { Cents } from '#app/lib/money.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { isApplied, lockCurrent, type Published } from './publish-listing.server.ts'

type Bump = {
  readonly listingId: string
  readonly amountCents: Cents
  /** The payment: it moves its listing up once. */
  readonly sourceId: string
}

async function isShown({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string): Promise<boolean> {
  const shown = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', id)
    .where(isPublic('listings', now))
    .executeTakeFirst()
  return shown !== undefined
}

/**
 * Puts a listing where its last bump that was not refunded has moved it, or back to its day of posting. Its texts stay as
 * they are, and so does the version that an open form was made from.
 */
export async function rankByBumps(db: Db, listingId: string): Promise<void> {
  const bumpedAt = await paidUntil(db, listingId, 'bump')
  await db.updateTable('listings').set({ bumpedAt }).where('id', '=', listingId).execute()
}

/**
 * Moves a listing to the top of lists, once for its payment (D-01, [PAY-11]); call it in the transaction that stores the
 * payment. `gone`: no one sees the listing now, because it was hidden, sold, taken down or is over since the payment began.
 */
export function bumpListing(ctx: Pick<Ctx, 'db' | 'now'>, bump: Bump): Promise<Published> {
  return inTransaction(ctx, async (ctx) => {
    const listing = await lockCurrent(ctx, bump.listingId)
    const listingId = listing?.id ?? bump.listingId
    if (listing && (await isApplied(ctx, bump.sourceId))) return { outcome: 'repeated', listingId }
    if (!listing || !(await isShown(ctx, listingId))) return { outcome: 'gone', listingId }
    await grantEntitlements(ctx, { ...bump, listing, tier: BUMP, billboardId: null })
    await rankByBumps(ctx.db, listingId)
    return { outcome: 'published', listingId, replaced: null }
  })
}
