import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GridCell, Impression } from '#app/lib/impression.ts'
import { anAd } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { impressionsInput } from '../schema.ts'
import { storeImpressions } from './store-impressions.server.ts'

const { db } = useDatabase()

const FIRST: GridCell = { page: 'home', row: 1, col: 2 }
const OTHER: GridCell = { page: 'jobs', row: 3, col: 4 }
const visitor = randomBytes(32)

const impression = (itemId: string, more: Partial<Impression> = {}): Impression => {
  return { itemId, counted: 'view', visitor, actorId: null, network: '203.0.113.7', cell: FIRST, ...more }
}

const cells = () =>
  db
    .selectFrom('cellCounts')
    .select(['page', 'gridRow as row', 'gridCol as col', 'views', 'clicks'])
    .orderBy('page')
    .execute()

beforeEach(async () => {
  for (const table of ['cellCounts', 'recentViews', 'ads', 'profiles'] as const)
    await db.deleteFrom(table).execute()
})

describe('[AD-08] the counts of a cell', () => {
  test('grow exactly when a billboard is counted: not for repetitions, nor for its owner', async () => {
    const ad = await anAd(db)
    await storeImpressions(db, [impression(ad.id), impression(ad.id, { cell: OTHER })], NOW)
    await storeImpressions(db, [impression(ad.id)], NOW)
    await storeImpressions(db, [impression(ad.id, { visitor: randomBytes(32), actorId: ad.userId })], NOW)
    expect(await cells()).toHaveLength(1)
    expect(await cells()).toMatchObject([{ views: 1, clicks: 0 }])
  })

  test('add up over billboards and visitors, views and clicks each for themselves', async () => {
    const [one, two] = [await anAd(db), await anAd(db)]
    const click = { counted: 'click', visitor: randomBytes(32) } as const
    const second = { visitor: randomBytes(32), cell: OTHER }
    await storeImpressions(
      db,
      [impression(one.id), impression(two.id), impression(one.id, click), impression(two.id, second)],
      NOW,
    )
    expect(await cells()).toEqual([
      { ...FIRST, views: 2, clicks: 1 },
      { ...OTHER, views: 1, clicks: 0 },
    ])
  })

  test('outside of a grid and of what is not public there are none', async () => {
    const gone = await anAd(db, { expiresAt: daysAgo(1) })
    const ad = await anAd(db)
    await storeImpressions(db, [impression(gone.id), impression(ad.id, { cell: null })], NOW)
    expect(await cells()).toEqual([])
  })
})

describe('[AD-08] what a browser says of a cell', () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const read = (cell: string) =>
    impressionsInput.safeParse({ seen: [id], followed: [], cells: { [id]: cell } })

  test('is a page, a row and a column', () => {
    expect(read('home 1 2').data?.cells).toEqual({ [id]: FIRST })
    expect(read('jobs 3 4').data?.cells).toEqual({ [id]: OTHER })
  })

  test.each(['home 0 1', 'home 51 1', 'home 1 21', 'nowhere 1 1', 'home 1', 'home 1.5 1', ''])(
    '%j is none, and the view still counts',
    (cell) => {
      expect(read(cell)).toMatchObject({ success: true, data: { seen: [id], cells: { [id]: null } } })
    },
  )
})
