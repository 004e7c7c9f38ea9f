import { randomInt } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { searchTextOf, wordsOf } from '#app/features/items/search-text.ts'
import { type Searchable, searchVectorOf } from '#app/features/items/search-words.ts'
import type { Picture } from '#app/lib/picture.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { jsonValue } from '#app/platform/db/json-value.server.ts'
import type { Ads, Listings } from '#app/platform/db/tables.gen.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { aProfile } from './profiles.ts'

type Given<Table> = Partial<Omit<Insertable<Table>, 'category'>> & { readonly category?: CategorySlug }

// Seven digits, which no demo item has, and far apart for files that share a database.
let lastPublicId = 1_000_000 + randomInt(8_900_000)

/** Returns a new number for each item of a test file. */
function nextPublicId(): number {
  lastPublicId += 1
  return lastPublicId
}

async function searchable(db: Db, item: Searchable): Promise<string> {
  const text = searchTextOf(item)
  const words = wordsOf(text).map((word) => ({ word }))
  if (words.length > 0) {
    await db
      .insertInto('searchWords')
      .values(words)
      .onConflict((same) => same.doNothing())
      .execute()
  }
  return text
}

type Item = Searchable & { readonly userId?: string; readonly images?: readonly Picture[] }

/** Makes an item public: posted yesterday, 29 days to go, unless something else is given. */
async function shown<I extends Item>(db: Db, item: I) {
  return {
    userId: item.userId ?? (await aProfile(db)).id,
    status: 'active' as const,
    createdAt: daysAgo(1),
    expiresAt: daysAgo(-29),
    searchText: await searchable(db, item),
    searchVector: searchVectorOf(item),
    ...item,
    images: jsonValue(item.images ?? []),
  }
}

/** Creates a public listing. */
export async function aListing(db: Db, given: Given<Listings> = {}) {
  const item = {
    title: { en: 'Kenworth T680 sleeper' },
    description: { en: 'One owner, ready to work.' },
    category: 'trucks-trailers-marketplace',
    contactPhone: '(555) 010-0199',
    businessCity: 'Joliet',
    businessState: 'IL',
    paymentStatus: 'completed',
    ...given,
  } as const
  return db
    .insertInto('listings')
    .values({ listingId: nextPublicId(), ...(await shown(db, item)) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The columns of an unpaid listing. */
export const DRAFT = { status: 'pending', paymentStatus: 'pending', expiresAt: null } as const

/** Creates a public billboard. */
export async function anAd(db: Db, given: Given<Ads> = {}) {
  const item = {
    title: { en: 'Big rig repair, day and night' },
    description: { en: 'Brakes, tires, engines.' },
    category: 'repair-shops-parts',
    contactType: 'website',
    websiteUrl: 'https://repair.example/',
    moderation: 'approved',
    ...given,
  } as const
  return db
    .insertInto('ads')
    .values({ adId: nextPublicId(), ...(await shown(db, item)) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Counts views and clicks of a billboard today, so that its charts have something to draw. */
export async function aDayOf(db: Db, itemId: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  await db
    .insertInto('dailyCounts')
    .values({ itemId, itemKind: 'banner', day, views: 40, clicks: 3 })
    .execute()
}
