import { randomInt } from 'node:crypto'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'

const DAY_MS = 86_400_000
const MAX_TITLE = 50
const aNumber = () => randomInt(1_000_000, 10_000_000)

/** Puts payloads into every text that pages show: texts of items in three languages, contacts, users and notes. */
export async function plantPayloads(db: Db, payloads: readonly string[], ownerId: string) {
  const now = Date.now()
  const live = { createdAt: new Date(now - DAY_MS), expiresAt: new Date(now + 29 * DAY_MS) }
  const short = payloads.filter((payload) => payload.length <= MAX_TITLE)
  const listings: string[] = []
  const billboards: string[] = []
  for (const [at, payload] of payloads.entries()) {
    const of = (shift: number) => payloads[(at + shift) % payloads.length] ?? payload
    const titled = (shift: number) => short[(at + shift) % short.length] ?? payload.slice(0, MAX_TITLE)
    const texts = {
      title: { en: titled(0), ru: titled(1), es: titled(2) },
      description: { en: of(3), ru: of(4), es: of(5) },
      contactName: of(6).slice(0, 25),
    }
    const category = CATEGORY_SLUGS[at % CATEGORY_SLUGS.length] ?? 'jobs'
    const poster = await aProfile(db, {
      fullName: of(8).slice(0, 60),
      bio: of(9),
      location: of(10),
      adminNotes: of(11),
    })
    const userId = at % 10 === 0 ? ownerId : poster.id
    const listing = await aListing(db, {
      ...live,
      ...texts,
      userId,
      category,
      listingId: aNumber(),
      businessCity: of(7).slice(0, 60),
      featuredTicker: at % 15 === 0,
    })
    const billboard = await anAd(db, {
      ...live,
      ...texts,
      userId,
      category,
      adId: aNumber(),
      featured: at % 15 === 0,
    })
    listings.push(String(listing.listingId))
    billboards.push(String(billboard.adId))
  }
  return { listings, billboards }
}
