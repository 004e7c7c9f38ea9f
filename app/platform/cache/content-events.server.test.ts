import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openLog } from '#app/platform/log.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { behind, placeOf, tcpProxy } from '#tests/helpers/tcp-proxy.ts'
import { waitUntil } from '#tests/helpers/wait.ts'
import { announceContentEvent, listenForContentEvents, onContentEvent } from './content-events.server.ts'

const { db, connectionString } = useDatabase()

/** Waits for the next event. */
function events() {
  let arrived = Promise.withResolvers<void>()
  onTestFinished(
    onContentEvent(() => {
      arrived.resolve()
      arrived = Promise.withResolvers()
    }),
  )
  return { next: () => arrived.promise }
}

test('caches are notified directly, until they unsubscribe', () => {
  const listener = vi.fn<() => void>()
  const stop = onContentEvent(listener)
  announceContentEvent()
  stop()
  announceContentEvent()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a listing that is written by any process is announced to this one', async () => {
  const { next } = events()
  const listening = next()
  const { stop } = listenForContentEvents({ connectionString, log: openLog('silent') })
  onTestFinished(stop)
  await listening

  const announced = next()
  await aListing(db)
  await expect(announced).resolves.toBeUndefined()
})

test('[PAY-11] a bump is announced: cached lists show another order', async () => {
  const { id } = await aListing(db)
  const { next } = events()
  const listening = next()
  const { stop } = listenForContentEvents({ connectionString, log: openLog('silent') })
  onTestFinished(stop)
  await listening

  const announced = next()
  await db.updateTable('listings').set({ bumpedAt: NOW }).where('id', '=', id).execute()
  await expect(announced).resolves.toBeUndefined()
})

test('a lost connection drops everything that is remembered, and listening goes on', async () => {
  const { next } = events()
  const listening = next()
  const { stop } = listenForContentEvents({ connectionString, log: openLog('silent'), retryAfter: 1 })
  onTestFinished(stop)
  await listening

  const lost = next()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen content'`.execute(db)
  await lost
  const back = next()
  await back

  const announced = next()
  await aListing(db)
  await expect(announced).resolves.toBeUndefined()
})

test('[UP-15] a server that fell silent is noticed, though the connection does not end', async () => {
  const proxy = await tcpProxy(placeOf(connectionString))
  onTestFinished(proxy.stop)
  const { next } = events()
  const listening = next()
  const address = behind(connectionString, proxy.port)
  const { stop } = listenForContentEvents({
    connectionString: address,
    log: openLog('silent'),
    retryAfter: 1,
    checkMs: 1,
  })
  onTestFinished(stop)
  await listening

  const lost = next()
  proxy.become({ isBlackHole: true })
  await lost
  proxy.become({})
  const back = next()
  await expect(back).resolves.toBeUndefined()
})

test('[NODE-10] a process knows that it does not hear what changes: while the server is silent or away, until it listens again', async () => {
  const proxy = await tcpProxy(placeOf(connectionString))
  onTestFinished(proxy.stop)
  const address = behind(connectionString, proxy.port)
  const { stop, isHearing } = listenForContentEvents({
    connectionString: address,
    log: openLog('silent'),
    retryAfter: 1,
    checkMs: 10,
  })
  onTestFinished(stop)
  expect(isHearing()).toBe(false)
  await waitUntil(isHearing)

  proxy.become({ isBlackHole: true })
  await waitUntil(() => !isHearing())
  proxy.become({})
  proxy.cut()
  await waitUntil(isHearing)

  await proxy.refuse()
  await waitUntil(() => !isHearing())
  await proxy.accept()
  await waitUntil(isHearing)
})

test('a database that is not there yet is asked again until it is', async () => {
  const { next } = events()
  const tried = next()
  const nowhere = 'postgres://nobody@127.0.0.1:1/nowhere'
  const { stop } = listenForContentEvents({
    connectionString: nowhere,
    log: openLog('silent'),
    retryAfter: 1,
  })
  await tried
  await expect(next()).resolves.toBeUndefined()
  await stop()
})
