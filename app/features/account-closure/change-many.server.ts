import { whyNotRecentlyAuthenticated } from '#app/features/accounts/rules.ts'
import { type AdminCtx, assertStillAdmin } from '#app/features/accounts/users/assert-admin.server.ts'
import type { BulkAction } from '#app/features/accounts/users/rules.ts'
import { verifyUser } from '#app/features/accounts/users/verify-user.server.ts'
import { assertAllowed, isJudged } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { banUser } from './ban-user.server.ts'

type Asked = {
  readonly action: BulkAction
  readonly userIds: readonly string[]
  /** The reason of a ban. */
  readonly reason?: string
}

const APPLY: Readonly<Record<BulkAction, (ctx: AdminCtx, userId: string, reason: string) => Promise<void>>> =
  {
    verify: (ctx, userId) => verifyUser(ctx, { userId, verified: true }),
    ban: (ctx, userId, reason) => banUser(ctx, { userId, reason }),
  }

/** Whether it was done; a refusal changes nothing, so the others go on. */
async function wasDone(work: Promise<void>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (isJudged(error)) return false
    throw error
  }
}

/**
 * Applies one action to all selected users to whom it may be applied, in one transaction. Returns how many those
 * were, and how many not, such as admins who cannot be banned ([USR-05], D-12).
 */
export function changeMany(ctx: AdminCtx, { action, userIds, reason = '' }: Asked) {
  return inTransaction(ctx, async (ctx) => {
    await assertStillAdmin(ctx)
    assertAllowed(action === 'ban' ? whyNotRecentlyAuthenticated(ctx.actor, ctx.now) : null)
    const ids = [...new Set(userIds)].sort()
    let done = 0
    for (const id of ids) if (await wasDone(APPLY[action](ctx, id, reason))) done += 1
    return { done, failed: ids.length - done }
  })
}
