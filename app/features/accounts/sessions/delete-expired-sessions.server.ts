import { daysBefore } from '#app/lib/day.ts'
import { SESSION_AGES } from '#app/platform/auth/session-rules.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'

/** A browser that was not used for this many days is unknown again. */
const DEVICE_DAYS = 365

/** Removes sessions, links and browsers that are over: they stopped working by themselves, and only take up room. */
export async function deleteExpiredSessions({ db, now }: Pick<JobCtx, 'db' | 'now' | 'log'>): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('expiresAt', '<', now),
        eb('seenAt', '<', new Date(now.getTime() - SESSION_AGES.user.idleMs)),
      ]),
    )
    .execute()
  await db.deleteFrom('oneTimeTokens').where('expiresAt', '<', daysBefore(now, 1)).execute()
  await db.deleteFrom('knownDevices').where('seenAt', '<', daysBefore(now, DEVICE_DAYS)).execute()
}
