import { beforeEach, describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { findItem } from './queries.server.ts'

const site = useDatabase()

beforeEach(() => site.db.deleteFrom('profiles').execute())

const find = (publicId: number, kind: 'listing' | 'banner' = 'listing') =>
  findItem(site.db, kind, { publicId, locale: 'en', now: NOW })

describe('the item behind a permalink', () => {
  test('[DET-02] a public listing comes with its contact, its places and its pictures', async () => {
    const pictures = [{ id: 'a'.repeat(32), width: 640, height: 480 }]
    const { listingId } = await aListing(site.db, {
      contactName: 'Sam',
      contactPhoneExtension: '12',
      images: pictures,
      serviceAreaType: 'midwest',
    })
    expect(await find(listingId)).toMatchObject({
      state: 'public',
      item: {
        publicId: listingId,
        contact: { name: 'Sam', phone: '(555) 010-0199', extension: '12' },
        business: { city: 'Joliet', state: 'IL' },
        service: { area: 'midwest' },
        pictures,
      },
    })
  })

  test('[DET-03] a billboard is found under its own number, and under no listing’s', async () => {
    const { adId } = await anAd(site.db)
    expect(await find(adId, 'banner')).toMatchObject({ state: 'public', item: { kind: 'banner' } })
    expect(await find(adId, 'listing')).toBeNull()
  })

  test.for(['expired', 'sold', 'inactive'] as const)(
    'a listing that is %s has ended, and says so without its contact',
    async (status) => {
      const { listingId } = await aListing(site.db, { status, contactName: 'Secret Sam' })
      const found = await find(listingId)
      expect(found).toMatchObject({ state: 'ended', ended: { title: 'Kenworth T680 sleeper' } })
      expect(JSON.stringify(found)).not.toContain('Secret')
    },
  )

  test('a listing past its 30 days has ended even before the job has marked it', async () => {
    const { listingId } = await aListing(site.db, { expiresAt: daysAgo(0.01) })
    expect(await find(listingId)).toMatchObject({ state: 'ended' })
  })

  test('of a deleted listing not even the title is left', async () => {
    const { listingId } = await aListing(site.db, { deletedAt: daysAgo(1) })
    expect(await find(listingId)).toMatchObject({ state: 'ended', ended: { title: '' } })
  })

  test('a listing that was posted again leads to the new one', async () => {
    const fresh = await aListing(site.db)
    const { listingId } = await aListing(site.db, { status: 'expired', replacedBy: fresh.id })
    expect(await find(listingId)).toMatchObject({ state: 'ended', ended: { replacedBy: fresh.listingId } })
  })

  test.for([
    { status: 'pending' },
    { moderation: 'rejected' },
    { moderation: 'waiting' },
    { moderation: 'removed' },
  ] as const)('for the public a listing with %j never was', async (given) => {
    const { listingId } = await aListing(site.db, given)
    expect(await find(listingId)).toBeNull()
  })

  test('[AUTH-11] what belongs to a banned user does not exist', async () => {
    const owner = await aProfile(site.db)
    const { listingId } = await aListing(site.db, { userId: owner.id })
    await site.db.updateTable('profiles').set({ role: 'banned' }).where('id', '=', owner.id).execute()
    expect(await find(listingId)).toBeNull()
  })
})
