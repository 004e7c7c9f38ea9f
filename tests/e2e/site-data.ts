import { countFeatured } from '#app/features/ticker/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Removes demo items from the ticker until one more fits in. */
export async function makeRoomInTicker(db: Db): Promise<void> {
  const surplus = Math.max(0, (await countFeatured(db)) - 19)
  const some = db.selectFrom('listings').select('id').where('featuredTicker', '=', true).limit(surplus)
  await db.updateTable('listings').set({ featuredTicker: false }).where('id', 'in', some).execute()
}

/** Returns the pictures of a demo listing that has at least three. */
export async function demoPictures(db: Db) {
  const { images } = await db
    .selectFrom('listings')
    .select('images')
    .where((eb) => eb(eb.fn('jsonb_array_length', ['images']), '>=', 3))
    .limit(1)
    .executeTakeFirstOrThrow()
  return images
}
