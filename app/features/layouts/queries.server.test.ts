import { beforeEach, describe, expect, test } from 'vitest'
import { anAd } from '#tests/factories/items.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { categoryGrid, homeGrid } from './queries.server.ts'

const site = useDatabase()
const asked = { locale: 'en', now: NOW } as const

beforeEach(async () => {
  for (const table of ['layoutConfigs', 'categoryLayouts', 'profiles'] as const)
    await site.db.deleteFrom(table).execute()
})

const titles = (grid: Awaited<ReturnType<typeof homeGrid>>) =>
  grid.places.map((place) => place.item?.title ?? null)

describe('the grid of the home page', () => {
  test('[HOME-04] without an active layout: 5 rows of 4, the newest public billboards first', async () => {
    await aLayout(site.db, { isActive: false })
    await anAd(site.db, { title: { en: 'older' }, createdAt: daysAgo(2) })
    await anAd(site.db, { title: { en: 'newer' }, createdAt: daysAgo(1) })
    await anAd(site.db, { title: { en: 'waiting' }, moderation: 'waiting' })
    const grid = await homeGrid(site.db, asked)
    expect(grid.cols).toBe(4)
    expect(grid.places).toHaveLength(20)
    expect(titles(grid).slice(0, 3)).toEqual(['newer', 'older', null])
  })

  test('[HOME-03] the active layout places its billboards by id; what is gone or inactive leaves its place empty', async () => {
    const shown = await anAd(site.db, { title: { en: 'shown' } })
    const inactive = await anAd(site.db, { title: { en: 'inactive' }, status: 'inactive' })
    await anAd(site.db, { title: { en: 'not placed' } })
    await aLayout(site.db, {
      rows: 1,
      cols: 4,
      positions: [
        { row: 0, col: 0, width: 1, height: 1, adId: inactive.id },
        { row: 0, col: 1, width: 2, height: 1, adId: shown.id },
        { row: 0, col: 3, width: 1, height: 1, adId: '00000000-0000-4000-8000-00000000dead' },
      ],
    })
    const grid = await homeGrid(site.db, asked)
    expect(titles(grid)).toEqual([null, 'shown', null])
    expect(grid.places[1]).toMatchObject({
      col: 1,
      width: 2,
      item: { publicId: shown.adId, websiteUrl: shown.websiteUrl },
    })
  })

  test('[AD-06] billboards that share a place take turns of five minutes, those not public left out', async () => {
    const [a, b, hidden] = [
      await anAd(site.db, { title: { en: 'a' } }),
      await anAd(site.db, { title: { en: 'b' } }),
      await anAd(site.db, { title: { en: 'hidden' }, endsAt: daysAgo(1) }),
    ]
    const place = { row: 0, col: 0, width: 1, height: 1, adId: a.id, others: [hidden.id, b.id] }
    await aLayout(site.db, { rows: 1, cols: 1, positions: [place] })
    const shown = []
    for (const minutes of [0, 4, 5, 10]) {
      const now = new Date(NOW.getTime() + minutes * 60_000)
      shown.push(titles(await homeGrid(site.db, { locale: 'en', now }))[0])
    }
    expect(new Set(shown)).toEqual(new Set(['a', 'b']))
    expect([shown[0] === shown[1], shown[1] === shown[2], shown[0] === shown[3]]).toEqual([true, false, true])
  })

  test('[HOME-03] the grid is one question to the database', async () => {
    await aLayout(site.db)
    expect(await site.queriesOf(() => homeGrid(site.db, asked))).toHaveLength(1)
  })
})

describe('the grid of a category', () => {
  test('[CAT-06] without a layout of its own: up to 8 of its newest public billboards', async () => {
    for (let i = 0; i < 9; i += 1)
      await anAd(site.db, { title: { en: `no ${i}` }, category: 'jobs', createdAt: daysAgo(1 + i) })
    await anAd(site.db, { title: { en: 'elsewhere' }, category: 'events' })
    const grid = await categoryGrid(site.db, 'jobs', asked)
    expect(titles(grid)).toEqual(['no 0', 'no 1', 'no 2', 'no 3', 'no 4', 'no 5', 'no 6', 'no 7'])
    expect(grid.cols).toBe(4)
  })

  test('[CAT-06] its own layout, when one was saved', async () => {
    const placed = await anAd(site.db, { title: { en: 'placed' }, category: 'events' })
    const config = { rows: 1, cols: 2, positions: [{ row: 0, col: 1, width: 1, height: 1, adId: placed.id }] }
    await site.db
      .insertInto('categoryLayouts')
      .values({ categorySlug: 'jobs', categoryName: 'Jobs', config })
      .execute()
    expect(titles(await categoryGrid(site.db, 'jobs', asked))).toEqual([null, 'placed'])
  })
})
