import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { PAGE_PARAMS, searchRead } from '#app/routes/page-params.ts'
import routes from '#app/routes.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

// Parameters that a page does not read change nothing about it: neither its bytes, nor whether it comes from the
// cache.

const { db } = useDatabase()

const TRACKING =
  'utm_source=letter&utm_medium=email&gclid=a1&fbclid=b2&mc_cid=c3&yclid=d4&msclkid=e5&x=%3Cscript%3E&__proto__=1'

const numbers = { listing: 0, billboard: 0 }

beforeAll(async () => {
  const { listingId } = await aListing(db, { category: 'jobs', title: { en: 'Dispatcher wanted' } })
  for (let n = 0; n < 60; n++) await aListing(db, { category: 'jobs', title: { en: `Job ${n}` } })
  const { adId } = await anAd(db, { category: 'jobs' })
  Object.assign(numbers, { listing: listingId, billboard: adId })
})

/** Every kind of cached page, without parameters that it does not read. */
const SAMPLES: readonly string[] = [
  '/',
  '/?sort=oldest&view=gallery&date=7d',
  '/ru',
  '/categories',
  '/categories/jobs',
  '/categories/jobs?page=2&sort=oldest',
  '/?written=en',
  '/categories/jobs?written=en&page=2',
  '/es/categories/jobs?city=Joliet&state=IL&view=gallery',
  '/search',
  '/search?q=dispatcher',
  '/search?q=job&page=2&view=grid',
  '/map?state=IL&county=17197',
  '/listings/{listing}',
  '/listings/{listing}/dispatcher-wanted',
  '/ru/promotions/{billboard}',
  '/contact',
  '/report/listings/{listing}',
  '/privacy-policy',
  '/prices',
  '/es/terms',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/feeds/jobs.xml',
  '/es/feeds/all.xml',
  '/.well-known/security.txt',
  '/_.data',
  '/categories/jobs.data?page=2',
]

const addressOf = (address: string) =>
  address.replace('{listing}', String(numbers.listing)).replace('{billboard}', String(numbers.billboard))

const withTracking = (address: string) => `${address}${address.includes('?') ? '&' : '?'}${TRACKING}`

/** Returns a page without what differs in each response: the nonce, and the mark of a form. */
const comparable = (text: string) =>
  text.replaceAll(/ nonce="[^"]*"/gu, '').replaceAll(/\d{13}\.[\w-]{12}\.[\w-]{43}/gu, '')

async function textOf(response: Response) {
  return { status: response.status, text: comparable(await response.text()) }
}

describe('a parameter that a page does not read', () => {
  test.for(SAMPLES)('[WEB-01] changes no byte of %s', async (sample) => {
    const site = await siteWith(db)
    const address = addressOf(sample)

    const [clean, tracked] = [await site.get(address), await site.get(withTracking(address))]

    expect(clean.status).toBe(200)
    expect(await textOf(tracked)).toEqual(await textOf(clean))
  })

  test.for(SAMPLES.filter((sample) => !/^\/(?:contact|report)/u.test(sample)))(
    '[WEB-01] does not keep %s from being served from the cache',
    async (sample) => {
      const site = await siteWith(db, { settings: { pageCacheSeconds: 60 } })
      const address = addressOf(sample)

      const first = await site.get(address)
      await db
        .updateTable('listings')
        .set({ contactName: String(Math.random()) })
        .execute()
      const again = await site.get(withTracking(address), {
        'if-none-match': first.headers.get('etag') ?? 'none',
      })

      expect(again.status).toBe(304)
      expect(again.headers.get('vary')).toContain('Cookie')
    },
  )

  test.for([
    ['/', ''],
    ['/categories', ''],
    ['/categories/jobs?page=1&view=gallery', '?view=gallery'],
    ['/search?q=job&sort=relevance', '?q=job'],
    ['/ru/listings/{listing}?near=60446', '?near=60446'],
    ['/promotions/{billboard}', ''],
    ['/contact', ''],
    ['/privacy-policy', ''],
  ] as const)('[WEB-01] the browser learns what of %s was read', async ([sample, search]) => {
    const text = await (await (await siteWith(db)).get(withTracking(addressOf(sample)))).text()

    expect(/<html[^>]* data-search="([^"]*)"/u.exec(text)?.[1]).toBe(search)
  })

  test('[WEB-01] an address that is a key is repeated nowhere in its page', async () => {
    const text = await (await (await siteWith(db)).get('/reset-password?token=secret')).text()

    expect(/<html[^>]*>/u.exec(text)?.[0]).not.toContain('data-search')
  })

  test('[WEB-01] a page that lies ready is handed out, though the database has something newer by now', async () => {
    const site = await siteWith(db, { settings: { pageCacheSeconds: 60 } })
    const before = await (await site.get('/')).text()
    // Newer than the rest, which no home page shows in full.
    await aListing(db, { title: { en: 'Posted a moment ago' }, createdAt: daysAgo(0) })

    expect(await (await site.get(`/?${TRACKING}`)).text()).toBe(before)
    expect(await (await site.get('/?view=gallery')).text()).toContain('Posted a moment ago')
  })

  test('[WEB-01] is in no link, form or description of a page, not even for a signed-in user', async () => {
    const site = await siteWith(db, { actor: anActor() })
    const texts = await Promise.all(
      SAMPLES.map(async (sample) => (await site.get(withTracking(addressOf(sample)))).text()),
    )

    expect(texts.filter((text) => /utm_|gclid|fbclid|mc_cid|msclkid/u.test(text))).toEqual([])
  })
})

