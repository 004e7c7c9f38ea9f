const HOUR_MS = 3_600_000
/** A daily backup that is later than this is missing. */
const MAX_AGE_MS = 26 * HOUR_MS

/** What is known of the backups of a site. */
export type BackupFacts = {
  /** When the last one that succeeded was finished. */
  readonly madeAt: Date | null
  /** When the last attempt failed, if none succeeded since. */
  readonly failedAt: Date | null
}

export type BackupState = 'made' | 'none' | 'failed' | 'late'

/** Returns how the backups of a site are. Without a schedule, none is late. */
export function backupState({ madeAt, failedAt }: BackupFacts, isScheduled: boolean, now: Date): BackupState {
  if (failedAt) return 'failed'
  if (!madeAt) return 'none'
  return isScheduled && now.getTime() - madeAt.getTime() > MAX_AGE_MS ? 'late' : 'made'
}
