import { createMemory } from '#app/platform/cache/memory.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { loadDotEnv, readSettings } from '#app/platform/env.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { createHttp } from './http.ts'

/** The site for `npm run dev`: the same pipeline, without the processes around it. Needs DATABASE_URL. */
export async function developmentApp() {
  loadDotEnv()
  const settings = readSettings(process.env)
  const db = openDatabase(settings.databaseUrl ?? '')
  const actorOf = async () => null
  return createHttp({
    db,
    settings,
    log: openLog('info'),
    now: () => new Date(),
    random: Math.random,
    counts: createMemory(0, Date.now),
    actorOf,
  })
}
