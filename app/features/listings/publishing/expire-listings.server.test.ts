import { expect, test } from 'vitest'
import { expireBillboards } from '#app/features/billboards/expire-billboards.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { expireListings } from './expire-listings.server.ts'

const { db } = useDatabase()

function listingById(id: string) {
  return db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

test('[POST-15] a listing whose 30 days are over has expired and has left the ticker', async () => {
  const over = await aListing(db, { expiresAt: NOW, featuredTicker: true })

  await expireListings({ db, now: NOW })

  expect(await listingById(over.id)).toMatchObject({
    status: 'expired',
    featuredTicker: false,
    updatedAt: NOW,
  })
})

test('[POST-15] expiring again changes nothing', async () => {
  const over = await aListing(db, { expiresAt: daysAgo(1) })
  await expireListings({ db, now: NOW })

  await expireListings({ db, now: daysAgo(-1) })

  expect(await listingById(over.id)).toMatchObject({ status: 'expired', updatedAt: NOW })
})

test('[POST-15] a listing with time left stays, and so does one that never ends', async () => {
  const lasting = await aListing(db, { expiresAt: new Date(NOW.getTime() + 1), featuredTicker: true })
  const endless = await aListing(db, { expiresAt: null })

  await expireListings({ db, now: NOW })

  expect(await listingById(lasting.id)).toMatchObject({ status: 'active', featuredTicker: true })
  expect(await listingById(endless.id)).toMatchObject({ status: 'active' })
})

test.each(['inactive', 'pending', 'sold'] as const)(
  '[POST-15] a listing that is %s keeps its status',
  async (status) => {
    const listing = await aListing(db, { status, expiresAt: daysAgo(3) })

    await expireListings({ db, now: NOW })

    expect(await listingById(listing.id)).toMatchObject({ status })
  },
)

test('a billboard whose time is over has expired and has left the ticker', async () => {
  const over = await anAd(db, { expiresAt: NOW, featured: true })
  const lasting = await anAd(db, { featured: true })

  await expireBillboards({ db, now: NOW })

  const states = await db.selectFrom('ads').select(['id', 'status', 'featured']).execute()
  expect(states).toContainEqual({ id: over.id, status: 'expired', featured: false })
  expect(states).toContainEqual({ id: lasting.id, status: 'active', featured: true })
})
