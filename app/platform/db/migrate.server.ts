import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { withClient } from './client.server.ts'

const FOLDER = path.resolve('db/migrations')

// Any constant does, as long as every process that migrates takes the same one.
const MIGRATION_LOCK = 7_204_518

type Migration = { name: string; sql: string; checksum: string }

async function migrationsOnDisk(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/u.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed and was undone`, { cause: error })
  }
}

async function applyMissing(client: pg.Client, folder: string): Promise<string[]> {
  const applied = await appliedMigrations(client)
  const missing: string[] = []
  for (const migration of await migrationsOnDisk(folder)) {
    const known = applied.get(migration.name)
    if (known === migration.checksum) continue
    if (known)
      throw new Error(`Migration ${migration.name} was changed after it ran. Migrations are append-only.`)
    await apply(client, migration)
    missing.push(migration.name)
  }
  return missing
}

/**
 * Brings a database to the newest schema, each file in a transaction of its own; safe when several processes start at
 * once. The tables of the job queue come with it. Answers the names of what was applied now.
 */
export function migrate(connectionString: string, folder = FOLDER): Promise<string[]> {
  return withClient(connectionString, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const applied = await applyMissing(client, folder)
    await installJobs(connectionString)
    return applied
  })
}
