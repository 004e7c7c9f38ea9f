import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { openLog } from '#app/platform/log.server.ts'
import { anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'
import { bufferImpressions } from './buffer-impressions.server.ts'

const { db } = useDatabase()

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const NOBODY = { actorId: null, cell: null, network: '203.0.113.7' }
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

/** The site, and a way to tell it what was seen; with its desk emptied after each message. */
async function watchedSite(given: { actor?: Actor; now?: Date } = {}) {
  const { now = NOW } = given
  const impressions = bufferImpressions({ db, now: () => now, log: openLog('silent') })
  onTestFinished(() => impressions.stop())
  const site = await siteWith(db, { ...given, impressions })
  return async (told: object, userAgent = PHONE) => {
    const { status } = await site.post('/api/seen', told, { 'user-agent': userAgent })
    await impressions.flush()
    return status
  }
}

const seen = (...ids: string[]) => ({ seen: ids, followed: [] })
const followed = (...ids: string[]) => ({ seen: [], followed: ids })

async function countsOf(id: string) {
  const ad = await db
    .selectFrom('ads')
    .select(['views', 'clicks'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const days = await db
    .selectFrom('dailyCounts')
    .select(['views', 'clicks'])
    .where('itemId', '=', id)
    .execute()
  const byDay = { views: 0, clicks: 0 }
  for (const { views, clicks } of days) {
    byDay.views += views
    byDay.clicks += clicks
  }
  expect(byDay).toEqual(ad)
  return [ad.views, ad.clicks]
}

describe('[AD-06] what is counted of a billboard', () => {
  test('once per visitor in five minutes, views and clicks each for themselves', async () => {
    const { id } = await anAd(db)
    const tell = await watchedSite()
    expect(await tell(seen(id))).toBe(200)
    await tell(seen(id, id))
    expect(await countsOf(id)).toEqual([1, 0])
    await tell(followed(id))
    await tell(followed(id))
    expect(await countsOf(id)).toEqual([1, 1])
    await tell(seen(id), `${PHONE} another one`)
    expect(await countsOf(id)).toEqual([2, 1])
  })

  test('who follows one had it on the screen', async () => {
    const { id } = await anAd(db)
    const tell = await watchedSite()
    await tell(followed(id))
    expect(await countsOf(id)).toEqual([1, 1])
  })

  test('other processes count by the same memory, and the sixth minute is a new visit', async () => {
    const { id } = await anAd(db)
    for (const minute of [0, 4, 5, 6, 10]) {
      const tell = await watchedSite({ now: after(minute) })
      await tell(seen(id))
    }
    expect(await countsOf(id)).toEqual([3, 0])
  })

  test('opening its page and seeing it on a board is one view', async () => {
    const { id } = await anAd(db)
    const site = await siteWith(db)
    await site.post('/api/track-view', { listingId: id }, { 'user-agent': PHONE })
    const tell = await watchedSite()
    await tell(seen(id))
    expect(await countsOf(id)).toEqual([1, 0])
  })

  test.each(['', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', 'HeadlessChrome'])(
    'robots are not counted: %s',
    async (userAgent) => {
      const { id } = await anAd(db)
      const tell = await watchedSite()
      await tell(seen(id), userAgent)
      expect(await countsOf(id)).toEqual([0, 0])
    },
  )

  test('nor are its owner and admins; another member is', async () => {
    const owner = await aProfile(db)
    const { id } = await anAd(db, { userId: owner.id })
    const asOwner = await watchedSite({ actor: anActor({ id: owner.id }) })
    await asOwner(followed(id))
    const requireAdmin = await watchedSite({ actor: anActor({ role: 'admin' }) })
    await requireAdmin(followed(id))
    expect(await countsOf(id)).toEqual([0, 0])
    const { id: member } = await aProfile(db)
    const asMember = await watchedSite({ actor: anActor({ id: member }) })
    await asMember(followed(id))
    expect(await countsOf(id)).toEqual([1, 1])
  })

  test('what is not public is not counted, and ids that mean nothing leave no trace', async () => {
    const hidden = await anAd(db, { status: 'inactive' })
    const early = await anAd(db, { startsAt: after(60) })
    const over = await anAd(db, { expiresAt: after(-1) })
    const forged = randomUUID()
    const tell = await watchedSite()
    expect(await tell(seen(hidden.id, early.id, over.id, forged))).toBe(200)
    for (const { id } of [hidden, early, over]) expect(await countsOf(id)).toEqual([0, 0])
    for (const table of ['dailyCounts', 'recentViews'] as const)
      expect(await db.selectFrom(table).selectAll().where('itemId', '=', forged).execute()).toEqual([])
  })

  test('one network is worth at most 120 views of a billboard an hour, whatever it calls itself', async () => {
    const { id } = await anAd(db)
    const impressions = bufferImpressions({ db, now: () => NOW, log: openLog('silent') })
    onTestFinished(() => impressions.stop())
    const site = await siteWith(db, { impressions })
    await Promise.all(
      Array.from({ length: 150 }, (_, n) =>
        site.post('/api/seen', seen(id), { 'user-agent': `${PHONE} ${n}` }),
      ),
    )
    await impressions.flush()
    expect(await countsOf(id)).toEqual([120, 0])
  })

  test.each([
    {},
    [],
    { seen: ['x'], followed: [] },
    { seen: "'; drop table ads", followed: [] },
    { seen: [{ $ne: null }], followed: [] },
    { seen: Array.from({ length: 61 }, () => randomUUID()), followed: [] },
  ])('nonsense is refused: %#', async (told) => {
    const tell = await watchedSite()
    expect(await tell(told)).toBe(400)
  })

  test('what the database does not take stays, and is counted once it does', async () => {
    const { id } = await anAd(db)
    const impressions = bufferImpressions({ db, now: () => NOW, log: openLog('silent') })
    impressions.note({ itemId: id, counted: 'view', ...NOBODY, visitor: Buffer.alloc(32, 1) })
    await sql`alter table recent_views rename to gone`.execute(db)
    await impressions.flush()
    await sql`alter table gone rename to recent_views`.execute(db)
    expect(await countsOf(id)).toEqual([0, 0])
    await impressions.stop()
    expect(await countsOf(id)).toEqual([1, 0])
  })

  test('two processes that count many billboards at the same moment count all of them', async () => {
    const ads = await Promise.all(Array.from({ length: 30 }, () => anAd(db)))
    const ids = ads.map(({ id }) => id)
    await Promise.all(
      [1, 2, 3, 4].map(async (process) => {
        const desk = bufferImpressions({ db, now: () => NOW, log: openLog('silent') })
        for (const itemId of process % 2 ? ids : ids.toReversed())
          desk.note({ itemId, counted: 'view', ...NOBODY, visitor: Buffer.alloc(32, process) })
        await desk.stop()
      }),
    )
    for (const id of ids) expect(await countsOf(id)).toEqual([4, 0])
  })
})
