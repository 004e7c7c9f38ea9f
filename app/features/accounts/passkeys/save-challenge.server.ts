import type { Ctx } from '#app/platform/ctx.server.ts'
import { CHALLENGE_LIVES_MS } from './rules.ts'

type At = Pick<Ctx, 'db' | 'now'>

/** Stores what a device is asked to sign; deletes what was not signed in time. */
export async function saveChallenge(
  { db, now }: At,
  challenge: string,
  userId: string | null,
): Promise<void> {
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).execute()
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIVES_MS)
  await db.insertInto('passkeyChallenges').values({ challenge, userId, expiresAt }).execute()
}

/** Whether this was asked of this user, or of a visitor who signs in, a moment ago and for the first time. */
export async function consumeChallenge(
  { db, now }: At,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const spent = await db
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', challenge)
    .where('userId', 'is not distinct from', userId)
    .where('expiresAt', '>', now)
    .returning('challenge')
    .executeTakeFirst()
  return spent !== undefined
}
