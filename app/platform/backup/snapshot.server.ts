import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { takeMigrationLock } from '../db/migration-lock.server.ts'
import type { ArchiveHeader } from './archive/archive-format.ts'
import { FORMAT, JOB_COLUMNS } from './archive/archive-format.ts'
import { ArchiveError } from './backup-errors.ts'
import { columnList, quoted } from './quoted.ts'

/**
 * Tables that no archive contains, with the reason. All others are found in the catalog of the database, so that a
 * new table is in the next archive.
 */
export const NOT_IN_ARCHIVE = {
  migrations: 'made by the migrations, whose names and checksums are in the header',
  kysely_migration: 'made by the migrations',
  kysely_migration_lock: 'made by the migrations',
  visitor_salts: 'deleted each day, so that no one is found by a hash: an archive would keep them',
  recent_views: 'who saw what in the last minutes, by a hash of that salt',
  rate_buckets: 'limits of the last minutes, by address',
  facet_sets: 'worked out from listings by the job facets.store',
  facet_changes: 'what changed since it did; without sets, listings themselves are counted',
  backup_runs: 'describes the archives of this machine',
} as const

const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     and c.relname ~ '^[a-z_][a-z0-9_]{0,59}$'
     and a.attgenerated = '' and not (c.relname = any ($1))
     and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
   group by c.relname order by c.relname collate "C"`

const SEQUENCES = `
  select sequencename as name, last_value as value from pg_sequences
   where schemaname = 'public' and last_value is not null order by sequencename collate "C"`

/**
 * Everything is read as it was at one moment and in the same order each time, without the site's time limits. Values
 * are written as on any server.
 */
const BEGIN = `
  begin transaction isolation level repeatable read, read only;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local synchronize_seqscans = off;`

export const PORTABLE = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 3;
  set local bytea_output = 'hex';
  set local client_encoding = 'UTF8';`

/** Nothing else drops or changes a table until it is read. */
async function lockTables(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(`lock table ${names.map(quoted).join(', ')} in access share mode`)
}

/** Begins the transaction that reads the database, and returns what the archive's header says of it. */
export async function beginSnapshot(client: pg.Client, createdAt: Date): Promise<ArchiveHeader> {
  // A migration waits until the backup has ended, instead of waiting for a table with all requests behind it.
  await takeMigrationLock(client, 'shared')
  await client.query(`${BEGIN}${PORTABLE}`)
  const { rows: made } = await client.query<{ is: boolean }>(
    `select to_regclass('public.migrations') is not null as is`,
  )
  if (made[0]?.is !== true)
    throw new ArchiveError('There is nothing to back up: this database has no tables of Haulpost.')
  const tables = await client.query<ArchiveHeader['tables'][number]>(TABLES, [Object.keys(NOT_IN_ARCHIVE)])
  await lockTables(
    client,
    tables.rows.map(({ name }) => name),
  )
  const migrations = await client.query<ArchiveHeader['migrations'][number]>(
    `select name, checksum from public.migrations order by name collate "C"`,
  )
  const sequences = await client.query<ArchiveHeader['sequences'][number]>(SEQUENCES)
  const version = await client.query<{ server_version: string }>('show server_version')
  return {
    product: 'haulpost',
    format: FORMAT,
    createdAt: createdAt.toISOString(),
    postgres: version.rows[0]?.server_version ?? '',
    migrations: migrations.rows,
    tables: tables.rows,
    sequences: sequences.rows.map(({ name, value }) => ({ name, value: Number(value) })),
  }
}

/** Streams the rows of a table as text that COPY reads on any version of PostgreSQL. */
export function copyTable(client: pg.Client, { name, columns }: ArchiveHeader['tables'][number]) {
  return client.query(copyTo(`copy public.${quoted(name)} (${columnList(columns)}) to stdout`))
}

/** Streams the jobs that are not done yet; nothing where no job queue was installed. */
export async function* copyJobs(client: pg.Client): AsyncGenerator<Buffer> {
  const { rows } = await client.query<{ is: boolean }>(`select to_regclass('jobs.job') is not null as is`)
  if (rows[0]?.is !== true) return
  const columns = columnList(JOB_COLUMNS)
  yield* client.query(
    copyTo(`copy (select ${columns} from jobs.job
      where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' order by created_on) to stdout`),
  )
}
