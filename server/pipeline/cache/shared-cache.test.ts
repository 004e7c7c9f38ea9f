import type { Context } from 'hono'
import { expect, test } from 'vitest'
import { TAGS_HEADER } from '#app/platform/cache/content-tags.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

const SHARED = { seconds: 30, tagHeader: 'Surrogate-Key', purge: null } as const
const EDGE = { 'x-cache-language': 'en', 'accept-language': 'en' }
const CONTROL = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400'

function site(shared: typeof SHARED | null = SHARED, headers: Record<string, string> = {}) {
  const page = (c: Context<SiteEnv>) =>
    c.html('<p>Jobs</p>', 200, {
      'cache-control': 'public, s-maxage=300',
      [TAGS_HEADER]: 'listings:jobs banners',
      ...headers,
    })
  const settings = { pageCacheSeconds: 60, ...(shared && { sharedCache: shared }) }
  const { request } = pipelineAround(page, { settings })
  return (address: string, sent: HeadersInit = EDGE) => request(address, { headers: sent })
}

/** The first response is rendered, the second comes from the cache: they say the same. */
async function twice(get: ReturnType<typeof site>, address = '/categories/jobs', sent?: HeadersInit) {
  const responses = [await get(address, sent), await get(address, sent)]
  return responses.map(({ headers }) => headers)
}

test('[CACHE-03] a cache that says its language may store a page of visitors, and learns what it shows', async () => {
  for (const headers of await twice(site())) {
    expect(headers.get('cache-control')).toBe(CONTROL)
    expect(headers.get('vary')).toBe('Accept-Encoding, x-cache-language')
    expect(headers.get('surrogate-key')).toBe('listings:jobs banners')
    expect(headers.get('content-security-policy')).not.toContain('nonce')
  }
})

test.each([
  ['without a setting', null, EDGE],
  ['for a request that names no language of the cache', SHARED, { 'accept-language': 'en' }],
  ['for a request with a cookie of the language', SHARED, { ...EDGE, cookie: 'lang=en' }],
  ['for a request with a cookie of the theme', SHARED, { ...EDGE, cookie: 'theme=dark' }],
  ['for a request that may be signed in', SHARED, { ...EDGE, cookie: 'sid=abc' }],
  ['in another language than the cache names', SHARED, { ...EDGE, 'x-cache-language': 'ru' }],
])('[CACHE-03] no page is shared %s', async (_, shared, sent) => {
  for (const headers of await twice(site(shared), '/categories/jobs', sent)) {
    expect(headers.get('cache-control')).toMatch(/^private, no-(?:cache|store)$/u)
    expect(headers.get('surrogate-key')).toBeNull()
  }
})

test('[CACHE-03] a page whose address names a language is shared for all who are offered the same other one', async () => {
  const shared = await twice(site(), '/ru/categories/jobs', EDGE)
  for (const headers of shared) expect(headers.get('cache-control')).toBe(CONTROL)
  const robot = { 'x-cache-language': 'en', 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' }
  for (const sent of [robot, { ...EDGE, 'x-cache-language': 'es' }])
    for (const headers of await twice(site(), '/ru/categories/jobs', sent))
      expect(headers.get('cache-control')).toBe('private, no-cache')
})

test('[CACHE-03] what sets a cookie, is an error or is not a page for all visitors is not shared', async () => {
  const own: Record<string, string>[] = [{ 'set-cookie': 'a=b' }, { 'cache-control': 'private, no-store' }]
  for (const headers of own) {
    const response = await site(SHARED, headers)('/categories/jobs')
    expect(response.headers.get('cache-control')).toMatch(/^private/u)
  }
})

test('[CACHE-03] what a page shows stays inside without a setting', async () => {
  for (const headers of await twice(site(null))) {
    expect([...headers.keys()].filter((name) => /cache-tag|surrogate|content-tags/u.test(name))).toEqual([])
  }
})

test('[CACHE-03] a cache that has the page gets 304, with how long it may keep it', async () => {
  const get = site()
  const etag = (await get('/')).headers.get('etag') ?? ''

  const again = await get('/', { ...EDGE, 'if-none-match': etag })

  expect(again.status).toBe(304)
  expect(again.headers.get('cache-control')).toBe(CONTROL)
})
