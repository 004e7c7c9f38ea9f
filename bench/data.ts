import path from 'node:path'
import { startEmbedded } from '@haulpost/embedded-postgres'
import { sql } from 'kysely'
import { storeOutdatedSets } from '#app/features/items/facets/store-facet-sets.server.ts'
import { fillNewestWords } from '#app/features/search/fill-newest-words.server.ts'
import { fillSample } from '#app/features/search/fill-sample.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { seedDemo } from '#db/seeds/seed-demo.ts'

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
  // What the worker of a site does.
  await fillNewestWords({ db })
  await fillSample({ db })
  await storeOutdatedSets({ db, now: new Date() })
  await sql`vacuum (analyze) listings, newest_words, sampled_words`.execute(db)
  return { connectionString, dataDir, db, stop: () => db.destroy().then(stop) }
}

/** Returns the id of the process from which all processes of this database server descend. */
export async function databasePid(db: ReturnType<typeof openDatabase>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`.execute(db)
  return rows[0]?.pid ?? 0
}
