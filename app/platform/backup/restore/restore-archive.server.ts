import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { openSession } from '../../db/client.server.ts'
import { MIGRATIONS_FOLDER, migrate } from '../../db/migrate.server.ts'
import { type MigrationFile, readMigrationFiles } from '../../db/migration-files.server.ts'
import { MIGRATION_LOCK } from '../../db/migration-lock.server.ts'
import { installJobs } from '../../jobs/install-jobs.server.ts'
import { ArchiveError } from '../backup-errors.ts'
import type { SitePictures } from '../picture-files.server.ts'
import { assertOurs, readArchive, type Verified, verifyArchive } from '../read-archive.server.ts'
import { PORTABLE } from '../snapshot.server.ts'
import type { Progress } from '../write-archive.server.ts'
import { assertEmpty, assertKnownMigrations, assertUnused } from './check-target.server.ts'
import { DatabaseLoad } from './database-load.server.ts'
import { PictureGroups } from './picture-groups.server.ts'

export type Restore = {
  /** Begins to read the archive; called twice. */
  readonly open: () => AsyncIterable<Uint8Array>
  readonly keys: readonly string[]
  readonly connectionString: string
  /** Null leaves them out. */
  readonly pictures: Pick<SitePictures, 'restore'> | null
  /** Whether an archive counts that this site did not sign: anyone may have changed it. */
  readonly acceptsUnsigned: boolean
  /** Whether what is in the database goes. */
  readonly replace: boolean
  /** Whether users stay signed in, and links in emails stay valid. */
  readonly keepSessions: boolean
  readonly onProgress?: Progress
}

export type Restored = Verified & {
  /** Migrations that are newer than the archive. */
  readonly migrated: readonly string[]
  /** Tables of the archive that no migration makes. */
  readonly leftOut: readonly string[]
}

const BEGIN = `
  begin;
  set local statement_timeout = 0;
  set local lock_timeout = '10s';
  set local idle_in_transaction_session_timeout = 0;
  set local maintenance_work_mem = '128MB';${PORTABLE}`

/** Checks the whole archive and the database, and changes neither. Throws an ArchiveError or a TargetError. */
export async function checkRestore({ open, keys, connectionString, replace, acceptsUnsigned }: Restore) {
  const verified = await verifyArchive(open(), keys)
  if (!acceptsUnsigned) assertOurs(verified)
  const files = await readMigrationFiles(MIGRATIONS_FOLDER)
  assertKnownMigrations(verified.header, files)
  const { client, close } = await openSession(connectionString)
  try {
    await assertUnused(client)
    if (!replace) await assertEmpty(client)
  } finally {
    await close()
  }
  return { verified, files }
}

/** Reads the archive once more, into the database and the pictures. */
async function load(client: pg.Client, restore: Restore, { verified, files }: Checked): Promise<Restored> {
  const database = new DatabaseLoad(client, verified, files)
  const pictures = new PictureGroups(restore.pictures)
  await database.begin()
  for await (const piece of readArchive(restore.open(), restore.keys)) {
    if (piece.kind === 'header' && !isDeepStrictEqual(piece.header, verified.header)) throw changed()
    if (piece.kind === 'manifest' && !isDeepStrictEqual(piece.manifest, verified.manifest)) throw changed()
    if (piece.kind === 'rows') await database.write(piece.folder, piece.text, restore.onProgress)
    if (piece.kind === 'picture') await pictures.add(piece)
  }
  await pictures.close()
  restore.onProgress?.({ what: 'pictures', count: pictures.files })
  return { ...verified, ...(await database.finish(restore)) }
}

const changed = () => new ArchiveError('The archive changed while it was read. Nothing was restored.')

type Checked = { readonly verified: Verified; readonly files: readonly MigrationFile[] }

/**
 * Restores a site. The archive is read to its end before anything is touched. The database changes in one transaction,
 * which ends after the pictures: if anything fails, it is as before. Pictures that are there already are not written
 * again.
 */
export async function restoreArchive(restore: Restore): Promise<Restored> {
  const checked = await checkRestore(restore)
  await installJobs(restore.connectionString)
  const { client, close } = await openSession(restore.connectionString)
  let restored: Restored
  try {
    await client.query(BEGIN)
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await assertUnused(client)
    restored = await load(client, restore, checked)
    await client.query('commit')
  } finally {
    // Without a commit, the end of the connection undoes everything.
    await close()
  }
  // Nothing is missing: the migrator notes what ran.
  await migrate(restore.connectionString)
  return restored
}
