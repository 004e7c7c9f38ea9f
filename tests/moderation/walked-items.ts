import { daysAfter } from '#app/lib/day.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { aListing, anAd, DRAFT } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import type { ModelItem } from './item-model.ts'

/** An item, as the database and as the model have it. */
export type WalkedItem = { readonly id: string; readonly publicId: number; readonly model: ModelItem }

/** How many items of others are in the ticker: with the paid place of the walk, one more fits. */
export const OTHERS_FEATURED = 18

/** Fills the ticker but for two places. */
export async function fillTicker(db: Db): Promise<void> {
  const { id: userId } = await aProfile(db)
  for (let i = 0; i < OTHERS_FEATURED; i += 1)
    await aListing(db, { userId, featuredTicker: true, expiresAt: null })
}

const PLACE_UNTIL = daysAfter(NOW, 12)

type Row = Awaited<ReturnType<typeof aListing>> | Awaited<ReturnType<typeof anAd>>

/** The model of a new row. */
function walked(row: Row, placeUntil: Date | null = null): WalkedItem {
  const isListing = 'listingId' in row
  const { id, status, moderation, expiresAt } = row
  const model: ModelItem = {
    status,
    moderation,
    expiresAt,
    placeUntil,
    kind: isListing ? 'listing' : 'banner',
    isPaid: !isListing || row.paymentStatus === 'completed',
    featured: isListing ? row.featuredTicker : row.featured,
    deletedAt: null,
    openReports: 0,
  }
  return { id, publicId: isListing ? row.listingId : row.adId, model }
}

const WAITING = { status: 'pending', moderation: 'waiting', expiresAt: null } as const

/** One user with an item of each sort: live, with a paid place in the ticker, waiting for an admin, unpaid. */
export async function someItems(db: Db) {
  const owner = await aProfile(db)
  const userId = owner.id
  const paid = await aListing(db, { userId, featuredTicker: true })
  await db
    .insertInto('entitlements')
    .values({
      listingId: paid.id,
      kind: 'ticker',
      sourceId: `pi_${paid.id}`,
      tier: 'silver',
      amount: 10_000,
      startsAt: daysAgo(18),
      endsAt: PLACE_UNTIL,
    })
    .execute()
  const items = [
    walked(await aListing(db, { userId })),
    walked(paid, PLACE_UNTIL),
    walked(await aListing(db, { userId, ...WAITING })),
    walked(await aListing(db, { userId, ...DRAFT })),
    walked(await anAd(db, { userId, expiresAt: daysAfter(NOW, 20) })),
    walked(await anAd(db, { userId, ...WAITING })),
  ]
  return { owner, items }
}
