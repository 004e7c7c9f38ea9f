import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Releases before Kysely's migrator take this lock too, so the two never run at the same time. */
export const MIGRATION_LOCK = 7_204_518

const TRY = {
  /** For who changes the schema. */
  exclusive: 'select pg_try_advisory_lock($1) as taken',
  /** For who needs it to stay as it is, such as a backup. */
  shared: 'select pg_try_advisory_lock_shared($1) as taken',
} as const

const POLL_MS = 100
const POLLS_BEFORE_NOTICE = 50

/**
 * Takes the lock of migrations until the connection ends, and calls `onWait` once when that takes long. It asks again
 * and again: a session that waits in one statement would in turn hold up `create index concurrently`.
 */
export async function takeMigrationLock(
  client: pg.Client,
  mode: keyof typeof TRY,
  onWait?: () => void,
): Promise<void> {
  for (let polls = 0; ; polls += 1) {
    const { rows } = await client.query<{ taken: boolean }>(TRY[mode], [MIGRATION_LOCK])
    if (rows[0]?.taken === true) return
    if (polls === POLLS_BEFORE_NOTICE) onWait?.()
    await sleep(POLL_MS)
  }
}
