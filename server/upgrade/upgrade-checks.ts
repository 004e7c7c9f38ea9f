import { lastBackupAt } from '#app/platform/backup/backup-runs.server.ts'
import { withDatabase } from '#server/commands/site-connection.ts'
import { bad, type Check, good, note } from '#server/doctor/check.ts'
import { schemaOf } from '#server/launch/bring-schema.ts'
import { oneQuery } from '#server/launch/one-query.ts'
import { diskOf } from '#server/pipeline/observability/health.ts'

// What an update needs of a site that still runs the release before (docs/guides/upgrade.md).

const migrations: Check = {
  name: 'migrations',
  advice: 'Check the server of DATABASE_URL.',
  async examine({ connectionString }) {
    const found = await schemaOf(connectionString)
    if (found.isEmpty) return note('the database is empty', 'Start the site: npm start.')
    if (found.changed[0])
      return bad(
        `${found.changed[0]} differs from the one that ran`,
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
    if ((await schemaOf(connectionString)).isEmpty) return good('there is nothing to back up')
    const madeAt = await withDatabase(connectionString, lastBackupAt)
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
