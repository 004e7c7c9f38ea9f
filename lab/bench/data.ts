import path from 'node:path'
import { startEmbedded } from '@haulpost/embedded-postgres'
import { sql } from 'kysely'
import { openDatabase } from '../../app/platform/db/database.server.ts'
import { migrate } from '../../app/platform/db/migrate.server.ts'
import { seedDemo } from '../../db/seeds/seed-demo.ts'
import { runWorkerToRest } from './worker-at-rest.ts'

/** The database of the benchmark: kept between runs, so that only the first one has to fill it. */
export async function benchDatabase(listings: number) {
  const dataDir = path.resolve(`.data/bench-${listings}`)
  const { connectionString, stop } = await startEmbedded({ dir: path.join(dataDir, 'postgres') })
  await migrate(connectionString)
  const db = openDatabase(connectionString, { connections: 2 })
  const found = await db.selectFrom('listings').select('id').limit(1).executeTakeFirst()
  if (!found) {
    process.stdout.write(`Filling ${listings} listings…\n`)
    await seedDemo({ connectionString, dataDir, listings })
  }
  await runWorkerToRest(db, { DATABASE_URL: connectionString, DATA_DIR: dataDir })
  await sql`vacuum (analyze)`.execute(db)
  return { connectionString, dataDir, db, stop: () => db.destroy().then(stop) }
}

/** Returns the id of the process from which all processes of this database server descend. */
export async function databasePid(db: ReturnType<typeof openDatabase>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`.execute(db)
  return rows[0]?.pid ?? 0
}
