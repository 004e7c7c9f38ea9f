import { sql } from 'kysely'
import type { Db } from '../db/database.server.ts'
import type { BackupFacts } from './backup-state.ts'

const MAX_ERROR = 500
const RETENTION = '400 days'

/** Whether the database has the table: a backup may run before an older database is migrated. */
async function isRecorded(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    is: boolean
  }>`select to_regclass('public.backup_runs') is not null as is`.execute(db)
  return rows[0]?.is === true
}

/** Runs `work` and records when it began and how it ended, with the size it returns. */
export async function recordRun(
  { db, now, name }: { db: Db; now: () => Date; name: string },
  work: () => Promise<number>,
): Promise<number> {
  if (!(await isRecorded(db))) return work()
  const { id } = await db
    .insertInto('backupRuns')
    .values({ startedAt: now(), name })
    .returning('id')
    .executeTakeFirstOrThrow()
  const finish = (result: { bytes: number } | { error: string }) =>
    db
      .updateTable('backupRuns')
      .set({ finishedAt: now(), ...result })
      .where('id', '=', id)
      .execute()
  try {
    const bytes = await work()
    await finish({ bytes })
    await sql`delete from backup_runs where started_at < now() - ${RETENTION}::interval`.execute(db)
    return bytes
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await finish({ error: reason.slice(0, MAX_ERROR) || 'unknown' }).catch(() => undefined)
    throw error
  }
}

/** Returns when the last backup was made, and whether a later attempt failed. */
export async function backupFacts(db: Db): Promise<BackupFacts> {
  const { rows } = await sql<BackupFacts>`
    with made as (select max(finished_at) as at from backup_runs where error = '' and finished_at is not null)
    select made.at as "madeAt",
           (select max(finished_at) from backup_runs
             where error <> '' and finished_at > coalesce(made.at, '-infinity')) as "failedAt" from made`.execute(
    db,
  )
  return rows[0] ?? { madeAt: null, failedAt: null }
}

/** Returns when the last backup was made, or null; of a database of an earlier release, too. */
export const lastBackupAt = async (db: Db): Promise<Date | null> =>
  (await isRecorded(db)) ? (await backupFacts(db)).madeAt : null
