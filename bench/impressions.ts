import autocannon from 'autocannon'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { anAd } from '#tests/factories/items.ts'
import { startThrowawayServer } from '../scripts/throwaway-server.ts'
import { databasePid } from './data.ts'
import { cpuMsOfAll, family } from './processes.ts'
import { serveSite } from './servers.ts'

// `npm run bench:impressions`: a thousand messages a second, each of another visitor who saw eight billboards, and what they
// cost. Says whether a clean stop counted all of them.

const RATE = 1000
const SECONDS = 20
const SEEN = 8

const server = await startThrowawayServer()
await migrate(server.connectionString)
const db = openDatabase(server.connectionString, { connections: 2 })
const ids: string[] = []
for (let n = 0; n < 40; n += 1) ids.push((await anAd(db, { createdAt: new Date(), expiresAt: null })).id)

const site = await serveSite({
  DATABASE_URL: server.connectionString,
  TRUST_PROXY: '1',
})
let visitor = 0

/** Another visitor each time, and every billboard in its turn. */
function nextMessage() {
  visitor += 1
  const seen = Array.from({ length: SEEN }, (_, n) => ids[(visitor + n * 5) % ids.length])
  return {
    method: 'POST' as const,
    path: '/api/seen',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1',
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
      'x-forwarded-proto': 'http',
    },
    body: JSON.stringify({ seen, followed: [] }),
  }
}

const before = { site: cpuMsOfAll([site.pid]), database: cpuMsOfAll(family(await databasePid(db))) }
const started = performance.now()
const result = await autocannon({
  url: site.url,
  connections: 20,
  duration: SECONDS,
  overallRate: RATE,
  requests: [{ setupRequest: (request) => ({ ...request, ...nextMessage() }) }],
})
const seconds = (performance.now() - started) / 1000
const used = {
  site: cpuMsOfAll([site.pid]) - before.site,
  database: cpuMsOfAll(family(await databasePid(db))) - before.database,
}
await site.stop()
const { views } = await db
  .selectFrom('ads')
  .select((eb) => eb.fn.sum<number>('views').as('views'))
  .executeTakeFirstOrThrow()

const share = (ms: number) => `${((ms / 1000 / seconds) * 100).toFixed(1)} % of a core`
process.stdout.write(
  [
    `${(result.requests.total / seconds).toFixed(0)} messages a second, ${result.non2xx + result.errors} failed`,
    `p99 ${result.latency.p99} ms`,
    `site ${share(used.site)}, database ${share(used.database)}`,
    `told ${result['2xx'] * SEEN} views, counted ${views} after a clean stop`,
    '',
  ].join('\n'),
)
await db.destroy()
await server.stop()