test.for([
  ['/', '?sort=nonsense&view=list&date=tomorrow&item=x', ''],
  ['/', '?sort=newest&page=2&q=truck', '?page=2'],
  ['/', '?lang=xx', ''],
  ['/categories/:slug', '?page=1&city=+&price=cheap', ''],
  ['/categories/:slug', '?view=gallery&page=3', '?page=3&view=gallery'],
  ['/categories/:slug', '?page=nonsense', '?page=nonsense'],
  [
    '/categories/:slug',
    '?make=volvo&year=2022-2019&make=kenworth',
    '?make=kenworth&make=volvo&year=2019-2022',
  ],
  ['/categories/:slug', '?make=tesla&make=&year=old&pets=yes&fenced=no', ''],
  ['/categories/:slug', '?make=mack&make=mack&written=es', '?written=es&make=mack'],
  ['/categories/:slug', '?mileage=&mileage=400k&year=2020&year=', '?year=2020-&mileage=-400000'],
  ['/categories/:slug', '?min=60k&max=$80,000', '?min=60000&max=80000'],
  ['/categories/:slug', '?title-in-hand=yes&title-in-hand=yes', '?title-in-hand=yes'],
  ['/search', '?q=a&make=volvo', '?q=a'],
  ['/search', '?q=a&make=volvo&category=jobs', '?q=a&category=jobs'],
  [
    '/search',
    '?make=volvo&q=a&category=trucks-trailers-marketplace',
    '?q=a&category=trucks-trailers-marketplace&make=volvo',
  ],
  ['/search', '?q=a%20b&sort=relevance', '?q=a+b'],
  ['/listings/:publicId/:slug?', '?page=2', ''],
  ['/signin', '?to=%2Ffavorites&x=1', '?to=%2Ffavorites&x=1'],
] as const)('[WEB-01] of %s%s is read: “%s”', ([pattern, search, read]) => {
  expect(searchRead(pattern, search, pattern.replace(':slug', 'trucks-trailers-marketplace'))).toBe(read)
})

test('every page that may be kept says which parameters it reads', () => {
  const isKept = (file: string) => /cachedForVisitors|textResponse/u.test(readFileSync(`app/${file}`, 'utf8'))
  const kept = routes.filter(({ file }) => isKept(file)).map(({ path = '' }) => `/${path}`)

  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((pattern) => !Object.hasOwn(PAGE_PARAMS, pattern))).toEqual([])
})

test('[WEB-01] an address that cannot be read gets its own response when the page behind it lies ready', async () => {
  const site = await siteWith(db, { settings: { pageCacheSeconds: 60 } })
  await site.get('/')
  const ledTo = async (query: string) => {
    const { status, headers } = await site.get(`/?x=${query}`)
    return [status, headers.get('location')]
  }

  expect(await ledTo('%zz')).toEqual([302, '/?x=%25zz'])
  expect(await ledTo('%00')).toEqual([302, '/?x='])
  expect(await ledTo('y'.repeat(5000))).toEqual([302, `/?x=${'y'.repeat(200)}`])
  expect((await site.get(`/?${'x=y&'.repeat(2000)}`)).status).toBe(414)
})
