import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { aListing, anAd, DRAFT } from '#tests/factories/items.ts'
import { aCategoryLayout, aLayout } from '#tests/factories/layouts.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { type CachedSite, cachedSite } from '#tests/helpers/cached-site.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aWrite, CATEGORIES, write } from '#tests/helpers/random-writes.ts'

// A cached page is the page that would be rendered now: after any writes, in any order, on every kind of page.

const database = useDatabase()
const { db } = database

const known = { listing: 0, trucks: 0, billboard: 0, user: '' }
const [JOBS, TRUCKS, SHOPS] = CATEGORIES

/** Ages are counted in days, and no test lasts half a day: pages show them as they were when they were rendered. */
const createdAt = daysAgo(1.5)

beforeAll(async () => {
  const { id: userId } = await aProfile(db)
  const posted = { userId, createdAt }
  const job = await aListing(db, { ...posted, category: JOBS, title: { en: 'Dispatcher wanted' } })
  for (const category of CATEGORIES)
    for (let n = 0; n < 8; n++)
      await aListing(db, {
        createdAt,
        category,
        title: { en: `Reefer number ${n}` },
        featuredTicker: n === 0,
      })
  const { listingId } = await aListing(db, { createdAt, category: TRUCKS })
  const { adId, id: adInGrid } = await anAd(db, { createdAt, category: JOBS })
  for (let n = 0; n < 4; n++) await anAd(db, { createdAt, category: SHOPS, featured: n === 0 })
  const positions = [{ row: 0, col: 0, width: 1, height: 1, adId: adInGrid }]
  await aLayout(db, { positions })
  await aCategoryLayout(db, TRUCKS, { rows: 2, cols: 3, positions })
  Object.assign(known, { listing: job.listingId, trucks: listingId, billboard: adId, user: userId })
})

/** They show nothing that users write. */
const UNCHANGING = ['/terms', '/robots.txt']

/** Every kind of cached page, in the ways it can be asked for. */
const pages = () => [
  '/',
  '/ru',
  '/?sort=oldest&view=gallery',
  '/?written=es',
  '/_.data',
  '/categories',
  '/es/categories',
  `/categories/${JOBS}`,
  `/ru/categories/${JOBS}?written=en`,
  `/categories/${TRUCKS}?state=IL&sort=price-low`,
  `/categories/${TRUCKS}.data`,
  `/categories/${SHOPS}`,
  '/search?q=reefer',
  '/search?q=reefr+cascadi',
  `/search?q=reefer&category=${TRUCKS}`,
  `/search?q=dispatcher&category=${JOBS}`,
  '/es/search?q=repair',
  `/listings/${known.listing}`,
  `/ru/listings/${known.trucks}`,
  `/promotions/${known.billboard}`,
  `/users/${known.user}`,
  `/feeds/${JOBS}.xml`,
  '/es/feeds/all.xml',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/prices',
  `/es/prices?place=category&category=${JOBS}`,
  ...UNCHANGING,
]

/** A new listing may be more similar to one than those that its page shows: that is seen when the page is rendered again. */
const withoutSimilar = (text: string) =>
  text.replaceAll(/<section class="similar-items[^"]*">.*?<\/section>/gsu, '')

/** Browsers say themselves how old an item is, by its moment: a cached page may have the words of when it was rendered. */
const withoutAges = (text: string) => text.replaceAll(/(<time [^>]*data-age[^>]*>)[^<]*/gu, '$1')

/** Returns both pages where they begin to differ. */
function firstDifference(...both: readonly unknown[]): string[] {
  const [a = '', b = ''] = both.map((page) => JSON.stringify(page))
  const at = [...a].findIndex((letter, n) => letter !== b[n])
  return [a, b].map((page) => page.slice(Math.max(0, at - 100), at + 100))
}

async function differences(site: CachedSite): Promise<string[]> {
  const different: string[] = []
  // One after the other: a busy machine refuses requests that come all at once.
  for (const address of pages()) {
    const [cached, rendered] = [await site.cached(address), await site.rendered(address)].map((page) => ({
      ...page,
      text: withoutAges(withoutSimilar(page.text)),
    }))
    if (JSON.stringify(cached) !== JSON.stringify(rendered))
      different.push([address, ...firstDifference(cached, rendered)].join('\n'))
  }
  return different
}

/** How many writes are tried, one after the other; CACHE_RUNS repeats that, CACHE_SEED repeats a failure. */
const WRITES = 10

/** The pages that are still in the cache, of all that were just looked at. */
async function keptAfter(site: CachedSite, change: () => Promise<unknown>): Promise<string[]> {
  for (const address of pages()) await site.cached(address)
  await change()
  await site.hear()
  const kept = []
  for (const address of pages()) if (await site.isCached(address)) kept.push(address)
  return kept
}

