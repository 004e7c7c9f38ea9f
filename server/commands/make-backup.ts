import { TargetError } from '#app/platform/backup/backup-errors.ts'
import { type BackupRun, type MadeBackup, runBackup } from '#app/platform/backup/run-backup.server.ts'
import { withDatabase } from './site-connection.ts'

/** Makes a backup in the place of the settings. Throws a TargetError while another one is made. */
export async function makeBackup(run: BackupRun): Promise<MadeBackup> {
  const made = await withDatabase(run.connectionString, (db) => runBackup(run, db))
  if (!made) throw new TargetError('Another backup is being made right now.')
  return made
}
