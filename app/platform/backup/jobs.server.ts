import { z } from 'zod'
import { job } from '../jobs/job.server.ts'
import { countBackup } from './backup-metrics.server.ts'
import { type BackupSettings, runBackup } from './run-backup.server.ts'

type Parts = {
  readonly settings: BackupSettings & { readonly timeZone: string }
  readonly connectionString: string
  readonly now: () => Date
}

/** Returns the cron expression of a time of day such as 03:30; nothing without a time. */
function daily(at: string | null, timeZone: string) {
  const [hour, minute] = at?.split(':') ?? []
  return hour === undefined ? {} : { cron: `${Number(minute)} ${Number(hour)} * * *`, timeZone }
}

/**
 * The daily backup. Any worker makes it, and only one: the queue hands it out once, and a second one that comes while
 * it is made does nothing.
 */
export const backupJobs = ({ settings, connectionString, now }: Parts) => ({
  'backup.make': job(
    z.null(),
    async ({ db, log }) => {
      try {
        const made = await runBackup({ settings, connectionString, now }, db)
        if (!made) return
        countBackup('made')
        log.info(made, 'a backup was made')
      } catch (error) {
        countBackup('failed')
        throw error
      }
    },
    daily(settings.backup.at, settings.timeZone),
  ),
})
