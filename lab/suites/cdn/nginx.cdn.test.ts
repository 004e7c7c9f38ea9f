import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aListing } from '../../../tests/factories/items.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { freePort } from '../../../tests/helpers/free-port.ts'
import { waitFor } from '../../../tests/helpers/wait.ts'
import { serveSite } from '../../bench/servers.ts'
import { nginxInFrontOf } from './nginx-in-front.ts'

// The sample in ops/nginx/cache.conf in front of the built site, as docs/guides/cdn.md describes it.

const { db, connectionString } = useDatabase()

/** Short, so that a page becomes old within the test. */
const SHARED_SECONDS = 2

let site: Awaited<ReturnType<typeof serveSite>>
let nginx: Awaited<ReturnType<typeof nginxInFrontOf>>

beforeAll(async () => {
  for (let n = 0; n < 5; n++)
    await aListing(db, {
      category: 'jobs',
      title: { en: `Dispatcher ${n}` },
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    })
  const port = await freePort()
  site = await serveSite({
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: connectionString,
    DATA_DIR: 'test-results/cdn',
    TRUST_PROXY: '1',
    SHARED_CACHE_SECONDS: String(SHARED_SECONDS),
    SHARED_CACHE_TAGS: 'Surrogate-Key',
  })
  nginx = await nginxInFrontOf(site.url, port)
})

afterAll(async () => {
  await nginx.stop()
  await site.stop()
})

type Sent = Readonly<Record<string, string>>

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** A request as a browser sends it. `fetch` would add headers of its own. */
async function get(address: string, headers: Sent = {}, method = 'GET') {
  const asked = request(nginx.url + address, {
    method,
    headers: { 'accept-language': 'en-US,en', ...headers },
  })
  asked.end()
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    asked.once('response', resolve).once('error', reject),
  )
  const bytes = await buffer(response)
  const encoding = response.headers['content-encoding'] ?? ''
  return {
    status: response.statusCode,
    headers: response.headers,
    cache: response.headers['x-cache'],
    text: (UNPACK[encoding]?.(bytes) ?? bytes).toString(),
  }
}

const languageOf = (html: string) => /<html lang="(\w+)"/u.exec(html)?.[1]

/** Asks until the cache says one of these things, for ten seconds. */
function until(wanted: readonly string[], address: string) {
  return waitFor(
    async () => {
      const response = await get(address)
      expect(wanted).toContain(response.cache)
      return response
    },
    { timeout: 10_000, interval: 50 },
  )
}

describe('nginx in front of the site', () => {
  test('[CACHE-05] a page is fetched once, and browsers are told to ask again each time', async () => {
    const [first, second] = [await get('/categories/jobs'), await get('/categories/jobs')]

    expect([first.cache, second.cache]).toEqual(['MISS', 'HIT'])
    expect(second.text).toBe(first.text)
    for (const { headers } of [first, second]) {
      expect(headers['cache-control']).toBe('private, no-cache')
      expect(headers['vary']).toBe('Cookie, Accept-Language, Accept-Encoding')
      expect(headers['surrogate-key']).toBeUndefined()
      expect(headers['content-security-policy']).not.toContain('nonce')
    }
    const again = await get('/categories/jobs', { 'if-none-match': String(second.headers['etag']) })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test.for([
    [{ 'accept-language': 'ru-RU,ru;q=0.9' }, '/categories', 'ru'],
    [{ 'accept-language': 'de,es;q=0.9,en;q=0.8' }, '/categories', 'es'],
    [{ 'accept-language': 'ru', cookie: 'lang=es' }, '/categories', 'es'],
    [{ 'accept-language': 'ru', cookie: 'lang=en' }, '/es/categories', 'es'],
    [{ 'accept-language': 'ru', 'x-cache-language': 'en' }, '/categories', 'ru'],
    [{ 'accept-language': 'en' }, '/ru/categories', 'ru'],
    [{ 'accept-language': 'fr' }, '/categories', 'en'],
  ] as const)(
    '[CACHE-05] %o gets %s in the language %s, cached or not',
    async ([sent, address, language]) => {
      const responses = [await get(address, sent), await get(address, sent)]

      const read = responses.map(({ status, text }) => [status, languageOf(text)])
      expect(read).toEqual([
        [200, language],
        [200, language],
      ])
    },
  )

  test.for(['sid=abc', '__Host-sid=abc', 'theme=dark', 'lang=en; sid=abc', 'translate=1', 'other=1'])(
    '[CACHE-05] a request with the cookie %s passes the cache by',
    async (cookie) => {
      await get('/categories/jobs')

      const responses = [await get('/categories/jobs', { cookie }), await get('/categories/jobs', { cookie })]

      for (const { cache, headers } of responses) {
        expect(cache).toBe('BYPASS')
        expect(headers['cache-control']).toMatch(
          cookie.includes('sid=') ? /no-store/u : /^private, no-cache/u,
        )
      }
    },
  )

  test('[CACHE-05] no response with a cookie, and no form, comes from the cache', async () => {
    for (const address of ['/signin', '/contact', '/signup', '/session']) {
      const responses = [await get(address), await get(address)]
      expect(responses.map(({ cache }) => cache)).not.toContain('HIT')
    }
    const [first, second] = [await get('/theme', {}, 'POST'), await get('/theme', {}, 'POST')]
    expect([first.cache, second.cache]).not.toContain('HIT')
  })

  test('[CACHE-05] each encoding is a form of its own, with the same content', async () => {
    const forms = await Promise.all(
      ['br, gzip', 'gzip, deflate', 'identity'].map((accepted) =>
        get('/terms', { 'accept-encoding': accepted }),
      ),
    )

    expect(forms.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(new Set(forms.map(({ text }) => text)).size).toBe(1)
  })

  test('[CACHE-05] an old page is served once more while it is fetched again, and then the new one', async () => {
    await get('/feeds/jobs.xml')
    await aListing(db, {
      category: 'jobs',
      title: { en: 'Night dispatcher' },
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    })

    const old = await until(['STALE', 'UPDATING'], '/feeds/jobs.xml')
    const fresh = await until(['HIT'], '/feeds/jobs.xml')

    expect(old.text).not.toContain('Night dispatcher')
    expect(fresh.text).toContain('Night dispatcher')
  })

  test('[CACHE-05] pages that were read before are there while the site is down; others are not', async () => {
    await get('/categories/jobs')
    await get('/categories/jobs', { 'accept-language': 'ru' })
    await site.stop()

    const kept = await until(['STALE'], '/categories/jobs')
    const russian = await get('/categories/jobs', { 'accept-language': 'ru' })
    const unread = await get('/categories/events')

    expect(kept.status).toBe(200)
    expect([russian.status, languageOf(russian.text)]).toEqual([200, 'ru'])
    expect(unread.status).toBe(502)
  })
})
