import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import { SESSION_AGES } from '#app/platform/auth/session-rules.ts'
import type { Db } from '#app/platform/db/database.server.ts'

type Asked = { readonly userId: string; readonly session: string | null; readonly now: Date }

/** Returns the sessions of a user, most recent first, with the current one marked. */
export async function sessionsOf(db: Db, { userId, session, now }: Asked) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'network', 'userAgent', 'createdAt', 'seenAt', 'tokenHash'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('awaitsCode', '=', false)
    .where('seenAt', '>', new Date(now.getTime() - SESSION_AGES.user.idleMs))
    .orderBy('seenAt', 'desc')
    .orderBy('id')
    .execute()
  const own = session && fingerprintOf(session)
  return rows.map(({ tokenHash, ...shown }) => ({ ...shown, isThis: tokenHash === own }))
}

/** Returns what the settings show of an account. */
export function settingsOf(db: Db, userId: string) {
  return db
    .selectFrom('profiles')
    .select(['email', 'expiryAlerts', 'signInAlerts', 'emailNotifications'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
