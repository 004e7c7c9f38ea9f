import { expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { deleteOldViews } from './delete-old-views.server.ts'
import { registerView } from './register-view.server.ts'

const { db } = useDatabase()

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

function aVisit(id: string, now: Date) {
  const visitor = { address: '198.51.100.1', userAgent: 'Mozilla/5.0 (X11) Firefox/144.0' }
  return registerView(ctxFor(db, { now, visitor }), { id })
}

test('[DET-04] who looked is forgotten after ten minutes; the count stays', async () => {
  const [old, recent] = [await aListing(db), await aListing(db)]
  await aVisit(old.id, minutesAgo(11))
  await aVisit(recent.id, minutesAgo(9))

  await deleteOldViews({ db, now: NOW })
  await deleteOldViews({ db, now: NOW })

  const kept = await db.selectFrom('recentViews').select('itemId').execute()
  expect(kept).toEqual([{ itemId: recent.id }])
  expect(await aVisit(old.id, NOW)).toBe(2)
})

test('[DET-04] the salts of earlier days are gone, and with them the way back to a visitor', async () => {
  const { id } = await aListing(db)
  await aVisit(id, daysAgo(1))
  await aVisit(id, NOW)

  await deleteOldViews({ db, now: NOW })

  const salts = await db
    .selectFrom('visitorSalts')
    .select(({ eb }) => eb.cast<string>('day', 'text').as('day'))
    .execute()
  expect(salts).toEqual([{ day: '2026-02-16' }])
})

test('limits no one has used for a day are forgotten', async () => {
  const bucket = (key: string, refilledAt: Date) => ({ key, tokens: 1, refilledAt })
  await db
    .insertInto('rateBuckets')
    .values([bucket('old', daysAgo(2)), bucket('recent', minutesAgo(5))])
    .execute()

  await deleteOldViews({ db, now: NOW })

  const left = await db
    .selectFrom('rateBuckets')
    .select('key')
    .where('key', 'in', ['old', 'recent'])
    .execute()
  expect(left).toEqual([{ key: 'recent' }])
})
