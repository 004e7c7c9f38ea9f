import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '../ctx.server.ts'
import { prefixOf } from '../limits/network.ts'
import { fingerprintOf, newToken } from './secret-token.server.ts'
import { agesOf, whyNoSession } from './session-rules.ts'

const MAX_USER_AGENT_LENGTH = 400

/** A session that was opened: the secret for the cookie of the browser, and whose session it is. */
export type OpenedSession = { readonly userId: string; readonly token: string }

/**
 * Opens a session for a user who was authenticated before, in the caller's transaction. Throws a refusal when the account
 * may have none (`whyNoSession`). The database stores a hash of the secret only.
 */
export async function openSession(
  { db, now, visitor }: Pick<Ctx, 'db' | 'now' | 'visitor'>,
  userId: string,
): Promise<OpenedSession> {
  const account = await db
    .selectFrom('profiles')
    .select(['role', 'emailVerified', 'deactivatedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()
  assertFound(account, 'accounts.noSuchAccount')
  assertAllowed(whyNoSession(account))
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      userId,
      tokenHash: fingerprintOf(token),
      network: prefixOf(visitor.address),
      userAgent: visitor.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + agesOf(account.role).absoluteMs),
    })
    .execute()
  return { userId, token }
}
