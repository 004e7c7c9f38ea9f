import { serve } from '@hono/node-server'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { loadDotEnv, readSettings } from '#app/platform/env.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { createHttp } from './http.ts'

loadDotEnv()
const settings = readSettings(process.env)
const log = openLog(settings.logLevel)
const db = openDatabase(settings.databaseUrl ?? '', {
  onTrouble: (err) => log.warn({ err }, 'a database connection broke'),
})

const http = createHttp({
  db,
  settings,
  log,
  now: () => new Date(),
  random: Math.random,
  actorOf: async () => null,
})
const server = serve({ fetch: http.fetch, port: settings.port, hostname: settings.host }, () =>
  process.send?.({ type: 'ready' }),
)

function stop() {
  server.close(async () => {
    await db.destroy()
    process.exit(0)
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
// The launcher died: a web process of its own would hold the port and answer with a dead database.
process.once('disconnect', stop)
