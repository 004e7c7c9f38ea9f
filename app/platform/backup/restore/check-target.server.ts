import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { MigrationFile } from '../../db/migration-files.server.ts'
import type { ArchiveHeader } from '../archive/archive-format.ts'
import { ArchiveError, TargetError } from '../backup-errors.ts'
import { quoted } from '../quoted.ts'
import { NOT_IN_ARCHIVE } from '../snapshot.server.ts'

/** Tables that migrations fill: with rows in them, a database still counts as empty. */
const CATALOGUES = ['us_states', 'categories', 'category_aliases', 'places']

const TABLES = `
  select relname as name from pg_class c
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not (relname = any ($1))
     and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e') order by 1`

/** The site, a second restore, or anything else that uses the database. */
const OTHERS = `
  select count(*)::int as others from pg_stat_activity
   where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

/** What was just closed is still counted for a moment. */
const POLL_MS = 100
const MAX_POLLS = 20

async function countOthers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(OTHERS)
  return rows[0]?.others ?? 0
}

/** Throws a TargetError while something else is connected: it would see tables come and go. */
export async function assertUnused(client: pg.Client): Promise<void> {
  let others = await countOthers(client)
  for (let polls = 0; others > 0 && polls < MAX_POLLS; polls += 1) {
    await sleep(POLL_MS)
    others = await countOthers(client)
  }
  if (others > 0)
    throw new TargetError(
      `The database is in use (connections: ${others}): stop the site first, then restore.`,
    )
}

/** Throws a TargetError when a table of the database has rows that a restore would replace. */
export async function assertEmpty(client: pg.Client): Promise<void> {
  const known = [...Object.keys(NOT_IN_ARCHIVE), ...CATALOGUES]
  const { rows: tables } = await client.query<{ name: string }>(TABLES, [known])
  for (const { name } of tables) {
    const { rows } = await client.query<{ has: boolean }>(
      `select exists (select from public.${quoted(name)}) as has`,
    )
    if (rows[0]?.has === true)
      throw new TargetError(
        `The database is not empty: there are rows in ${name}. To replace everything in it, add --replace.`,
      )
  }
}

/** Throws an ArchiveError unless this release has the migrations that made the archive's tables. */
export function assertKnownMigrations(header: ArchiveHeader, files: readonly MigrationFile[]): void {
  for (const { name, checksum } of header.migrations) {
    const own = files.find((file) => file.name === name)
    if (!own)
      throw new ArchiveError(
        `The archive was made by a newer release of Haulpost (${name}): restore it with that one.`,
      )
    if (own.checksum !== checksum)
      throw new ArchiveError(`The archive was made with another version of migration ${name}.`)
  }
}
