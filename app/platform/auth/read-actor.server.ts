import type { Actor } from '#app/lib/actor.ts'
import type { Db } from '../db/database.server.ts'
import { readCookie } from './cookies.server.ts'
import { fingerprintOf } from './secret-token.server.ts'
import { isOver, shouldRecordUse, whyNoSession } from './session-rules.ts'

/** Finds the session of a secret, with the current state of its user. */
function findSession(db: Db, token: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('profiles', 'profiles.id', 'sessions.userId')
    .leftJoin('authenticators', 'authenticators.userId', 'sessions.userId')
    .select(['sessions.id as sessionId', 'sessions.createdAt', 'sessions.seenAt', 'sessions.expiresAt'])
    .select(['sessions.provedAt'])
    .select(['profiles.id', 'role', 'email', 'fullName', 'language', 'emailVerified', 'deactivatedAt'])
    .select(['awaitsCode', 'authenticators.confirmedAt'])
    .where('tokenHash', '=', fingerprintOf(token))
    .executeTakeFirst()
}

type Parts = {
  readonly db: Db
  readonly now: () => Date
  readonly publicUrl: string
  readonly adminsNeedTwoFactor?: boolean
}

/**
 * Returns a function that finds the user of a request: one query, and a write at most once a day. A ban, a
 * deactivation or a changed role counts from the next request on, because nothing is cached.
 */
export function actorReader(parts: Parts): (request: Request) => Promise<Actor | null> {
  const { db, now, publicUrl, adminsNeedTwoFactor = false } = parts
  return async ({ headers }) => {
    const token = readCookie('sid', headers, publicUrl)
    const found = token && (await findSession(db, token))
    if (!found) return null
    const time = now()
    const { sessionId, seenAt, id, role, email, fullName, language } = found
    if (found.awaitsCode || whyNoSession(found) || isOver(found, role, time)) return null
    if (shouldRecordUse(seenAt, role, time))
      await db.updateTable('sessions').set({ seenAt: time }).where('id', '=', sessionId).execute()
    const user = { id, email, fullName, language, authenticatedAt: found.provedAt ?? found.createdAt }
    const isHeldBack = role === 'admin' && adminsNeedTwoFactor && found.confirmedAt === null
    return isHeldBack ? { ...user, role: 'user', lacksTwoFactor: true } : { ...user, role }
  }
}
