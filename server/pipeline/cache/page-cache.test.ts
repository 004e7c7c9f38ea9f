import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { expect, test } from 'vitest'
import { announceContentEvent } from '#app/platform/cache/content-events.server.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

const SCRIPT = 'window.hello = 1'
const FILLER = '<p>Freightliner Cascadia</p>'.repeat(200)

/** A site whose every page counts how often it was rendered. */
function countingSite({ seconds = 10, answer = (response: Response) => response } = {}) {
  let renders = 0
  let now = NOW
  const page = (c: Context<SiteEnv>) => {
    renders += 1
    c.set('nonce', `once${renders}`)
    const html = `<html><script nonce="once${renders}">${SCRIPT}</script><p>${renders}</p>${FILLER}`
    return answer(c.html(html, 200, { 'cache-control': 'public, s-maxage=300', 'content-language': 'en' }))
  }
  const { request } = pipelineAround(page, {
    now: () => now,
    settings: { pageCacheSeconds: seconds, pageCacheMegabytes: 32 },
  })
  return {
    request: (path: string, headers: HeadersInit = {}) => request(path, { headers }),
    renders: () => renders,
    wait(ms: number) {
      now = new Date(now.getTime() + ms)
    },
  }
}

test('visitors who come within seconds get the same bytes, rendered once', async () => {
  const { request, renders, wait } = countingSite()
  const first = await (await request('/categories/jobs')).text()
  wait(10_000)
  expect(await (await request('/categories/jobs')).text()).toBe(first)
  expect(renders()).toBe(1)
  wait(1)
  await request('/categories/jobs')
  expect(renders()).toBe(2)
})

test('a route that does not opt in is rendered for each reader', async () => {
  const { request, renders } = countingSite({ answer: (page) => new Response(page.body, { status: 200 }) })
  await request('/')
  await request('/')
  expect(renders()).toBe(2)
})

test('PAGE_CACHE_SECONDS=0 turns the cache off', async () => {
  const { request, renders } = countingSite({ seconds: 0 })
  await request('/')
  await request('/')
  expect(renders()).toBe(2)
})

test('[SEC-02] a request that may be signed in never gets a cached page, and fills no cache', async () => {
  const { request, renders } = countingSite()
  await request('/')
  await request('/', { cookie: 'lang=en; sid=abc' })
  await request('/', { cookie: '__Host-sid=abc' })
  expect(renders()).toBe(3)
  await request('/')
  expect(renders()).toBe(3)
})

test('[LANG-01] languages are never mixed, whichever way they were chosen', async () => {
  const { request, renders } = countingSite()
  await request('/')
  await request('/', { 'accept-language': 'ru-RU' })
  await request('/', { cookie: 'lang=es', 'accept-language': 'ru-RU' })
  expect(renders()).toBe(3)
  await request('/', { cookie: 'lang=ru' })
  await request('/', { 'accept-language': 'es' })
  expect(renders()).toBe(3)
  await request('/ru', { cookie: 'lang=es' })
  await request('/es')
  expect(renders()).toBe(5)
})

test('[LANG-05] a page that lets the translator in is another page', async () => {
  const { request, renders } = countingSite()
  const plain = await request('/')
  const translated = await request('/', { cookie: 'translate=1' })
  expect(renders()).toBe(2)
  expect(plain.headers.get('content-security-policy')).not.toContain('google')
  expect(translated.headers.get('content-security-policy')).toContain('google')
})

test('[WEB-01] neither the order of parameters nor one that the page does not read makes another page', async () => {
  const { request, renders } = countingSite()
  await request('/search?q=a&page=2')
  await request('/search?page=2&q=a')
  expect(renders()).toBe(1)
  await request('/search?q=a&page=3')
  expect(renders()).toBe(2)
  await request('/search?q=a&page=2&utm_source=x')
  await request('/search?gclid=1&page=2&q=a&q=b')
  expect(renders()).toBe(2)
})

test('[WEB-01] ever new searches, filters and spellings push no other page out of the cache', async () => {
  const { request, renders } = countingSite({ seconds: 600 })
  await request('/')
  await request('/categories/jobs?page=2')
  for (let n = 0; n < 1500; n++) await request(`/search?q=word${n}`)
  expect(renders()).toBe(1502)
  await request('/')
  await request('/categories/jobs?page=2')
  expect(renders()).toBe(1502)
  await request('/search?q=word0')
  expect(renders()).toBe(1503)
})

