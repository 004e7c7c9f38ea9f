import { beforeAll, describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { tickerItems } from './queries.server.ts'
import { TICKER_ROTATION_MS } from './ticker-items.ts'

const site = useDatabase()

test('[HOME-01] the ticker runs featured listings and featured billboards, public ones only, newest first', async () => {
  await aListing(site.db, {
    title: { en: 'featured listing', ru: 'топ' },
    featuredTicker: true,
    createdAt: daysAgo(2),
    compensation: '$9',
  })
  await anAd(site.db, { title: { en: 'featured billboard' }, featured: true, createdAt: daysAgo(1) })
  await aListing(site.db, { title: { en: 'plain' } })
  await anAd(site.db, { title: { en: 'waiting' }, featured: true, moderation: 'waiting' })
  await aListing(site.db, { title: { en: 'over' }, featuredTicker: true, expiresAt: daysAgo(1) })

  const items = await tickerItems(site.db, { locale: 'ru', now: NOW })

  expect(items.map((item) => item.title)).toEqual(['featured billboard', 'топ'])
  expect(items[1]).toMatchObject({ kind: 'listing', price: '$9', place: 'Joliet IL' })
})

describe('when more are paid for than run at a time (D-07)', () => {
  const shownAt = async (turn: number) =>
    (
      await tickerItems(site.db, { locale: 'en', now: new Date(NOW.getTime() + turn * TICKER_ROTATION_MS) })
    ).map(({ title }) => title)

  beforeAll(async () => {
    await site.db.deleteFrom('profiles').execute()
    for (let i = 0; i < 25; i += 1)
      await aListing(site.db, { title: { en: `no ${i}` }, featuredTicker: true, createdAt: daysAgo(1 + i) })
  })

  test('[HOME-01] 20 run at a time, the same ones for all who look at that moment', async () => {
    expect(await shownAt(0)).toHaveLength(20)
    expect(await shownAt(0)).toEqual(await shownAt(0.2))
  })

  test('[HOME-01] the next turn begins where the last one ended', async () => {
    const [before, after] = [await shownAt(0), await shownAt(1)]
    expect(after.slice(0, 5).filter((title) => before.includes(title))).toEqual([])
  })

  test('[HOME-01] over the turns each of them is shown as often as any other', async () => {
    const seen = new Map<string, number>()
    for (let turn = 0; turn < 5; turn += 1)
      for (const title of await shownAt(turn)) seen.set(title, (seen.get(title) ?? 0) + 1)
    expect(seen.size).toBe(25)
    expect(new Set(seen.values())).toEqual(new Set([4]))
  })
})