describe('a page from the cache', () => {
  test('[CACHE-01] is dropped by a new listing where that could be shown, and stays where it could not', async () => {
    const site = await cachedSite(database)

    const kept = await keptAfter(site, () =>
      aListing(db, { createdAt, category: JOBS, title: { en: 'Night dispatcher' } }),
    )

    expect(kept).toEqual([
      `/categories/${TRUCKS}?state=IL&sort=price-low`,
      `/categories/${TRUCKS}.data`,
      `/categories/${SHOPS}`,
      `/search?q=reefer&category=${TRUCKS}`,
      `/listings/${known.listing}`,
      `/ru/listings/${known.trucks}`,
      `/promotions/${known.billboard}`,
      `/users/${known.user}`,
      ...UNCHANGING,
    ])
  })

  test('[CACHE-01] stays when a listing is written that visitors cannot see, and when views are counted', async () => {
    const site = await cachedSite(database)

    const kept = await keptAfter(site, async () => {
      await aListing(db, { ...DRAFT, searchText: '', title: { en: '1 2' }, description: { en: '3' } })
      await db.updateTable('listings').set({ views: 7 }).execute()
    })

    // Its words may correct others; a search in a category that finds enough corrects none.
    const isCertain = (address: string) => address === `/search?q=reefer&category=${TRUCKS}`
    expect(kept).toEqual(pages().filter((address) => !address.includes('/search') || isCertain(address)))
  })

  test('[CACHE-01] of either category is dropped by a listing that moves from one to the other', async () => {
    const site = await cachedSite(database)
    const { id } = await aListing(db, { createdAt, category: JOBS })

    const kept = await keptAfter(site, () =>
      db.updateTable('listings').set({ category: SHOPS }).where('id', '=', id).execute(),
    )

    const lists = [
      `/categories/${JOBS}?`,
      `/categories/${JOBS}`,
      `/categories/${SHOPS}`,
      `/feeds/${JOBS}.xml`,
    ]
    expect(kept.filter((address) => lists.some((list) => address.startsWith(list)))).toEqual([])
    expect(kept).toContain(`/categories/${TRUCKS}.data`)
  })

  test('[CACHE-01] [DET-07] of an item is dropped when a similar one that it shows changes or ends', async () => {
    const site = await cachedSite(database)
    const address = `/listings/${known.listing}`
    const { id, listingId } = await aListing(db, { createdAt, bumpedAt: NOW, category: JOBS })
    await site.hear()
    const ofIt = db.updateTable('listings').where('id', '=', id)
    for (const change of [{ title: { en: 'Other words' } }, { status: 'sold' as const }]) {
      expect((await site.rendered(address)).text).toContain(String(listingId))
      expect(withoutSimilar((await site.rendered(address)).text)).not.toContain(String(listingId))
      await db
        .updateTable('listings')
        .set({ title: { en: 'Mine' } })
        .where('listingId', '=', known.listing)
        .execute()
      await site.hear()
      expect(await keptAfter(site, () => ofIt.set(change).execute())).not.toContain(address)
    }
    expect((await site.cached(address)).text).not.toContain(String(listingId))
  })

  test('[CACHE-01] is dropped when what it shows ends by its time, though no row changes', async () => {
    const site = await cachedSite(database)
    const expiresAt = new Date(NOW.getTime() + 20_000)
    const { listingId } = await aListing(db, { createdAt, category: JOBS, expiresAt })
    const shown = async () => (await site.cached(`/feeds/${JOBS}.xml`)).text.includes(String(listingId))
    await site.hear()
    expect(await shown()).toBe(true)

    await site.wait(20_000)

    expect(await shown()).toBe(false)
  })

  test('[CACHE-01] is dropped with all others by a transaction that changes very much', async () => {
    const site = await cachedSite(database)

    const kept = await keptAfter(site, () =>
      inTransaction({ db }, async ({ db: tx }) => {
        for (let n = 0; n < 101; n++) await aListing(tx, { createdAt, category: JOBS, userId: known.user })
      }),
    )

    expect(kept).toEqual([])
  })

  test('[CACHE-01] is the page as it would be rendered now, whatever was written before, in any order', async () => {
    const site = await cachedSite(database)
    expect(await differences(site)).toEqual([])
    const numRuns = Number(process.env['CACHE_RUNS'] ?? 1)
    const writes = fc.array(aWrite, { minLength: WRITES, maxLength: WRITES })
    const property = fc.asyncProperty(writes, async (each) => {
      for (const after of each) {
        await write(db, site, after)
        expect({ after, differ: await differences(site) }).toEqual({ after, differ: [] })
      }
    })
    const seed = process.env['CACHE_SEED']
    await fc.assert(property, { numRuns, endOnFailure: true, ...(seed && { seed: Number(seed) }) })
  }, 600_000)
})
