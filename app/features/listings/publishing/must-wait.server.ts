import type { Ctx } from '#app/platform/ctx.server.ts'
import { approvedPosts } from '../posting/queries.server.ts'
import { isHeldBack, type OwnedListing } from '../posting/rules.ts'

type Judged = Pick<OwnedListing, 'userId' | 'status' | 'paymentStatus' | 'moderation'>

/** Whether a listing, once it is paid for, waits for an admin (D-04, HOLD_FIRST_POSTS); true if it already does. */
export async function mustWait({ db, site }: Pick<Ctx, 'db' | 'site'>, listing: Judged): Promise<boolean> {
  const holdFirst = site.holdFirstPosts
  const approved = holdFirst === 0 ? 0 : await approvedPosts(db, listing.userId)
  return isHeldBack(listing, { approved, holdFirst })
}
