import { expect, test } from 'vitest'
import { aListing, anAd, DRAFT } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { ownerPosts } from './queries.server.ts'

const { db } = useDatabase()

test('[MOD-11] the queue knows what the owner of an item posted before, and what became of it', async () => {
  const { id: ownerId } = await aProfile(db)
  const { id } = await anAd(db, { userId: ownerId, moderation: 'waiting', status: 'pending' })
  await aListing(db)
  await aListing(db, { userId: ownerId, ...DRAFT })
  expect(await ownerPosts(db, { id, ownerId })).toEqual({ count: 0, refused: 0 })

  await aListing(db, { userId: ownerId })
  await aListing(db, { userId: ownerId, moderation: 'removed', status: 'inactive' })
  await anAd(db, { userId: ownerId, moderation: 'rejected', deletedAt: new Date() })
  expect(await ownerPosts(db, { id, ownerId })).toEqual({ count: 3, refused: 2 })
})
