import { usualPriceOf } from '#app/features/price-guide/queries.server.ts'
import { isFarBelow } from '#app/features/price-guide/rules.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { approvedPosts } from '../posting/queries.server.ts'
import { type HoldReason, holdReasonOf, isUnpaid, type OwnedListing } from '../posting/rules.ts'

type Judged = Pick<OwnedListing, 'userId' | 'status' | 'paymentStatus' | 'moderation'> & {
  readonly id: string
  readonly heldFor: HoldReason | null
}

async function asksTooLittle({ db }: Pick<Ctx, 'db'>, listing: Judged): Promise<boolean> {
  if (!isUnpaid(listing)) return false
  const { value, usual } = await usualPriceOf(db, listing.id)
  return isFarBelow(value, usual)
}

/**
 * Returns why a listing, once it is paid for, waits for an admin, or waits already (D-04, HOLD_FIRST_POSTS, [PRICE-04]); null
 * if it does not. Nothing of an admin waits.
 */
export async function holdReasonFor(
  ctx: Pick<Ctx, 'db' | 'site'>,
  listing: Judged,
): Promise<HoldReason | null> {
  const { holdFirstPosts: holdFirst } = ctx.site
  const isPriceFarBelow = await asksTooLittle(ctx, listing)
  const approved = holdFirst === 0 && !isPriceFarBelow ? 0 : await approvedPosts(ctx.db, listing.userId)
  const isFree = approved === Number.POSITIVE_INFINITY
  return holdReasonOf(listing, { approved, holdFirst, isPriceFarBelow: isPriceFarBelow && !isFree })
}
