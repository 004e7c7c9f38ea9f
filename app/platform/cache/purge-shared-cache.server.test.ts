import { once } from 'node:events'
import { createServer } from 'node:http'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '#app/platform/log.server.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { installJobs } from '../jobs/install-jobs.server.ts'
import { startJobs } from '../jobs/start-jobs.server.ts'
import { announceContentEvent } from './content-events.server.ts'
import { enqueuePurges } from './enqueue-purges.server.ts'
import { PURGE_JOB, purgeJobs } from './purge-shared-cache.server.ts'

const { db, connectionString } = useDatabase()
const log = openLog('silent')

type Received = {
  readonly path: string
  readonly keys: string | undefined
  readonly token: string | undefined
}

/** A cache that takes purges, and refuses the first `refusals` of them. */
async function aCache(refusals = 0) {
  const received: Received[] = []
  const taken = Promise.withResolvers<readonly Received[]>()
  const server = createServer(({ url = '', headers }, response) => {
    const keys = headers['surrogate-key']
    received.push({ path: url, keys: keys?.toString(), token: headers['fastly-key']?.toString() })
    const isRefused = received.length <= refusals
    response.writeHead(isRefused ? 503 : 200).end()
    if (!isRefused) taken.resolve(received)
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const purge = { url: `http://127.0.0.1:${port}/service/abc`, token: 'secret' }
  return { purge, received, taken: taken.promise }
}

const sharedCache = (purge: { url: string; token: string }) =>
  ({ seconds: 60, tagHeader: 'Surrogate-Key', purge }) as const

const ctx = () => ctxFor(db)

test('[CACHE-04] a cache gets the keys that changed, with its token and the key of pages that depend on everything', async () => {
  const { purge, received } = await aCache()
  const jobs = purgeJobs(sharedCache(purge))

  await jobs[PURGE_JOB].run(ctx(), { tags: ['listings', 'listings:jobs'] })

  const keys = 'listings listings:jobs everything'
  expect(received).toEqual([{ path: '/service/abc/purge', keys, token: 'secret' }])
})

test('[CACHE-04] when everything changed, everything is purged', async () => {
  const { purge, received } = await aCache()

  await purgeJobs(sharedCache(purge))[PURGE_JOB].run(ctx(), { tags: ['everything'] })

  expect(received).toEqual([{ path: '/service/abc/purge_all', keys: undefined, token: 'secret' }])
})

test('[CACHE-04] a purge that is refused is tried again, by the queue', async () => {
  await installJobs(connectionString)
  const { purge, taken } = await aCache(1)
  const worker = await startJobs({
    connectionString,
    db,
    jobs: purgeJobs(sharedCache(purge)),
    log,
    site: ctx().site,
    now: () => new Date(),
    pollSeconds: 0.5,
  })
  onTestFinished(worker.stop)
  const stop = enqueuePurges({ db, log, collectMs: 1 })

  announceContentEvent(['banners'])
  await stop()

  expect(await taken).toHaveLength(2)
})

test('[CACHE-04] changes that come together make one job, and very many become one of everything', async () => {
  await installJobs(connectionString)
  const jobs = async () => {
    const { rows } = await sql<{ data: { tags: string[] } }>`
      select data from jobs.job where name = ${PURGE_JOB} and state = 'created' order by created_on`.execute(
      db,
    )
    return rows.map(({ data }) => data.tags)
  }
  const before = (await jobs()).length

  const stopFirst = enqueuePurges({ db, log })
  announceContentEvent(['listings', 'listings:jobs'])
  announceContentEvent(['listings', 'listings:events'])
  await stopFirst()
  const stopSecond = enqueuePurges({ db, log })
  announceContentEvent(Array.from({ length: 300 }, (_, n) => `listing:${n}`))
  await stopSecond()

  expect((await jobs()).slice(before)).toEqual([
    ['listings', 'listings:jobs', 'listings:events'],
    ['everything'],
  ])
})
