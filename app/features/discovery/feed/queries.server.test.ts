import { expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { FEED_SIZE } from './feed.ts'
import { newestListings } from './queries.server.ts'

const { db } = useDatabase()

test('a feed holds the newest public listings of its category, newest first', async () => {
  const { id: userId } = await aProfile(db)
  const category = 'jobs'
  for (let day = 1; day <= FEED_SIZE + 1; day++) {
    await aListing(db, { userId, category, title: { en: `Job of day ${day}` }, createdAt: daysAgo(day) })
  }
  await aListing(db, { userId, category, title: { en: 'Draft' }, status: 'pending', createdAt: NOW })
  await aListing(db, { userId, category, title: { en: 'Over' }, expiresAt: daysAgo(1), createdAt: NOW })
  await aListing(db, { userId, category: 'mechanics', title: { en: 'Another trade' }, createdAt: NOW })

  // A feed tells what is new: it has the day of posting, and a bump is no news ([PAY-11]).
  const old = { createdAt: daysAgo(FEED_SIZE + 9), bumpedAt: NOW }
  await aListing(db, { userId, category, title: { en: 'Bumped' }, ...old })

  const titles = (await newestListings(db, { category, locale: 'es', now: NOW })).map(({ title }) => title)

  expect(titles).toEqual(Array.from({ length: FEED_SIZE }, (_, i) => `Job of day ${i + 1}`))
})

test('[ATTR-20] a feed says what its listings state, in its language', async () => {
  const attributes = JSON.stringify({ year: 2021, make: 'freightliner', mileage: 450_000, kind: 'sleeper' })
  await aListing(db, { category: 'trucks-trailers-marketplace', attributes })
  const asked = { category: 'trucks-trailers-marketplace', now: NOW } as const
  const facts = async (locale: 'en' | 'ru') => (await newestListings(db, { ...asked, locale }))[0]?.facts

  expect((await facts('en'))?.slice(0, 2)).toEqual(['2021', 'Freightliner'])
  expect((await facts('ru'))?.join(' ')).toContain('со спальником')
})
