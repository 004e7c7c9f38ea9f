import { PgBoss } from 'pg-boss'
import { JOBS_SCHEMA } from './queues.ts'

/**
 * Creates or updates the tables of the job queue; part of migrating. Safe when several processes do it at once, and
 * fast when there is nothing to do.
 */
export async function installJobs(connectionString: string): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    schema: JOBS_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  })
  const errors: unknown[] = []
  boss.on('error', (error) => errors.push(error))
  await boss.start()
  await boss.stop({ graceful: false })
  if (errors.length > 0) throw new AggregateError(errors, 'The job queue could not be installed')
}
