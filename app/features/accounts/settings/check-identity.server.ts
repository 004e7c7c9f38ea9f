import { assertAllowed, assertFound, RefusedError, refuse } from '#app/lib/refusal.ts'
import { isPassword } from '#app/platform/auth/password.server.ts'
import type { Ctx, PersonalCtx } from '#app/platform/ctx.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { findPasswordHash, findUser, lockPasswordHash, type User } from '../queries.server.ts'

/** Somebody who gave their password, and which one that was. */
export type VerifiedUser = User & { readonly passwordHash: string }

const WRONG = refuse('forbidden', 'accounts.currentPasswordWrong')

/**
 * Asks for the password once more before something that cannot be taken back (D-28): a session alone may be somebody
 * else's by now. Hashes, so never call it inside a transaction.
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
 * Refuses who gave a password that was changed since: whoever changed it has ended all that the old one opened, and what
 * was under way with it must not outlive that. Comes first in the transaction of what the password was asked for.
 */
export async function assertPasswordUnchanged(
  { db }: Pick<Ctx, 'db'>,
  { id, passwordHash }: VerifiedUser,
): Promise<void> {
  assertAllowed((await lockPasswordHash(db, id)) === passwordHash ? null : WRONG)
}
