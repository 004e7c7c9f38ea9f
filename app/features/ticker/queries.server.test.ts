import { expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { tickerItems } from './queries.server.ts'

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
