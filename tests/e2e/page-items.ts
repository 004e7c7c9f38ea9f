import type { Db } from '#app/platform/db/database.server.ts'
import { aDayOf, aListing, anAd, DRAFT } from '#tests/factories/items.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { aPayment } from '#tests/factories/payments.ts'
import { AD_TITLE, LISTING_TITLE } from './page-kind.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const running = () => ({ createdAt: inDays(-1), expiresAt: inDays(29) })

/** Creates items in the other states that a card of the dashboard shows. */
async function itemsInEachState(db: Db, userId: string): Promise<void> {
  await aListing(db, { userId, title: { en: 'Reefer lanes' }, status: 'inactive', ...running() })
  const over = { createdAt: inDays(-40), expiresAt: inDays(-10) }
  await aListing(db, { userId, title: { en: 'Old dolly' }, status: 'inactive', ...over })
  await aListing(db, { userId, title: { en: 'Flatbed, tarps included' }, ...DRAFT, createdAt: new Date() })
  const rejected = { moderation: 'rejected', moderationReason: 'The picture is blurred' } as const
  await anAd(db, { userId, status: 'inactive', ...rejected, ...running() })
}

/** Creates everything that pages of a user show; returns the names used in addresses. */
export async function itemsOf(db: Db, userId: string): Promise<Readonly<Record<string, string>>> {
  const listing = await aListing(db, { userId, title: { en: LISTING_TITLE }, ...running() })
  const ad = await anAd(db, { userId, title: { en: AD_TITLE }, ...running() })
  await aDayOf(db, ad.id)
  await itemsInEachState(db, userId)
  await db.insertInto('favorites').values({ userId, listingId: listing.id, createdAt: new Date() }).execute()
  const payment = await aPayment(db, { userId, listingId: listing.id, listingTitle: LISTING_TITLE })
  const layout = await aLayout(db, { isActive: false })
  return {
    user: userId,
    listing: listing.id,
    listingNumber: String(listing.listingId),
    ad: ad.id,
    adNumber: String(ad.adId),
    payment: payment.id,
    layout: layout.id,
  }
}
