import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { CONNECT_TIMEOUT_MS, withClient } from './client.server.ts'
import { type MigrationFile, readChecksums, readMigrationFiles, sqlFiles } from './migration-files.server.ts'
import { takeMigrationLock } from './migration-lock.server.ts'

export const MIGRATIONS_FOLDER = path.resolve('db/migrations')

/** A lock that is not free in a second is asked for again, so that requests go on meanwhile. */
const MAX_LOCK_TRIES = 45
const PAUSE_MS = 1000
const LOCK_NOT_AVAILABLE = '55P03'

const wasLocked = (error: unknown) => error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE

/** Runs the next migration. Returns its name, or null when none is missing. */
async function migrateOnce(migrator: Migrator, tries = 1): Promise<string | null> {
  const { error, results = [] } = await migrator.migrateUp()
  const name = results[0]?.migrationName ?? null
  if (error === undefined) return name
  if (name === null) throw error
  if (!wasLocked(error))
    throw new Error(`Migration ${name} failed. The next start tries it again.`, { cause: error })
  if (tries === MAX_LOCK_TRIES)
    throw new Error(
      `Migration ${name} was undone: something uses its tables for long. Run haulpost upgrade --check.`,
      { cause: error },
    )
  await sleep(PAUSE_MS)
  return migrateOnce(migrator, tries + 1)
}

/** Runs every missing migration. Returns the names of those that this call ran, in order. */
async function applyMissing(db: Kysely<unknown>, files: readonly MigrationFile[]): Promise<string[]> {
  const checksums = await readChecksums(db)
  const provider = sqlFiles(files, checksums)
  // Files open their transactions themselves: some statements run in none.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true, disableTransactions: true })
  const names: string[] = []
  for (let name = await migrateOnce(migrator); name !== null; name = await migrateOnce(migrator)) {
    if (!checksums.has(name)) names.push(name)
  }
  return names
}

const APPLIED = `select m.name, m.checksum from migrations m join kysely_migration k on k.name = m.name`
const TABLES_EXIST = `select to_regclass('kysely_migration') is not null and to_regclass('migrations') is not null as exist`

/** Returns whether all files ran, so that a start has nothing to wait for. */
async function isCurrent(client: pg.Client, files: readonly MigrationFile[]): Promise<boolean> {
  const { rows: tables } = await client.query<{ exist: boolean }>(TABLES_EXIST)
  if (tables[0]?.exist !== true) return false
  const { rows } = await client.query<{ name: string; checksum: string }>(APPLIED)
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  return files.every(({ name, checksum }) => applied.get(name) === checksum)
}

/** Opens one connection for migrations, without the time limits of the site's pool. */
function openForMigrations(connectionString: string): Kysely<unknown> {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // Without a listener, a connection that is lost between two statements ends the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

/**
 * Migrates a database to the newest schema, each file in its own transaction, and creates the tables of the job
 * queue. Safe when several processes start at once, and beside a site that serves. `onWait` is called when another
 * process migrates or backs up for long. Returns the names of the files that this call ran.
 */
export function migrate(
  connectionString: string,
  folder = MIGRATIONS_FOLDER,
  onWait?: () => void,
): Promise<string[]> {
  return withClient(connectionString, async (client) => {
    const files = await readMigrationFiles(folder)
    if (await isCurrent(client, files)) {
      await installJobs(connectionString)
      return []
    }
    await takeMigrationLock(client, 'exclusive', onWait)
    const db = openForMigrations(connectionString)
    try {
      const names = await applyMissing(db, files)
      await installJobs(connectionString)
      return names
    } finally {
      await db.destroy()
    }
  })
}
