import { findUser } from '#app/features/accounts/queries.server.ts'
import type { SignedIn } from '#app/features/accounts/sign-in/complete-sign-in.server.ts'
import type { Goal } from '#app/features/accounts/sign-in/goal.ts'
import { addFavorite } from '#app/features/favorites/keep-listing.server.ts'
import { RefusedError } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

/**
 * Does what the visitor wanted before they signed in ([AUTH-13]), as part of the request that signs in: an address alone
 * changes nothing for a user who is signed in already. Signing in succeeds also when this does not, such as for a listing
 * that is gone.
 */
export async function completeGoal(
  ctx: Ctx,
  { userId }: Pick<SignedIn, 'userId'>,
  { save }: Goal,
): Promise<void> {
  const user = save === null ? undefined : await findUser(ctx.db, userId)
  if (save === null || !user) return
  const actor = { ...user, authenticatedAt: ctx.now }
  await addFavorite({ ...ctx, actor }, { listingId: save }).catch((err: unknown) => {
    if (!(err instanceof RefusedError))
      ctx.log.error({ err, requestId: ctx.requestId }, 'a listing was not saved after signing in')
  })
}
