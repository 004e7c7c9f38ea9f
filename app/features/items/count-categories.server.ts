import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isPublic } from './public-items.server.ts'

/** Counts the public listings of each category; categories without any are left out. */
async function listingsByCategory(db: Db, now: Date): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom('listings')
    .where(isPublic('listings', now))
    .groupBy('category')
    // In one order: pages of equal content have equal bytes.
    .orderBy('category')
    .select((eb) => ['category', eb.fn.countAll<number>().as('total')])
    .execute()
  return Object.fromEntries(rows.map(({ category, total }) => [category, total]))
}

/** Returns the cached counts: a few seconds old at most, and never older than the last change of content. */
export function cachedCounts({ db, counts, now }: Ctx): Promise<Readonly<Record<string, number>>> {
  return counts.get('listings by category', () => listingsByCategory(db, now), ['listings'])
}
