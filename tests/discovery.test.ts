import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { SITE_URL, siteWith } from '#tests/helpers/site.ts'

// What search engines, feed readers and link previews get from the delivered site.

const { db } = useDatabase()

beforeEach(() => db.deleteFrom('profiles').execute())

let opened: ReturnType<typeof siteWith> | undefined
const site = () => (opened ??= siteWith(db))

async function get(address: string, headers?: HeadersInit) {
  const response = await (await site()).get(address, headers)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

const DATA_BLOCK = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/su

/** Returns the structured data in a page, as a machine reads it. */
function dataIn(html: string): readonly unknown[] {
  const blocks = html.matchAll(new RegExp(DATA_BLOCK, 'gsu'))
  return [...blocks].map(([, json = '']): unknown => JSON.parse(json))
}

describe('files for robots', () => {
  test('robots.txt names the sitemap', async () => {
    const { type, text } = await get('/robots.txt')

    expect(type).toContain('text/plain')
    expect(text).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`)
  })

  test('every part the sitemap names is there, and every address in it responds without a redirect', async () => {
    await aListing(db, { title: { en: 'Kenworth', ru: 'Кенворт' }, category: 'jobs' })
    await anAd(db)
    const linked = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) => url)

    const parts = linked((await get('/sitemap.xml')).text)
    const texts = await Promise.all(parts.map(async (part) => (await get(part)).text))
    const forced = [...texts.join('').matchAll(/href="([^"]+)"/gu)].map(([, url = '']) => url)
    const responses = await Promise.all(
      [...new Set([...texts.flatMap(linked), ...forced])].map(async (url) => ({
        url,
        status: (await get(url)).status,
      })),
    )

    expect(parts).toHaveLength(3)
    expect(responses.length).toBeGreaterThan(20)
    expect(responses.filter(({ status }) => status !== 200)).toEqual([])
  })

  test('a long part of the sitemap arrives whole, and is not kept in memory for others', async () => {
    const { id } = await aProfile(db)
    await sql`insert into listings (listing_id, user_id, title, description, category, status)
      select 200000 + n, ${id}, '{"en": "Same"}', '{}', 'jobs', 'active' from generate_series(1, 2100) n`.execute(
      db,
    )

    const response = await (await site()).get('/sitemaps/listings-0.xml', { 'accept-encoding': 'gzip' })
    const body = response.body?.pipeThrough(new DecompressionStream('gzip'))
    const text = await new Response(body).text()

    expect(response.headers.get('cache-control')).not.toContain('s-maxage')
    expect(text.match(/<loc>/gu)).toHaveLength(2100)
    expect(text.endsWith('</urlset>\n')).toBe(true)
  })

  test.for([
    '/sitemaps/listings-5.xml',
    '/sitemaps/ads-0.xml',
    '/sitemaps/x',
    '/feeds/none.xml',
    '/feeds/jobs',
  ])('%s does not exist: 404', async (address) => {
    expect((await get(address)).status).toBe(404)
  })
})

describe('the feed of a category', () => {
  test('[LANG-06] speaks the language of its address, else the reader’s', async () => {
    await aListing(db, { category: 'jobs', title: { en: 'Dispatcher', es: 'Despachador' } })

    const spanish = await get('/es/feeds/jobs.xml')
    expect(spanish).toMatchObject({ status: 200, type: 'application/rss+xml; charset=utf-8' })
    expect(spanish.text).toContain('<title>Despachador</title>')
    expect((await get('/feeds/jobs.xml', { 'accept-language': 'ru' })).text).toContain(
      '<title>Работа на Haulpost</title>',
    )
  })

  test('is named by the category’s page, and contains no contact data', async () => {
    await aListing(db, { category: 'jobs', contactEmail: 'secret@poster.example' })

    expect((await get('/categories/jobs')).text).toContain(`href="${SITE_URL}/feeds/jobs.xml"`)
    expect((await get('/feeds/jobs.xml')).text).not.toMatch(/secret@|010-0199/u)
  })
})

describe('the page of an item', () => {
  test('[DET-03] says what the item is and the way to it', async () => {
    const { listingId } = await aListing(db, { compensation: '$45,000' })

    expect(dataIn((await get(`/listings/${listingId}`)).text)).toMatchObject([
      { '@type': 'Vehicle', offers: { price: '45000.00' } },
      { '@type': 'BreadcrumbList' },
    ])
  })

  test('[DET-03] whatever the title, the structured data around it stays what it is', async () => {
    const titles = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom(
        '</script><script>alert(1)',
        '<!--<script>',
        ']]>',
        '\u2028\u2029',
        '&quot;"',
        '\\u003c/',
      ),
    )
    await fc.assert(
      fc.asyncProperty(titles, async (part) => {
        const title = `T ${part.replaceAll('\u0000', '')} T`
        const { listingId } = await aListing(db, { title: { en: title } })

        expect(dataIn((await get(`/listings/${listingId}`)).text)).toMatchObject([
          { '@type': 'Vehicle', name: title },
          { '@type': 'BreadcrumbList' },
        ])
      }),
      { numRuns: numRuns(25) },
    )
  })

  test('[LANG-06] in a forced language it is canonical itself, without a redirect', async () => {
    const { listingId } = await aListing(db, { title: { en: 'Truck', ru: 'Тягач' } })

    const { status, text } = await get(`/ru/listings/${listingId}`)

    expect(status).toBe(200)
    expect(text).toContain(`<link rel="canonical" href="${SITE_URL}/ru/listings/${listingId}"/>`)
  })

  test('a page that is kept for others keeps its structured data, which no policy has to let run', async () => {
    const { listingId } = await aListing(db)
    const keeping = await siteWith(db, { settings: { pageCacheSeconds: 10 } })
    await keeping.get(`/listings/${listingId}`)

    const kept = await keeping.get(`/listings/${listingId}`)
    const text = await kept.text()
    const [, first = ''] = DATA_BLOCK.exec(text) ?? []
    const policy = kept.headers.get('content-security-policy') ?? ''

    expect(dataIn(text)).toHaveLength(2)
    expect(policy).toMatch(/script-src 'self' 'sha256-/u)
    expect(policy).not.toContain(createHash('sha256').update(first).digest('base64'))
  })
})
