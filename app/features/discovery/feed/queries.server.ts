import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { factsOfCard, lineOf } from '#app/features/items/listing-facts.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { listingCard } from '#app/features/items/read-cards.server.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { FEED_SIZE, type FeedRow } from './feed.ts'

const NO_FACTS = { facts: [], pay: null } as const

type Asked = { readonly category: CategorySlug | null; readonly locale: Locale; readonly now: Date }

/** Returns the newest public listings of a category, or of the whole site. */
export async function newestListings(db: Db, { category, locale, now }: Asked): Promise<readonly FeedRow[]> {
  const rows = await db
    .selectFrom('listings')
    .$if(category !== null, (query) => query.where('listings.category', '=', category ?? ''))
    .where(isPublic('listings', now))
    .orderBy('listings.createdAt', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(FEED_SIZE)
    .select([...listingCard(locale), 'listings.updatedAt'])
    .execute()
  return rows.map((row) => {
    const known = parseCategory(row.category)
    if (!known) return { ...row, ...NO_FACTS, line: null }
    const listing = { ...row, category: known, locale }
    return { ...row, ...factsOfCard(listing), line: lineOf(listing) }
  })
}
