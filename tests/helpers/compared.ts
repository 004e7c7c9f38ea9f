import type { Db } from '#app/platform/db/database.server.ts'
import { STORED_TRUCK, TRUCK } from '#tests/factories/attributes.ts'
import { aListing } from '#tests/factories/items.ts'

/** Returns what creates a truck with all its facts, by its title, and returns its public number. */
export const truckIn =
  (db: Db) =>
  async (title: string, given: Parameters<typeof aListing>[1] = {}): Promise<number> => {
    const { listingId } = await aListing(db, {
      title: { en: title },
      category: TRUCK.category,
      attributes: JSON.stringify(STORED_TRUCK),
      compensation: '$45,000',
      ...given,
    })
    return listingId
  }

/** How many listings a comparison shows: the heads of its columns. */
export const columnsIn = (html: string): number =>
  html.match(/<th scope="col" class="compared-head">/gu)?.length ?? 0
