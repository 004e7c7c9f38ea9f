import { assertAllowed, isJudged, type Refusal, refuse } from '#app/lib/refusal.ts'
import { type OpenedSession, openSession } from '#app/platform/auth/open-session.server.ts'
import { hashPassword, isOutdated, verifyPassword } from '#app/platform/auth/password.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { setPassword } from '../passwords/set-password.server.ts'
import { type Credentials, findCredentials, lockPasswordHash } from '../queries.server.ts'

const WRONG_PAIR = refuse('unauthenticated', 'accounts.wrongPair')

/**
 * Opens the session if the password is still the one that was verified, and stores its new hash, if there is one.
 * Verifying takes a while: a password change meanwhile ends all sessions, and one opened with the old password a moment
 * later must not remain.
 */
function openIfUnchanged(
  ctx: Ctx,
  { userId, hash }: Credentials,
  newHash: string | null,
): Promise<OpenedSession> {
  return inTransaction(ctx, async (ctx) => {
    assertAllowed((await lockPasswordHash(ctx.db, userId)) === hash ? null : WRONG_PAIR)
    if (newHash) await setPassword(ctx, userId, newHash)
    return openSession(ctx, userId)
  })
}

/** Opens a session for a correct password, or returns a refusal. Hashes, so never call it inside a transaction. */
export async function openSessionByPassword(
  ctx: Ctx,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<OpenedSession | Refusal> {
  const credentials = await findCredentials(ctx.db, email)
  const isRight = await verifyPassword(password, credentials?.hash ?? null)
  if (!credentials || !isRight) return WRONG_PAIR
  try {
    const newHash = isOutdated(credentials.hash) ? await hashPassword(password) : null
    return await openIfUnchanged(ctx, credentials, newHash)
  } catch (error) {
    if (isJudged(error)) return error.refusal
    throw error
  }
}
