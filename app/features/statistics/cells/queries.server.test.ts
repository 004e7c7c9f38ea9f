import { beforeEach, expect, test } from 'vitest'
import { dayOf } from '#app/lib/day.ts'
import { anAd } from '#tests/factories/items.ts'
import { aCategoryLayout, aLayout } from '#tests/factories/layouts.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { lastPeriod } from '../performance/performance.ts'
import { cellPerformance } from './queries.server.ts'

const { db } = useDatabase()
const asked = { period: lastPeriod(7, NOW), locale: 'en' } as const

const aCount = (page: string, days: number, views: number, clicks: number) =>
  db
    .insertInto('cellCounts')
    .values({ page, gridRow: 1, gridCol: 1, day: dayOf(daysAgo(days)), views, clicks })
    .execute()

beforeEach(async () => {
  for (const table of ['cellCounts', 'layoutConfigs', 'categoryLayouts', 'profiles'] as const)
    await db.deleteFrom(table).execute()
})

test('[ADM-10] the cells of a page have its counts of the period and of the one before, and its billboards', async () => {
  const ad = await anAd(db, { title: { en: 'Chrome shop' } })
  const positions = [{ row: 0, col: 0, width: 1, height: 1, adId: ad.id }]
  await aLayout(db, { positions })
  await aLayout(db, { isActive: false, positions: [] })
  await aCategoryLayout(db, 'jobs', { rows: 1, cols: 1, positions: [] })
  for (const [days, views, clicks] of [
    [0, 5, 1],
    [6, 5, 0],
    [7, 4, 2],
    [14, 9, 9],
  ] as const)
    await aCount('home', days, views, clicks)
  await aCount('jobs', 1, 3, 0)

  const before = { views: 4, clicks: 2 }
  expect(await cellPerformance(db, 'home', asked)).toEqual([
    { row: 1, col: 1, now: { views: 10, clicks: 1 }, before, titles: ['Chrome shop'] },
  ])
  expect(await cellPerformance(db, 'jobs', asked)).toMatchObject([{ now: { views: 3 }, titles: [] }])
  expect(await cellPerformance(db, 'classes', asked)).toEqual([])
})
