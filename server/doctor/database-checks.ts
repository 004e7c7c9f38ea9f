import { backupFacts } from '#app/platform/backup/backup-runs.server.ts'
import { backupState } from '#app/platform/backup/backup-state.ts'
import { withClient } from '#app/platform/db/client.server.ts'
import { withDatabase } from '#server/commands/site-connection.ts'
import { schemaOf } from '#server/launch/bring-schema.ts'
import { knowsCyrillic } from '#server/launch/cyrillic.ts'
import { oneQuery } from '#server/launch/one-query.ts'
import { bad, type Check, type Examined, good, note } from './check.ts'
import { connectionChecks } from './connection-checks.ts'

const OLDEST_VERSION = 150_000
const MAX_CLOCK_MS = 2000

/** Whether there is a database; the others ask it. */
export const databaseCheck: Check = {
  name: 'database',
  advice: 'Start the server of DATABASE_URL, and check name, password and network.',
  async examine({ settings, connectionString }) {
    const [row] = await oneQuery<{ version: string; number: number }>(
      connectionString,
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
    )
    const version = `PostgreSQL ${row?.version ?? ''}`
    if ((row?.number ?? 0) < OLDEST_VERSION)
      return bad(`${version} is too old`, 'Move to version 15 or newer: haulpost move URL.')
    return good(`${version}, ${settings.databaseUrl ? 'of DATABASE_URL' : 'built-in'}`)
  },
}

const schema: Check = {
  name: 'schema',
  advice: 'Start the site once: it makes the tables.',
  async examine({ settings, connectionString }) {
    const { missing } = await schemaOf(connectionString)
    if (missing.length === 0) return good('migrations of this release all applied')
    const who = settings.runs.all ? 'The next start' : 'haulpost migrate'
    return note(`${missing.length} migrations are missing`, `${who} applies them: back up first.`)
  },
}

const search: Check = {
  name: 'search',
  advice: 'Allow the extension pg_trgm: the site creates it at its first start.',
  examine: async ({ connectionString }) =>
    (await knowsCyrillic(connectionString))
      ? good('finds English, Russian and Spanish words')
      : bad('does not find Russian words', 'Create the database with encoding UTF8 and a UTF-8 locale.'),
}

const clock: Check = {
  name: 'clock',
  advice: 'Check the server of DATABASE_URL.',
  examine: ({ connectionString }) =>
    withClient(connectionString, async (client) => {
      const before = Date.now()
      const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
      const apart = Math.abs((rows[0]?.at.getTime() ?? 0) - (before + Date.now()) / 2)
      if (apart <= MAX_CLOCK_MS) return good('is that of the database')
      return bad(
        `differs from the database's by ${Math.round(apart / 1000)} s`,
        'Turn on NTP on both machines.',
      )
    }),
}

const admins: Check = {
  name: 'admins',
  advice: 'Start the site once: it makes the tables.',
  async examine({ settings, connectionString }: Examined) {
    const [row] = await oneQuery<{ count: number }>(
      connectionString,
      `select count(*)::int as count from profiles where role = 'admin' and deleted_at is null`,
    )
    if (!row?.count) return note('there is none', 'Sign up, then: haulpost admin grant you@example.com.')
    if (settings.isProduction && !settings.adminsNeedTwoFactor)
      return note(`${row.count}, whose passwords alone open everything`, 'Set ADMIN_REQUIRE_2FA=on.')
    return good(String(row.count))
  },
}

const ADVICE = {
  none: 'Set BACKUP_AT and BACKUP_DIR: docs/guides/backup.md.',
  failed: 'The log of the worker has the reason. Try: haulpost backup.',
  late: 'Check that the worker runs. Try: haulpost backup.',
} as const

const backups: Check = {
  name: 'backups',
  advice: 'Start the site once: it makes the tables.',
  async examine({ settings, connectionString }) {
    const facts = await withDatabase(connectionString, backupFacts)
    const state = backupState(facts, settings.backup.at !== null, new Date())
    const last = facts.madeAt ? `the last one is of ${facts.madeAt.toISOString()}` : 'there is none'
    if (state === 'made') return good(last)
    return state === 'none' ? note(last, ADVICE.none) : bad(`${state}: ${last}`, ADVICE[state])
  },
}

export const schemaChecks: readonly Check[] = [...connectionChecks, schema, search, clock, admins, backups]
