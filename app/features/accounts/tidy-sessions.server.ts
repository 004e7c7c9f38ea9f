import { SESSION_AGES } from '#app/platform/auth/session-rules.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'

/** A browser that was not used for so long is a stranger again. */
const DEVICE_DAYS = 365
const DAY_MS = 86_400_000

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Removes sessions, links and browsers that are over: they stopped working by themselves, and only take up room. */
export async function tidySessions({ db, now }: Pick<JobCtx, 'db' | 'now' | 'log'>): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([eb('expiresAt', '<', now), eb('seenAt', '<', before(now, SESSION_AGES.user.idleMs))]),
    )
    .execute()
  await db.deleteFrom('oneTimeTokens').where('expiresAt', '<', before(now, DAY_MS)).execute()
  await db
    .deleteFrom('knownDevices')
    .where('seenAt', '<', before(now, DEVICE_DAYS * DAY_MS))
    .execute()
}
