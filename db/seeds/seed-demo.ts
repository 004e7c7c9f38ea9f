import { withClient } from '#app/platform/db/client.server.ts'
import { fillDatabase, refuseWhatIsFull } from './fill-database.ts'
import { storePictures } from './pictures.ts'

export type SeedOptions = {
  readonly connectionString: string
  readonly dataDir: string
  /** How many; 600 unless told. */
  readonly listings?: number
  /** Takes away all listings, billboards and layouts there are, and the demo's people, instead of refusing. */
  readonly reset?: boolean
  readonly onProgress?: (done: number, total: number) => void
  readonly now?: Date
}

const USUAL_LISTINGS = 600

/**
 * Fills a database, and the folder of pictures beside it, with a site that looks lived in: the same every time but for
 * its dates, which count from `now`. Throws NotEmptyError where there are listings already.
 */
export async function seedDemo(options: SeedOptions): Promise<{ listings: number; ads: number }> {
  const { now = new Date(), listings: total = USUAL_LISTINGS, reset = false, onProgress } = options
  return withClient(options.connectionString, async (client) => {
    await refuseWhatIsFull(client, reset)
    const gallery = await storePictures(options.dataDir)
    const ads = await fillDatabase(client, { total, gallery, now, reset, onProgress })
    // Deep pages read the index alone, but only where pages are known to be visible to all.
    await client.query('vacuum (analyze) listings, ads, profiles, search_words')
    return { listings: total, ads }
  })
}
