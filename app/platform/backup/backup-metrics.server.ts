import type { Registry } from 'prom-client'
import type { Db } from '../db/database.server.ts'
import { eventCounter } from '../metrics/event-counter.server.ts'
import { ageSeconds, scrapedGauges } from '../metrics/scraped-gauges.server.ts'
import { backupFacts } from './backup-runs.server.ts'

/** Counts the results of scheduled backups. */
export const countBackup = eventCounter({
  name: 'backup_runs_total',
  help: 'Scheduled backups: made, failed.',
  label: 'result',
  values: ['made', 'failed'],
})

/** Registers the age of the last backup. */
export function watchBackups(registry: Registry, db: Db, now: () => Date): void {
  scrapedGauges(registry, {
    area: 'backups',
    gauges: {
      backup_last_success_age_seconds: { help: 'Age of the newest backup. NaN: there is none.' },
    },
    async read() {
      const { madeAt } = await backupFacts(db)
      return [
        {
          gauge: 'backup_last_success_age_seconds',
          value: madeAt ? ageSeconds(madeAt, now()) : Number.NaN,
        },
      ]
    },
  })
}
