import { assertAllowed, assertFound, RefusedError, refuse } from '#app/lib/refusal.ts'
import { isPassword } from '#app/platform/auth/password.server.ts'
import type { Ctx, PersonalCtx } from '#app/platform/ctx.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { findPasswordHash, findUser, lockPasswordHash, type User } from '../queries.server.ts'

/** A user whose password was verified, and its hash. */
export type VerifiedUser = User & { readonly passwordHash: string }

const WRONG = refuse('forbidden', 'accounts.currentPasswordWrong')

/**
 * Verifies the password again before an action that cannot be undone (D-28): another person may use the session by
 * now. Hashes, so never call it inside a transaction.
 */
export async function assertPassword(ctx: PersonalCtx, password: string): Promise<VerifiedUser> {
  assertAllowed(await takeToken(ctx, 'changeCredentials'))
  const hash = await findPasswordHash(ctx.db, ctx.actor.id)
  if (hash === null || !(await isPassword(password, hash))) throw new RefusedError(WRONG)
  const user = await findUser(ctx.db, ctx.actor.id)
  assertFound(user, 'accounts.noSuchAccount')
  return { ...user, passwordHash: hash }
}

/**
 * Refuses a password that was changed since it was verified: the change ended everything that the old one opened, and
 * an action in progress must not outlive that. Call it first in the transaction of the action.
 */
export async function assertPasswordUnchanged(
  { db }: Pick<Ctx, 'db'>,
  { id, passwordHash }: VerifiedUser,
): Promise<void> {
  assertAllowed((await lockPasswordHash(db, id)) === passwordHash ? null : WRONG)
}
