import { join } from 'node:path'
import { startEmbedded } from '@haulpost/embedded-postgres'
import type { Db } from '#app/platform/db/database.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import { ensureDataDir } from '#server/launch/data-dir.ts'

/**
 * Runs `work` with the address of the site's database: the server itself where DATABASE_URL is a
 * pooler, or the embedded one, joined if it runs and started if not.
 */
export async function withSiteConnection<T>(
  settings: Settings,
  work: (connectionString: string) => Promise<T>,
): Promise<T> {
  if (settings.directDatabaseUrl) return work(settings.directDatabaseUrl)
  ensureDataDir(settings)
  const embedded = await startEmbedded({ dir: join(settings.dataDir, 'postgres') })
  try {
    return await work(embedded.connectionString)
  } finally {
    await embedded.stop()
  }
}

/** Runs `work` with a database of one connection. */
export async function withDatabase<T>(connectionString: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(connectionString, { connections: 1 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Runs `work` with the site's database, migrated. */
export function withSiteDatabase<T>(settings: Settings, work: (db: Db) => Promise<T>): Promise<T> {
  return withSiteConnection(settings, async (connectionString) => {
    await migrate(connectionString)
    return withDatabase(connectionString, work)
  })
}
