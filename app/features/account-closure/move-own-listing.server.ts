import { endSubscriptionsOf } from '#app/features/billing/end-subscriptions.server.ts'
import type { Move } from '#app/features/items/rules.ts'
import { moveListing } from '#app/features/listings/move-listing.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'

type Input = {
  readonly id: string
  readonly to: Move
  /** Whether its owner wants renewal turned off with it. Showing a listing never does. */
  readonly endsRenewal: boolean
}

/** Changes the status of one's own listing; hiding it can turn its renewal off in the same step ([DASH-14]). */
export function moveOwnListing(ctx: Ctx, { id, to, endsRenewal }: Input): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await moveListing(ctx, { id, to })
    if (endsRenewal && to !== 'active') await endSubscriptionsOf(ctx, { listingId: id }, 'owner')
  })
}
