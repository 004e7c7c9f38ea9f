import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'

const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/u

export type MigrationFile = { readonly name: string; readonly text: string; readonly checksum: string }

export type AppliedMigration = Pick<MigrationFile, 'name' | 'checksum'>

/** Compares what ran in a database with the files of this release. */
export function compareMigrations(applied: readonly AppliedMigration[], files: readonly MigrationFile[]) {
  const checksums = new Map(files.map(({ name, checksum }) => [name, checksum]))
  const names = new Set(applied.map(({ name }) => name))
  return {
    missing: files.flatMap(({ name }) => (names.has(name) ? [] : name)),
    /** Files that were changed after they ran. */
    changed: applied.flatMap(({ name, checksum }) =>
      (checksums.get(name) ?? checksum) === checksum ? [] : name,
    ),
    /** Those of a newer release. */
    newer: applied.flatMap(({ name }) => (checksums.has(name) ? [] : name)),
  }
}

/** Creates the table of the applied files in an empty database. */
export const CHECKSUMS_TABLE = `create table if not exists migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`

/** The checksums of the applied files, by file name. */
type Checksums = ReadonlyMap<string, string>

/** Returns the SQL files of a folder, in the order in which they run. */
export async function readMigrationFiles(folder: string): Promise<readonly MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Returns the checksums of the applied files, and creates their table in an empty database. */
export async function readChecksums(db: Kysely<unknown>): Promise<Checksums> {
  await db.executeQuery(CompiledQuery.raw(CHECKSUMS_TABLE))
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from migrations`.execute(db)
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** The first line of a file whose statements run one by one, such as `create index concurrently`. */
export const WITHOUT_TRANSACTION = /^-- no-transaction$/mu

/** Returns the statements of a file that runs without a transaction: each ends its line. */
const statementsOf = (text: string) =>
  text.split(/;\s*$/mu).filter((statement) => /^\s*[a-z]/imu.test(statement))

/** Returns a file's SQL as it can run inside a transaction, where no one else uses the tables. */
export const insideTransaction = ({ text }: Pick<MigrationFile, 'text'>): string =>
  WITHOUT_TRANSACTION.test(text) ? text.replaceAll(/\bconcurrently\b/giu, '') : text

/**
 * Requests wait behind a migration that waits for a lock: it gives up after this time, well before they would, and is
 * tried again (docs/decisions/0001).
 */
const SET_LOCK_TIMEOUT = `set local lock_timeout = '1s'`

/** Indexes that `concurrently` began and did not finish: they cost writes, and hinder the next attempt. */
const UNFINISHED_INDEXES = `
  select format('drop index concurrently if exists %s', indexrelid::regclass) as statement from pg_index
   where not indisvalid and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`

async function runStatements(db: Kysely<unknown>, text: string): Promise<void> {
  // It waits for transactions, and no one waits for it.
  await db.executeQuery(CompiledQuery.raw('set lock_timeout = 0'))
  const { rows } = await db.executeQuery<{ statement: string }>(CompiledQuery.raw(UNFINISHED_INDEXES))
  for (const { statement } of rows) await db.executeQuery(CompiledQuery.raw(statement))
  for (const statement of statementsOf(text)) await db.executeQuery(CompiledQuery.raw(statement))
}

const record = (db: Kysely<unknown>, { name, checksum }: MigrationFile) =>
  sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(db)

async function runFile(db: Kysely<unknown>, file: MigrationFile): Promise<void> {
  if (WITHOUT_TRANSACTION.test(file.text)) {
    await runStatements(db, file.text)
    await record(db, file)
    return
  }
  await db.transaction().execute(async (trx) => {
    await trx.executeQuery(CompiledQuery.raw(`${SET_LOCK_TIMEOUT};\n${file.text}`))
    await record(trx, file)
  })
}

/** An applied migration: Kysely records its name, and nothing else happens. */
const DONE = { up: () => Promise.resolve() }

/**
 * SQL files as migrations for Kysely. A file runs in a transaction of its own, together with the row of
 * its checksum. A file with such a row does not run, even if Kysely does not know it: it ran before Haulpost used
 * Kysely's migrator, or the process ended right after it. Rows without a file belong to a newer release. Throws when a
 * file was changed after it ran.
 */
export function sqlFiles(files: readonly MigrationFile[], checksums: Checksums): MigrationProvider {
  const applied = [...checksums].map(([name, checksum]) => ({ name, checksum }))
  const [changed] = compareMigrations(applied, files).changed
  if (changed !== undefined)
    throw new Error(`Migration ${changed} was changed after it ran. Migrations are append-only.`)
  const migrations: Record<string, Migration> = {}
  for (const name of checksums.keys()) migrations[name] = DONE
  for (const file of files.filter(({ name }) => !checksums.has(name)))
    migrations[file.name] = { up: (db: Kysely<unknown>) => runFile(db, file) }
  return { getMigrations: () => Promise.resolve(migrations) }
}
