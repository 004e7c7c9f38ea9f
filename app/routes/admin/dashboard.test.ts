import { beforeAll, describe, expect, test } from 'vitest'
import { record } from '#app/features/audit/record-action.server.ts'
import { dailyFigures } from '#app/features/statistics/days/queries.server.ts'
import { storeDays } from '#app/features/statistics/days/store-days.server.ts'
import { cachedStats, siteStats, topCategories } from '#app/features/statistics/queries.server.ts'
import { expiredAds } from '#app/features/statistics/site-figures.ts'
import { createCache } from '#app/platform/cache/cache.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, queriesOf } = useDatabase()
const boss = anActor({ role: 'admin' })

async function salesOf(day: string) {
  const rows = await dailyFigures(db, NOW)
  return rows.find((row) => row.day === day)?.sales
}

beforeAll(async () => {
  const { id: userId } = await anAccount(db, { email: 'poster@example.com', createdAt: daysAgo(2) })
  const gone = { deletedAt: NOW, deactivatedAt: NOW, createdAt: daysAgo(60) }
  await anAccount(db, gone)
  await aListing(db, { userId, category: 'jobs', createdAt: daysAgo(1) })
  const listing = await aListing(db, { userId, category: 'jobs', createdAt: daysAgo(40) })
  await aListing(db, { userId, category: 'mechanics', status: 'expired', createdAt: daysAgo(1) })
  await aListing(db, { userId, deletedAt: NOW, createdAt: daysAgo(40) })
  await aListing(db, { userId, paymentStatus: 'pending', status: 'pending', createdAt: daysAgo(1) })
  await anAd(db, { userId, createdAt: daysAgo(1) })
  await anAd(db, { userId, status: 'expired', createdAt: daysAgo(50) })
  const paid = { userId, reason: 'new', tier: 'single', state: 'paid', amountCents: 4000 } as const
  await db
    .insertInto('payments')
    .values([
      { ...paid, paidAt: daysAgo(3) },
      { ...paid, paidAt: daysAgo(31) },
    ])
    .execute()
  const counted = { itemId: listing.id, itemKind: 'listing' } as const
  await db
    .insertInto('dailyCounts')
    .values({ ...counted, day: '2026-02-16', views: 7 })
    .execute()
})

describe('the numbers of the dashboard', () => {
  test('[ADM-02] are what there is, without what is deleted', async () => {
    const stats = await siteStats(db)

    expect(stats).toEqual({ users: 1, ads: 2, activeAds: 1, listings: 4 })
    expect(expiredAds(stats)).toBe(1)
  })

  test('[ADM-03] the five categories with the most active listings', async () => {
    expect(await topCategories(db)).toEqual([{ slug: 'jobs', count: 2 }])
  })

  test('[ADM-02] of each day: sign-ups, paid listings, sales before refunds, views', async () => {
    const rows = await dailyFigures(db, NOW)
    const on = (day: string) => rows.find((row) => row.day === day)

    expect(on('2026-02-14')).toMatchObject({ signUps: 1 })
    expect(on('2026-02-15')).toMatchObject({ posts: 2 })
    expect(on('2026-02-13')).toMatchObject({ sales: 4000 })
    expect(on('2026-02-16')).toMatchObject({ views: 7 })
    expect(rows.reduce((sum, { sales }) => sum + sales, 0)).toBe(4000)
  })
})

