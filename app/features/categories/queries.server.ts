import { isPublic } from '#app/features/moderation/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** How many public listings each category has; categories without any are left out. */
export async function listingsByCategory(db: Db, now: Date): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom('listings')
    .where(isPublic('listings', now))
    .groupBy('category')
    .select((eb) => ['category', eb.fn.countAll<number>().as('total')])
    .execute()
  return Object.fromEntries(rows.map(({ category, total }) => [category, total]))
}
