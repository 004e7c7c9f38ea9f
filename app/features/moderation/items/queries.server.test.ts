import { beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { parseItemsQuery } from '../schema.ts'
import { countAllItems, itemColumn } from './queries.server.ts'

const { db } = useDatabase()
let ids: Record<string, string> = {}
let numbers: Record<string, number> = {}

beforeAll(async () => {
  const owner = await aProfile(db, { email: 'owner@example.com' })
  const made = {
    live: await aListing(db, { userId: owner.id, featuredTicker: true, createdAt: daysAgo(1) }),
    waiting: await aListing(db, { moderation: 'waiting', status: 'pending', createdAt: daysAgo(2) }),
    sold: await aListing(db, { status: 'sold', category: 'jobs', createdAt: daysAgo(3) }),
    old: await aListing(db, { title: { ru: 'Старый рефрижератор' }, createdAt: daysAgo(200) }),
    deleted: await aListing(db, { deletedAt: daysAgo(1), createdAt: daysAgo(5) }),
  }
  ids = Object.fromEntries(Object.entries(made).map(([name, { id }]) => [name, id]))
  numbers = Object.fromEntries(Object.entries(made).map(([name, { listingId }]) => [name, listingId]))
  for (let i = 0; i < 45; i += 1) await anAd(db, { userId: owner.id, createdAt: daysAgo(i + 1) })
  await db
    .insertInto('reports')
    .values({ itemKind: 'listing', itemId: made.old.id, reason: 'scam', visitorHash: Buffer.from('a') })
    .execute()
})

const column = (kind: 'listing' | 'banner', query: string) => {
  const { filter, bannersPage, listingsPage } = parseItemsQuery(new URLSearchParams(query), DEFAULT_TIME_ZONE)
  const page = kind === 'banner' ? bannersPage : listingsPage
  return itemColumn(db, kind, { filter, page }, { locale: 'en', now: NOW })
}
const found = async (query: string) => {
  const { items } = await column('listing', query)
  return items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))
}

describe('[MOD-01] the columns', () => {
  test.each([
    ['', ['live', 'waiting', 'sold', 'old']],
    ['status=sold', ['sold']],
    ['category=jobs', ['sold']],
    ['featured=yes', ['live']],
    ['moderation=waiting', ['waiting']],
    ['moderation=deleted', ['deleted']],
    ['reported=yes', ['old']],
    ['from=2026-02-01', ['live', 'waiting', 'sold']],
    ['q=рефрижератор', ['old']],
    ['q=OWNER@example.com', ['live']],
    ['q=ke', []],
    ['q=%25%25%25', []],
    ['status=nonsense&from=31-31&featured=1&listings=-4', ['live', 'waiting', 'sold', 'old']],
    ['from=0000-01-01', ['live', 'waiting', 'sold', 'old']],
  ])('%s shows %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  test('an item is found by its number and by its short id', async () => {
    expect(await found(`q=${numbers['sold']}`)).toEqual(['sold'])
    expect(await found(`q=${ids['sold']?.slice(0, 6)}`)).toContain('sold')
  })

  test('20 to a page, newest first, the same from either end; beyond the last page is the last', async () => {
    const pages = await Promise.all(['1', '2', '3', '9'].map((page) => column('banner', `banners=${page}`)))
    expect(pages.map(({ items, page }) => [items.length, page])).toEqual([
      [20, 1],
      [20, 2],
      [5, 3],
      [5, 3],
    ])
    const dates = pages.slice(0, 3).flatMap(({ items }) => items.map(({ createdAt }) => createdAt.getTime()))
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    expect(new Set(dates).size).toBe(45)
    expect(pages[0]).toMatchObject({ count: 45, pages: 3, isOpen: false })
  })

  test('the header counts everything that is not deleted', async () => {
    expect(await countAllItems(db)).toBe(49)
  })

  test('[MOD-02] a card has the owner, the place, the reports and what may be done', async () => {
    const { items } = await column('listing', 'reported=yes')
    expect(items).toMatchObject([
      {
        place: 'Joliet, IL',
        ownerName: 'Pat Poster',
        reports: 1,
        complaints: [{ reason: 'scam', note: '' }],
      },
    ])
  })
})
