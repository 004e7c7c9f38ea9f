import { siteKeyFor } from '../auth/site-key.server.ts'
import { withClient } from '../db/client.server.ts'
import type { Db } from '../db/database.server.ts'
import type { Settings } from '../env.server.ts'
import { recordRun } from './backup-runs.server.ts'
import { openSitePictures } from './picture-files.server.ts'
import { type BackupPlace, backupName, obsoleteBackups } from './places/backup-place.ts'
import { folderPlace } from './places/folder-place.server.ts'
import { bucketPlace } from './places/outbound.server.ts'
import { type Progress, writeArchive } from './write-archive.server.ts'

export type BackupSettings = Pick<Settings, 'backup' | 'dataDir' | 'pictureBucket'>

/** Held while a backup is made, so that there is one at a time. */
const BACKUP_LOCK = 7_204_519

export type BackupRun = {
  readonly settings: BackupSettings
  readonly connectionString: string
  readonly now: () => Date
  readonly withPictures?: boolean
  readonly onProgress?: Progress
}

/** Opens the place of the settings: a bucket, or a folder. */
export const openBackupPlace = ({ backup }: Pick<Settings, 'backup'>): BackupPlace =>
  backup.bucket ? bucketPlace(backup.bucket) : folderPlace(backup.dir)

/** Returns the archive of the site as a stream, signed, and encrypted if the settings name a key for it. */
export async function* archiveStream(run: BackupRun): AsyncGenerator<Buffer> {
  const { settings, connectionString, withPictures = true, onProgress } = run
  const plain = writeArchive({
    connectionString,
    pictures: withPictures ? openSitePictures(settings) : null,
    now: run.now(),
    signingKey: siteKeyFor('backup'),
    ...(onProgress && { onProgress }),
  })
  const { recipients } = settings.backup
  if (recipients.length > 0) {
    const { encrypt } = await import('./encryption.server.ts')
    yield* encrypt(plain, recipients)
  } else yield* plain
}

/** Runs `work` unless another process makes a backup of this database; then returns null. */
async function alone<T>(connectionString: string, work: () => Promise<T>): Promise<T | null> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [
      BACKUP_LOCK,
    ])
    return rows[0]?.is === true ? work() : null
  })
}

async function removeObsolete(place: BackupPlace, keep: Settings['backup']): Promise<readonly string[]> {
  const names = (await place.list()).map(({ name }) => name)
  const obsolete = obsoleteBackups(names, keep)
  for (const name of obsolete) await place.remove(name)
  return obsolete
}

export type MadeBackup = {
  readonly name: string
  readonly bytes: number
  readonly removed: readonly string[]
}

/** Makes a backup in the place of the settings, and removes those that are too old. Null while another one is made. */
export function runBackup(run: BackupRun, db: Db): Promise<MadeBackup | null> {
  const { settings, connectionString, now } = run
  const place = openBackupPlace(settings)
  return alone(connectionString, async () => {
    const name = backupName(now(), settings.backup.recipients.length > 0)
    const bytes = await recordRun({ db, now, name }, () => place.write(name, archiveStream(run)))
    return { name, bytes, removed: await removeObsolete(place, settings.backup) }
  })
}
