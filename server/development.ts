import { createMemory } from '#app/platform/cache/memory.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { loadDotEnv, readSettings } from '#app/platform/env.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { createHttp } from './http.ts'

function makeApp() {
  loadDotEnv()
  const settings = { ...readSettings(process.env), pageCacheSeconds: 0 }
  return createHttp({
    db: openDatabase(settings.databaseUrl ?? ''),
    settings,
    log: openLog('info'),
    now: () => new Date(),
    random: Math.random,
    counts: createMemory(0, Date.now),
    actorOf: () => Promise.resolve(null),
  })
}

let app: ReturnType<typeof makeApp> | undefined

/** The site for `npm run dev`: the same pipeline, without the processes around it. Needs DATABASE_URL. Made once. */
export function developmentApp() {
  app ??= makeApp()
  return Promise.resolve(app)
}
