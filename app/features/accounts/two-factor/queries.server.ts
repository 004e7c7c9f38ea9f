import { unseal } from '#app/platform/auth/sealed.server.ts'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import { type AccountState, whyNoSession } from '#app/platform/auth/session-rules.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { CODE_TIMEOUT_MS, isBegunTooLongAgo } from './rules.ts'

/** Whether a sign-in of this user asks for a code. */
export async function hasTwoFactor(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('authenticators')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Locks the authenticator of a user, so that a code is used once. */
export function lockAuthenticator(db: Db, userId: string) {
  return db
    .selectFrom('authenticators')
    .select(['secret', 'confirmedAt', 'lastStep', 'createdAt'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export type TwoFactor =
  | { readonly state: 'off' }
  | { readonly state: 'begun'; readonly secret: string }
  | { readonly state: 'on'; readonly codesLeft: number }

/** Returns what the settings show. The secret is shown until it is confirmed or expires, and never again. */
export async function twoFactorOf(db: Db, userId: string, now: Date): Promise<TwoFactor> {
  const found = await db
    .selectFrom('authenticators')
    .select(['secret', 'confirmedAt', 'createdAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!found) return { state: 'off' }
  if (!found.confirmedAt) {
    const secret = isBegunTooLongAgo(found.createdAt, now) ? null : unseal('authenticator', found.secret)
    return secret === null ? { state: 'off' } : { state: 'begun', secret }
  }
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { state: 'on', codesLeft: Number(left) }
}

type Pending = AccountState & { readonly userId: string; readonly createdAt: Date }

/**
 * Returns the user whose password was right a moment ago in the browser with this session; null when that is too long
 * ago.
 */
export async function findHalfSignedIn(
  db: Db,
  session: string,
  now: Date,
): Promise<{ userId: string } | null> {
  const found: Pending | undefined = await db
    .selectFrom('sessions')
    .innerJoin('profiles', 'profiles.id', 'sessions.userId')
    .select(['sessions.userId', 'sessions.createdAt', 'role', 'emailVerified', 'deactivatedAt'])
    .where('tokenHash', '=', fingerprintOf(session))
    .where('awaitsCode', '=', true)
    .executeTakeFirst()
  const isInTime = found && now.getTime() - found.createdAt.getTime() < CODE_TIMEOUT_MS
  return isInTime && !whyNoSession(found) ? { userId: found.userId } : null
}
