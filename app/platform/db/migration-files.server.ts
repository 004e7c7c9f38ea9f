import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'

const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/u

export type MigrationFile = { readonly name: string; readonly text: string; readonly checksum: string }

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

async function runFile(db: Kysely<unknown>, { name, text, checksum }: MigrationFile): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(text))
  await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(db)
}

/** An applied migration: Kysely records its name, and nothing else happens. */
const DONE = { up: () => Promise.resolve() }

/**
 * The SQL files of a folder as migrations for Kysely. A file runs in Kysely's transaction, together with the row of
 * its checksum. A file with such a row does not run, even if Kysely does not know it: it ran before Haulpost used
 * Kysely's migrator. Rows without a file belong to a newer release. Throws when a file was changed after it ran.
 */
export function sqlFiles(folder: string, checksums: Checksums): MigrationProvider {
  return {
    async getMigrations() {
      const files = await readMigrationFiles(folder)
      const changed = files.find(({ name, checksum }) => (checksums.get(name) ?? checksum) !== checksum)
      if (changed)
        throw new Error(`Migration ${changed.name} was changed after it ran. Migrations are append-only.`)
      const missing = files.filter(({ name }) => !checksums.has(name))
      const migrations: Record<string, Migration> = {}
      for (const name of checksums.keys()) migrations[name] = DONE
      for (const file of missing) migrations[file.name] = { up: (db: Kysely<unknown>) => runFile(db, file) }
      return migrations
    },
  }
}
