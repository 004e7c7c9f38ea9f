import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '#app/platform/db/client.server.ts'
import { MIGRATIONS_FOLDER } from '#app/platform/db/migrate.server.ts'
import {
  type AppliedMigration,
  compareMigrations,
  readMigrationFiles,
} from '#app/platform/db/migration-files.server.ts'
import { takeMigrationLock } from '#app/platform/db/migration-lock.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import { StartError } from '#app/platform/start-error.server.ts'
import { migrateSite } from './migrate-site.ts'

const POLL_MS = 500

/** Waits for a migration that runs, and returns the applied files; none for an empty database. */
function readApplied(connectionString: string): Promise<readonly AppliedMigration[]> {
  return withClient(connectionString, async (client) => {
    await takeMigrationLock(client, 'shared')
    const { rows: tables } = await client.query(`select where to_regclass('migrations') is not null`)
    if (tables.length === 0) return []
    const { rows } = await client.query<AppliedMigration>(
      'select name, checksum from migrations order by name',
    )
    return rows
  })
}

/** Compares what ran in a database with this release. */
export async function schemaOf(connectionString: string) {
  const applied = await readApplied(connectionString)
  const compared = compareMigrations(applied, await readMigrationFiles(MIGRATIONS_FOLDER))
  return { isEmpty: applied.length === 0, ...compared }
}

type Given = Pick<Settings, 'runs' | 'databaseWaitMs'>

/**
 * Makes sure that the database has the schema of this release. A site in one piece migrates; web and worker of their
 * own leave that to `haulpost migrate`, and wait for it.
 */
export async function bringSchema(connectionString: string, { runs, databaseWaitMs }: Given): Promise<void> {
  if (runs.all) return void (await migrateSite(connectionString))
  const end = performance.now() + databaseWaitMs
  for (let isFirst = true; ; isFirst = false) {
    const { missing } = await schemaOf(connectionString)
    if (missing.length === 0) return
    const lacks = `The database lacks ${missing.length} migrations of this release`
    if (performance.now() >= end) throw new StartError(`${lacks}: run haulpost migrate.`)
    if (isFirst) console.error(`${lacks}: waiting for haulpost migrate.`)
    await delay(POLL_MS)
  }
}
