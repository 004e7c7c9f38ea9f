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
