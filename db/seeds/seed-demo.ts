import { withClient } from '#app/platform/db/client.server.ts'
import { fillDatabase, refuseWhatIsFull } from './fill-database.ts'
import { storePictures } from './pictures.ts'

export type SeedOptions = {
  readonly connectionString: string
  readonly dataDir: string
  /** Number of listings, 600 by default. */
  readonly listings?: number
  /** Deletes all listings, billboards, layouts and demo users, instead of refusing. */
  readonly reset?: boolean
  readonly onProgress?: (done: number, total: number) => void
  readonly now?: Date
}

const USUAL_LISTINGS = 600

/**
 * Fills a database, and the folder of pictures beside it, with a site that looks used: the same every time except for
 * its dates, which count from `now`. Throws NotEmptyError if there are listings already.
 */
export async function seedDemo(options: SeedOptions): Promise<{ listings: number; ads: number }> {
  const { now = new Date(), listings: total = USUAL_LISTINGS, reset = false, onProgress } = options
  return withClient(options.connectionString, async (client) => {
    await refuseWhatIsFull(client, reset)
    const gallery = await storePictures(options.dataDir)
    const ads = await fillDatabase(client, { total, gallery, now, reset, onProgress })
    // Deep pages read the index alone, but only where the visibility map says that all rows are visible.
    await client.query('vacuum (analyze) listings, ads, profiles, search_words')
    return { listings: total, ads }
  })
}
