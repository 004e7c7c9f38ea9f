import { beforeEach, describe, expect, test } from 'vitest'
import { dayOf } from '#app/lib/day.ts'
import { anAd } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { allPerformance, performancePage } from './queries.server.ts'
import { parsePerformanceQuery } from './schema.ts'

const { db } = useDatabase()
const page = (query = '', wanted = 1) =>
  performancePage(db, parsePerformanceQuery(new URLSearchParams(query), NOW), { wanted, locale: 'en' })

/** Creates a billboard with its [views, clicks] by days ago. */
async function aCounted(title: string, counts: Readonly<Record<number, readonly [number, number]>> = {}) {
  const { id: itemId } = await anAd(db, { title: { en: title } })
  for (const [days, [views, clicks]] of Object.entries(counts)) {
    const day = dayOf(daysAgo(Number(days)))
    await db.insertInto('dailyCounts').values({ itemId, itemKind: 'banner', day, views, clicks }).execute()
  }
}

const titles = async (query?: string) => (await page(query)).rows.map(({ title }) => title)

beforeEach(async () => {
  for (const table of ['dailyCounts', 'ads', 'profiles'] as const) await db.deleteFrom(table).execute()
})

describe('[ADM-09] the performance of billboards', () => {
  test('is what was counted in the period, beside the period before; nothing else is added', async () => {
    await aCounted('Seen', { 0: [60, 3], 29: [40, 1], 30: [50, 2], 59: [30, 0], 60: [999, 99] })
    await aCounted('Never seen')
    await anAd(db, { title: { en: 'Deleted' }, deletedAt: daysAgo(1) })

    const { rows, totals, total } = await page()

    const seen = { now: { views: 100, clicks: 4 }, before: { views: 80, clicks: 2 } }
    const none = { now: { views: 0, clicks: 0 }, before: { views: 0, clicks: 0 } }
    expect(rows).toMatchObject([
      { title: 'Seen', ...seen },
      { title: 'Never seen', ...none },
    ])
    expect([totals, total]).toEqual([seen, 2])
    expect((await page('days=7')).totals).toEqual({
      now: { views: 60, clicks: 3 },
      before: { views: 0, clicks: 0 },
    })
  })

  test('is sorted by any column, and what has no rate comes last either way', async () => {
    await aCounted('Alpha', { 1: [100, 1], 40: [50, 0] })
    await aCounted('Beta', { 1: [10, 2], 40: [100, 0] })
    await aCounted('Gamma')

    expect(await titles()).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(await titles('sort=rate')).toEqual(['Beta', 'Alpha', 'Gamma'])
    expect(await titles('sort=rate&dir=asc')).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(await titles('sort=change&dir=asc')).toEqual(['Beta', 'Alpha', 'Gamma'])
    expect(await titles('sort=title&dir=desc')).toEqual(['Gamma', 'Beta', 'Alpha'])
    expect(await titles('q=bet')).toEqual(['Beta'])
  })

  test('comes in pages, none twice and none left out; the file has all', async () => {
    for (let i = 0; i < 30; i += 1) await aCounted(`No ${i}`)
    const [first, second] = [await page('', 1), await page('', 2)]

    expect(first).toMatchObject({ page: 1, pages: 2, total: 30 })
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(30)
    expect((await page('', 9)).page).toBe(2)
    const query = parsePerformanceQuery(new URLSearchParams(), NOW)
    expect(await allPerformance(db, query, 'en')).toHaveLength(30)
  })
})
