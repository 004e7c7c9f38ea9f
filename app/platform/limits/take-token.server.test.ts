import { expect, test } from 'vitest'
import { refuseFor } from '#app/lib/refusal.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { deleteFullBuckets, takeDatabaseToken } from './database-buckets.server.ts'
import { RATE_LIMITS } from './limits.ts'
import { memoryBuckets } from './memory-buckets.ts'
import { takeToken } from './take-token.server.ts'

const { db } = useDatabase()
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

/** Returns how many of `count` attempts are allowed. */
async function countAllowed(count: number, attempt: () => Promise<unknown>): Promise<number> {
  let inside = 0
  for (let i = 0; i < count; i++) if ((await attempt()) === null) inside += 1
  return inside
}

test('[CON-04] one mailbox sends five messages an hour, then learns how long to wait', async () => {
  const ctx = ctxFor(db)
  expect(await countAllowed(6, () => takeToken(ctx, 'contact', 'driver@example.com'))).toBe(5)

  const refusal = await takeToken(ctx, 'contact', 'driver@example.com')
  expect(refusal).toEqual(refuseFor(720))
  expect(await takeToken(ctx, 'contact', 'other@example.com')).toBeNull()
  expect(await takeToken({ ...ctx, now: later(720) }, 'contact', 'driver@example.com')).toBeNull()
})

test('twenty at the same moment get as many tokens as there are', async () => {
  const rate = { max: 3, per: 60 }
  const waits = await Promise.all(
    Array.from({ length: 20 }, () => takeDatabaseToken(db, 'a race', rate, NOW)),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  expect(waits.filter((wait) => wait > 0).every((wait) => wait <= 20)).toBe(true)
})

test('the database counts exactly as the rule does', async () => {
  const rate = { max: 4, per: 100 }
  const inMemory = memoryBuckets()
  for (const second of [0, 0, 1, 1, 2, 20, 30, 31, 90, 91, 92, 93, 94, 400, 399]) {
    const expected = inMemory('same', rate, later(second))
    expect(await takeDatabaseToken(db, 'same', rate, later(second))).toBe(expected)
  }
})

test('a user is counted as a user, wherever they are; visitors are not', async () => {
  const { max } = RATE_LIMITS.favorites
  const ctx = ctxFor(db, { actor: anActor({ id: 'f0000000-0000-4000-8000-000000000001' }) })
  expect(await countAllowed(max + 1, () => takeToken(ctx, 'favorites'))).toBe(max)
  const elsewhere = { ...ctx, visitor: { address: '198.51.100.1', userAgent: '' } }
  expect(await takeToken(elsewhere, 'favorites')).not.toBeNull()
  expect(await takeToken(ctxFor(db), 'favorites')).toBeNull()
})

test('[D-40] this machine is spared where addresses are counted, and nowhere else', async () => {
  const visitor = { address: '127.0.0.1', userAgent: '', isLocal: true }
  const { site } = ctxFor(db)
  const spared = ctxFor(db, { visitor, site: { ...site, sparesLoopback: true } })
  const bound = ctxFor(db, { visitor, site: { ...site, sparesLoopback: false } })
  const { max } = RATE_LIMITS.contactByAddress

  expect(await countAllowed(max + 1, () => takeToken(spared, 'contactByAddress'))).toBe(max + 1)
  expect(await countAllowed(6, () => takeToken(spared, 'contact', 'local@example.com'))).toBe(5)
  expect(await countAllowed(max + 1, () => takeToken(bound, 'contactByAddress'))).toBe(max)
})

test('addresses of one IPv6 household share an allowance', async () => {
  const from = (address: string) => ctxFor(db, { visitor: { address, userAgent: '' } })
  const { max } = RATE_LIMITS.contactByAddress
  await countAllowed(max, () => takeToken(from('2001:db8:0:9::1'), 'contactByAddress'))
  expect(await takeToken(from('2001:db8:0:9::2'), 'contactByAddress')).not.toBeNull()
  expect(await takeToken(from('2001:db8:0:a::1'), 'contactByAddress')).toBeNull()
})

test('no mailbox and no address can be read from the stored allowances', async () => {
  await takeToken(ctxFor(db), 'contact', 'secret@example.com')
  await takeToken(ctxFor(db), 'contactByAddress')
  const rows = await db.selectFrom('rateBuckets').select('key').execute()
  expect(JSON.stringify(rows)).not.toMatch(/secret|203\.0\.113/u)
})

test('buckets that are unused for a day are deleted', async () => {
  await takeDatabaseToken(db, 'old', { max: 1, per: 1 }, NOW)
  await takeDatabaseToken(db, 'new', { max: 1, per: 1 }, later(3 * 86_400))
  await deleteFullBuckets(db, later(3 * 86_400))
  const rows = await db.selectFrom('rateBuckets').select('key').where('key', 'in', ['old', 'new']).execute()
  expect(rows).toEqual([{ key: 'new' }])
})

test('a crowd of addresses cannot fill the memory: those unused for longest are forgotten', () => {
  const take = memoryBuckets(3)
  const once = { max: 1, per: 60 }
  const refused = (key: string) => take(key, once, NOW) > 0
  expect(['a', 'b', 'a', 'c', 'a'].map(refused)).toEqual([false, false, true, false, true])
  // b was the least recently used when a bucket had to be dropped; a was not.
  expect(refused('d')).toBe(false)
  expect(refused('a')).toBe(true)
  expect(refused('b')).toBe(false)
})