describe('days that are over', () => {
  test('[ADM-02] are kept, and show the same as before; today goes on', async () => {
    const added = await dailyFigures(db, NOW)
    await storeDays({ db, now: NOW })
    expect(await dailyFigures(db, NOW)).toEqual(added)

    await db.updateTable('siteDays').set({ sales: 1 }).where('day', '=', '2026-02-13').execute()
    await aListing(db, { createdAt: NOW })
    const rows = await dailyFigures(db, NOW)
    expect(rows.find(({ day }) => day === '2026-02-13')).toMatchObject({ sales: 1 })
    expect(rows.at(-1)?.posts).toBe((added.at(-1)?.posts ?? 0) + 1)
  })

  test('[ADM-02] a refund takes nothing from the day of its payment: it has a day of its own; running twice changes nothing', async () => {
    await storeDays({ db, now: NOW })
    await storeDays({ db, now: NOW })
    expect(await salesOf('2026-02-13')).toBe(4000)
    await db
      .updateTable('payments')
      .set((eb) => ({ state: 'refunded', refundedAt: NOW, refundedAmount: eb.ref('amountCents') }))
      .where('paidAt', '=', daysAgo(3))
      .execute()
    await storeDays({ db, now: NOW })
    expect(await salesOf('2026-02-13')).toBe(4000)
  })

  test('[ADM-02] a day that was not stored is added up, and so are those after it', async () => {
    await storeDays({ db, now: NOW })
    await db.deleteFrom('siteDays').where('day', '=', '2026-02-14').execute()
    const rows = await dailyFigures(db, NOW)
    expect(rows.find(({ day }) => day === '2026-02-14')).toMatchObject({ signUps: 1 })
    expect(rows.find(({ day }) => day === '2026-02-15')).toMatchObject({ posts: 2 })
  })
})

describe('asked again within seconds', () => {
  test('[ADM-02] nothing is counted twice, until content changes', async () => {
    const ctx = {
      ...ctxFor(db, { actor: boss }),
      counts: createCache<Record<string, number>>(10_000, () => 0),
    }
    const before = await cachedStats(ctx)
    const { id } = await aListing(db)

    expect(await cachedStats(ctx)).toEqual(before)
    ctx.counts.drop('everything')
    expect(await cachedStats(ctx)).toMatchObject({ listings: before.listings + 1 })
    await db.deleteFrom('listings').where('id', '=', id).execute()
  })
})

describe('the dashboard', () => {
  test('[ADM-02] [ADM-03] [ADM-04] shows cards, actions, categories and what was done, each leading on', async () => {
    const ctx = ctxFor(db, { actor: boss })
    await record(ctx, { action: 'layout_activate', targetType: 'layout', targetId: 'board-7' })
    await record(ctxFor(db, { actor: anActor() }), { action: 'sign_in', targetType: 'user', targetId: 'x' })

    const page = await (await siteWith(db, { actor: boss })).get('/admin/dashboard')

    expect(page.status).toBe(200)
    const text = await page.text()
    for (const to of [
      '/admin/users',
      '/admin/ads',
      '/admin/layout',
      '/admin/ticker',
      '/post-ad',
      '/admin/log',
    ])
      expect(text).toContain(`href="${to}"`)
    for (const shown of [
      'Admin access',
      'Layout activated',
      'board-7',
      'Inactive banner ads',
      '/categories/jobs',
    ])
      expect(text).toContain(shown)
    expect(text).not.toContain('Signed in')
  })

  test.each(['reports', 'dailyCounts'] as const)(
    '[ADM-02] [ADM-05] what waits is counted once for the menu and the page, and %s that cannot be read is named',
    async (table) => {
      const site = await siteWith(db, { actor: boss })
      const read = async () => (await site.get('/admin/dashboard')).text()
      expect(await read()).not.toContain('Some numbers could not be loaded')
      const asked = await queriesOf(read)
      expect(asked.filter((query) => query.includes("'failedMail'"))).toHaveLength(1)
      await db.schema.alterTable(table).renameTo('away').execute()
      try {
        expect(await read()).toContain('Some numbers could not be loaded')
      } finally {
        await db.schema.alterTable('away').renameTo(table).execute()
      }
    },
  )
})

test('[BAK-08] the overview says when the site was last backed up, and when that failed', async () => {
  const overview = async () => (await (await siteWith(db, { actor: boss })).get('/admin/dashboard')).text()
  expect(await overview()).toContain('No backup has been made yet.')

  const began = daysAgo(2)
  await db.insertInto('backupRuns').values({ startedAt: began, finishedAt: began, bytes: 1 }).execute()
  expect(await overview()).toContain('Last backup: 2 days ago')

  await db
    .insertInto('backupRuns')
    .values({ startedAt: daysAgo(1), finishedAt: daysAgo(1), error: 'the disk is full' })
    .execute()
  expect(await overview()).toContain('The last backup failed.')
})
