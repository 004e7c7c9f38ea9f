import { backupFacts } from '#app/platform/backup/backup-runs.server.ts'
import { MIGRATIONS_FOLDER } from '#app/platform/db/migrate.server.ts'
import { type MigrationFile, readMigrationFiles } from '#app/platform/db/migration-files.server.ts'
import { withDatabase } from '#server/commands/site-connection.ts'
import { bad, type Check, good, note } from '#server/doctor/check.ts'
import { oneQuery } from '#server/launch/one-query.ts'
import { diskOf } from '#server/pipeline/observability/health.ts'

// What an update needs of a site that still runs the release before (docs/guides/upgrade.md).

type Applied = { readonly name: string; readonly checksum: string }

const isEmpty = async (connectionString: string) => {
  const [row] = await oneQuery<{ made: boolean }>(
    connectionString,
    `select to_regclass('public.migrations') is not null as made`,
  )
  return row?.made !== true
}

const applied = (connectionString: string) =>
  oneQuery<Applied>(connectionString, 'select name, checksum from migrations order by name')

/** Compares what ran with the files of this release. */
function compared(ran: readonly Applied[], files: readonly MigrationFile[]) {
  const byName = new Map(files.map((file) => [file.name, file]))
  const names = new Set(ran.map(({ name }) => name))
  return {
    missing: files.filter(({ name }) => !names.has(name)).map(({ name }) => name),
    changed: ran.filter((row) => (byName.get(row.name)?.checksum ?? row.checksum) !== row.checksum),
    newer: ran.filter(({ name }) => !byName.has(name)).map(({ name }) => name),
  }
}

const migrations: Check = {
  name: 'migrations',
  advice: 'Check the server of DATABASE_URL.',
  async examine({ connectionString }) {
    if (await isEmpty(connectionString)) return note('the database is empty', 'Start the site: npm start.')
    const found = compared(await applied(connectionString), await readMigrationFiles(MIGRATIONS_FOLDER))
    if (found.changed[0])
      return bad(
        `${found.changed[0].name} differs from the one that ran`,
        'Install the release again: its files were changed.',
      )
    if (found.newer.length > 0)
      return note(
        `the database is of a newer release (${found.newer.join(', ')})`,
        'This release runs on it, without what the newer one added.',
      )
    if (found.missing.length === 0) return good('none is missing: a reload is enough')
    return good(`${found.missing.length} to run: ${found.missing.join(', ')}`)
  },
}

const LONG_SECONDS = 30
const LONG_TRANSACTIONS = `
  select count(*)::int as count from pg_stat_activity
   where datname = current_database() and pid <> pg_backend_pid() and xact_start < now() - interval '${LONG_SECONDS} s'`

const transactions: Check = {
  name: 'transactions',
  advice: 'Check the server of DATABASE_URL.',
  async examine({ connectionString }) {
    const [row] = await oneQuery<{ count: number }>(connectionString, LONG_TRANSACTIONS)
    if (!row?.count) return good(`none is open for ${LONG_SECONDS} s`)
    return note(
      `${row.count} are open for more than ${LONG_SECONDS} s`,
      'Migrations wait for them, for a minute at most: end them in pg_stat_activity, or update later.',
    )
  },
}

const DAY_MS = 86_400_000

const backup: Check = {
  name: 'backup',
  advice: 'Make one: haulpost backup.',
  async examine({ connectionString }) {
    if (await isEmpty(connectionString)) return good('there is nothing to back up')
    const [row] = await oneQuery<{ made: boolean }>(
      connectionString,
      `select to_regclass('public.backup_runs') is not null as made`,
    )
    const madeAt = row?.made === true ? (await withDatabase(connectionString, backupFacts)).madeAt : null
    if (madeAt === null) return bad('there is none', 'Make one: haulpost backup.')
    const text = `the last one is of ${madeAt.toISOString()}`
    if (Date.now() - madeAt.getTime() < DAY_MS) return good(text)
    return bad(`${text}, more than a day ago`, 'Make one: haulpost backup.')
  },
}

const LARGEST = `select coalesce(max(pg_total_relation_size(oid)), 0)::float as bytes from pg_class where relkind = 'r'`
const GB = 1e9

const room: Check = {
  name: 'room',
  advice: 'Check DATA_DIR.',
  async examine({ settings, connectionString }) {
    const [row] = await oneQuery<{ bytes: number }>(connectionString, LARGEST)
    const needed = 2 * (row?.bytes ?? 0)
    if (settings.databaseUrl)
      return good(`the server of DATABASE_URL needs up to ${(needed / GB).toFixed(1)} GB for new indexes`)
    const { bavail, bsize } = await diskOf(settings.dataDir)
    const text = `${((bavail * bsize) / GB).toFixed(1)} GB are free, new indexes need up to ${(needed / GB).toFixed(1)} GB`
    return bavail * bsize > needed ? good(text) : bad(text, 'Free space first.')
  },
}

export const upgradeChecks: readonly Check[] = [migrations, transactions, room]
export const backupCheck: Check = backup
