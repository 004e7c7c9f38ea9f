import { openDatabase } from '#app/platform/db/database.server.ts'
import { loadDotEnv, readSettings } from '#app/platform/env.server.ts'
import { openLog } from '#app/platform/log.server.ts'

loadDotEnv()
const settings = readSettings(process.env)
const log = openLog(settings.logLevel)
const db = openDatabase(settings.databaseUrl ?? '', {
  connections: 4,
  onTrouble: (err) => log.warn({ err }, 'a database connection broke'),
})

async function stop() {
  await db.destroy()
  process.exit(0)
}

process.send?.({ type: 'ready' })
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, stop)