test.each(['/CATEGORIES/jobs', '/categories/job%73', '/categories/jobs/'])(
  '[WEB-01] %s, which no link of ours says, is not kept',
  async (path) => {
    const { request, renders } = countingSite()
    await request(path)
    await request(path)
    expect(renders()).toBe(2)
  },
)

test('a page that is asked for by twenty at once is rendered once', async () => {
  const { request, renders } = countingSite()
  const responses = await Promise.all(Array.from({ length: 20 }, () => request('/')))
  expect(renders()).toBe(1)
  expect(new Set(await Promise.all(responses.map((answer) => answer.text()))).size).toBe(1)
})

test('twenty who wait for a page that may not be shared get one each', async () => {
  const { request, renders } = countingSite({ answer: (page) => new Response(page.body, { status: 410 }) })
  const responses = await Promise.all(Array.from({ length: 20 }, () => request('/')))
  expect(renders()).toBe(20)
  expect(responses.every(({ status }) => status === 410)).toBe(true)
})

test('a change of content is seen by the next visitor', async () => {
  const { request, renders } = countingSite()
  await request('/')
  announceContentEvent()
  await request('/')
  expect(renders()).toBe(2)
})

test('what was rendered while content changed is not kept', async () => {
  const { request, renders } = countingSite({
    answer(page) {
      announceContentEvent()
      return page
    },
  })
  await request('/')
  await request('/')
  expect(renders()).toBe(2)
})

test.each([
  ['sets a cookie', (page: Response) => (page.headers.append('set-cookie', 'a=b'), page)],
  ['is an error', (page: Response) => new Response(page.body, { status: 500, headers: page.headers })],
  ['shows its nonce', (page: Response) => new Response('<p>once1 once2</p>', { headers: page.headers })],
])('a response that %s is not cached', async (_, answer) => {
  const { request, renders } = countingSite({ answer })
  await (await request('/')).text()
  await (await request('/')).text()
  expect(renders()).toBe(2)
})

test('[SEC-01] a cached page holds no nonce: its scripts are allowed by their hashes', async () => {
  const { request } = countingSite()
  for (const answer of [await request('/'), await request('/')]) {
    const policy = answer.headers.get('content-security-policy')
    const hash = createHash('sha256').update(SCRIPT).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).not.toContain('nonce')
    expect(await answer.text()).not.toContain('nonce')
  }
})

test('a kept page carries what protects its reader, a request id of its own, and goes to no shared cache', async () => {
  const { request } = countingSite()
  const [first, second] = [await request('/'), await request('/')]
  for (const { headers } of [first, second]) {
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-language')).toBe('en')
  }
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
})

test('a client that has the page gets 304', async () => {
  const { request, renders } = countingSite()
  const etag = (await request('/')).headers.get('etag') ?? ''
  const again = await request('/', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect((await request('/', { 'if-none-match': 'W/"another"' })).status).toBe(200)
  expect(renders()).toBe(1)
})

test('each encoding holds the same page, and is packed once', async () => {
  const { request } = countingSite()
  const plain = await (await request('/')).text()
  const packed = await Promise.all([
    request('/', { 'accept-encoding': 'gzip' }),
    request('/', { 'accept-encoding': 'gzip, br' }),
  ])
  expect(packed.map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', 'br'])
  const [gzip, br] = await Promise.all(packed.map((answer) => answer.arrayBuffer()))
  expect(gunzipSync(gzip ?? '').toString()).toBe(plain)
  expect(brotliDecompressSync(br ?? '').toString()).toBe(plain)
  expect(br?.byteLength).toBeLessThan(plain.length / 4)
})

test('requests of the router in the browser are kept as well', async () => {
  const { request, renders } = countingSite()
  await request('/search.data?q=a')
  await request('/search.data?q=a')
  expect(renders()).toBe(1)
  await request('/search?q=a')
  expect(renders()).toBe(2)
})

test('a page that lies ready is not handed out under a foreign name', async () => {
  const { request } = pipelineAround((c) => c.html('x', 200, { 'cache-control': 'public, s-maxage=9' }))
  await request('/')
  expect((await request('/', {}, 'http://evil.example')).status).toBe(421)
})

test('[WEB-02] HEAD neither fills the cache nor empties a page, and says of one that lies ready what GET says', async () => {
  const { request } = pipelineAround((c) => c.html('<p>', 200, { 'cache-control': 'public, s-maxage=9' }))
  await request('/', { method: 'HEAD' })
  const page = await request('/')
  expect(await page.text()).toBe('<p>')
  const head = await request('/', { method: 'HEAD' })
  expect(await head.text()).toBe('')
  expect(head.headers.get('etag')).toBe(page.headers.get('etag'))
})
