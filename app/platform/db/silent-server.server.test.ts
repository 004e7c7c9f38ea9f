import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { behind, placeOf, tcpProxy } from '#tests/helpers/tcp-proxy.ts'
import { openDatabase } from './database.server.ts'

// A server that accepts what is sent and never answers, as behind a firewall that forgot its connections.

const { connectionString } = useDatabase()

const BUSY = { kind: 'unavailable', code: 'common.tooBusy' }
const GIVE_UP_MS = 200

/** Opens three connections through a proxy that then loses every packet. */
async function afterSilence() {
  const proxy = await tcpProxy(placeOf(connectionString))
  const reported: Error[] = []
  const db = openDatabase(behind(connectionString, proxy.port), {
    connections: 3,
    giveUpMs: GIVE_UP_MS,
    restartMs: 0,
    onError: (error) => reported.push(error),
  })
  onTestFinished(async () => {
    await db.destroy()
    await proxy.stop()
  })
  await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(db)))
  proxy.become({ isBlackHole: true })
  return { db, reported, isBack: () => proxy.become({}) }
}

test('[UP-15] a question that is not answered is refused in time, and not asked again', async () => {
  const { db, reported } = await afterSilence()
  expect(await refusalOf(sql`select 1`.execute(db))).toEqual(BUSY)
  expect(reported.map(({ message }) => message)).toEqual(['Query read timeout'])
})

test('[UP-15] the rollback of a transaction does not wait for a silent server once more', async () => {
  const { db, reported } = await afterSilence()
  const work = db.transaction().execute(async (one) => sql`select 1`.execute(one))
  expect(await refusalOf(work)).toEqual(BUSY)
  expect(reported.filter(({ message }) => message === 'Query read timeout')).toHaveLength(1)
})

test('[UP-15] connections of the time of silence are not used again', async () => {
  const { db, reported, isBack } = await afterSilence()
  await refusalOf(sql`select 1`.execute(db))
  isBack()
  const all = await Promise.all([1, 2, 3].map(() => sql<{ one: number }>`select 1 as one`.execute(db)))
  expect(all.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]])
  expect(reported).toHaveLength(1)
})
