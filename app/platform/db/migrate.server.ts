import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { CONNECT_TIMEOUT_MS, withClient } from './client.server.ts'
import { readChecksums, sqlFiles } from './migration-files.server.ts'

export const MIGRATIONS_FOLDER = path.resolve('db/migrations')

// Releases before Kysely's migrator take this lock too, so the two never run at the same time.
export const MIGRATION_LOCK = 7_204_518

/** Runs the next migration in a transaction. Returns its name, or null when none is missing. */
async function migrateOnce(migrator: Migrator): Promise<string | null> {
  const { error, results = [] } = await migrator.migrateUp()
  const name = results[0]?.migrationName ?? null
  if (error === undefined) return name
  throw name === null ? error : new Error(`Migration ${name} failed and was undone`, { cause: error })
}

/** Runs every missing migration. Returns the names of those that this call ran, in order. */
async function applyMissing(db: Kysely<unknown>, folder: string): Promise<string[]> {
  const checksums = await readChecksums(db)
  const provider = sqlFiles(folder, checksums)
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const names: string[] = []
  for (let name = await migrateOnce(migrator); name !== null; name = await migrateOnce(migrator)) {
    if (!checksums.has(name)) names.push(name)
  }
  return names
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
 * queue. Safe when several processes start at once. Returns the names of the files that this call ran.
 */
export function migrate(connectionString: string, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  return withClient(connectionString, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = openForMigrations(connectionString)
    try {
      const names = await applyMissing(db, folder)
      await installJobs(connectionString)
      return names
    } finally {
      await db.destroy()
    }
  })
}
