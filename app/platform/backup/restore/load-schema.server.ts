import type pg from 'pg'
import { KNOWS_CYRILLIC } from '../../db/cyrillic.ts'
import { CHECKSUMS_TABLE, insideTransaction, type MigrationFile } from '../../db/migration-files.server.ts'
import type { ArchiveHeader } from '../archive/archive-format.ts'
import { TargetError } from '../backup-errors.ts'
import { quoted } from '../quoted.ts'

/** Every object of the site in the schema public; what belongs to an extension stays. */
const DROPS = `
  with extended as (select classid, objid from pg_depend where deptype = 'e')
  select format('drop %s if exists public.%I cascade',
           case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
           relname) as statement
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
     and ('pg_class'::regclass, oid) not in (select classid, objid from extended)
     -- Sequences of a column go with their table.
     and (relkind <> 'S' or not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype in ('a', 'i')))
  union all
  select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
   where pronamespace = 'public'::regnamespace and ('pg_proc'::regclass, oid) not in (select classid, objid from extended)
  union all
  select format('drop type if exists public.%I cascade', typname) from pg_type
   where typnamespace = 'public'::regnamespace and typtype in ('d', 'e') and ('pg_type'::regclass, oid) not in (select classid, objid from extended)`

const COLUMNS = `
  select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
   where table_schema = 'public' and is_generated = 'NEVER' group by table_name`

/** Removes all tables, functions and types of the site. */
export async function clearSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(DROPS)
  for (const { statement } of rows) await client.query(statement)
}

async function run(client: pg.Client, file: MigrationFile): Promise<void> {
  const { name, checksum } = file
  await client.query(insideTransaction(file))
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
}

/** Makes the tables as they were when the archive was written. */
export async function makeSchema(
  client: pg.Client,
  header: ArchiveHeader,
  files: readonly MigrationFile[],
): Promise<void> {
  await client.query(CHECKSUMS_TABLE)
  const then = new Set(header.migrations.map(({ name }) => name))
  for (const file of files.filter(({ name }) => then.has(name))) await run(client, file)
  const { rows } = await client.query<{ knows: boolean }>(KNOWS_CYRILLIC)
  if (rows[0]?.knows !== true)
    throw new TargetError(
      'The database does not know Cyrillic letters: create it with encoding UTF8 and a UTF-8 locale.',
    )
}

/** Runs the migrations that came after the archive. Returns their names. */
export async function migrateForward(
  client: pg.Client,
  header: ArchiveHeader,
  files: readonly MigrationFile[],
): Promise<readonly string[]> {
  const then = new Set(header.migrations.map(({ name }) => name))
  const later = files.filter(({ name }) => !then.has(name))
  for (const file of later) await run(client, file)
  return later.map(({ name }) => name)
}

/** Returns the columns of each table that are not computed. */
export async function columnsOf(client: pg.Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(COLUMNS)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** Empties tables that migrations filled, and keeps the site's triggers from changing what is restored. */
export async function emptyTables(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.query(`alter table public.${quoted(table)} disable trigger user`)
  await client.query(`truncate ${tables.map((table) => `public.${quoted(table)}`).join(', ')}`)
}

export async function enableTriggers(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.query(`alter table public.${quoted(table)} enable trigger user`)
}
