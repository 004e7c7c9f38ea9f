import type { Context, MiddlewareHandler, Next } from 'hono'
import { countPageLookup } from '#app/platform/cache/cache-metrics.server.ts'
import { type PageCache, pageCache } from '#app/platform/cache/page-cache.ts'
import type { Log } from '#app/platform/log.server.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { securityHeaders } from '#server/pipeline/security/security-headers.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import { type CachedPage, cachedPage } from './cached-page.ts'
import { replaceResponse } from './conditional.ts'
import { type PageKey, pageKey } from './page-key.ts'
import { respondFrom } from './stored-response.ts'

const MEGABYTE = 1024 * 1024
const BOUNDED = { maxBytes: 64 * MEGABYTE, maxEntries: 5000 }
/** Lists made by filters and searches: requesting ever new ones evicts only others of their kind. */
const ENDLESS = { maxBytes: 16 * MEGABYTE, maxEntries: 1000 }
const SHARED = /\bs-maxage=(\d+)/u

type Options = {
  /** No page is served when it is older than this. 0: no page is cached. */
  readonly maxSeconds: number
  readonly isHttps: boolean
  readonly headersFor: ReturnType<typeof securityHeaders>
  readonly clock: () => number
  readonly log: Log
}

type Stores = Readonly<Record<'bounded' | 'endless', PageCache<CachedPage>>>

export type Pages = Pick<PageCache<CachedPage>, 'clear' | 'size'> & {
  /** Returns a cached page, without rendering anything. */
  readonly find: (request: Request) => CachedPage | null
  /** Renders a page once for concurrent requests, and caches it if its route allows. */
  readonly middleware: MiddlewareHandler<SiteEnv>
}

type Rendered = { readonly page: CachedPage; readonly seconds: number }

function secondsOf({ status, headers }: Response, maxSeconds: number): number {
  if (status !== 200 || headers.has('set-cookie')) return 0
  return Math.min(maxSeconds, Number(SHARED.exec(headers.get('cache-control') ?? '')?.[1] ?? 0))
}

/** Makes a page of the response, if its route allows, and responds with that page. */
async function pageOf(c: Context<SiteEnv>, options: Options): Promise<Rendered | null> {
  const response = c.res
  const seconds = secondsOf(response, options.maxSeconds)
  if (seconds === 0) return null
  const bytes = new Uint8Array(await response.arrayBuffer())
  const route = c.get('route')
  const rendered = { request: c.req.raw, response, bytes, nonce: c.get('nonce'), route }
  const page = cachedPage(rendered, options.headersFor(pathOf(c.req.url)), options.isHttps)
  if (!page) {
    options.log.warn({ route }, 'a page could not be kept: its nonce is part of the content')
    replaceResponse(c, new Response(bytes, response))
    return null
  }
  replaceResponse(c, await respondFrom(page, c.req.raw.headers, c.get('requestId')))
  return { page, seconds }
}

/** Two caches of pages: for a limited and for an unlimited number of addresses. */
function storesOf(clock: () => number) {
  const stores: Stores = {
    bounded: pageCache({ ...BOUNDED, clock }),
    endless: pageCache({ ...ENDLESS, clock }),
  }
  return {
    storeOf: ({ isBounded }: PageKey) => (isBounded ? stores.bounded : stores.endless),
    clear() {
      stores.bounded.clear()
      stores.endless.clear()
    },
    size() {
      const [a, b] = [stores.bounded.size(), stores.endless.size()]
      return { entries: a.entries + b.entries, bytes: a.bytes + b.bytes }
    },
  }
}

/** Visitors' pages, cached for seconds. Routes opt in by `Cache-Control: public, s-maxage=…` (seconds). */
export function cachedPages(options: Options): Pages {
  const { storeOf, clear, size } = storesOf(options.clock)
  const rendering = new Map<string, Promise<CachedPage | null>>()

  const keyOf = (request: Request) => (options.maxSeconds > 0 ? pageKey(request) : null)

  async function render(c: Context<SiteEnv>, next: Next, key: PageKey): Promise<CachedPage | null> {
    const store = storeOf(key)
    const generation = store.generation()
    await next()
    const rendered = await pageOf(c, options)
    if (!rendered) return null
    const { page, seconds } = rendered
    // Twice the bytes: room for the compressed variants and metadata.
    const bytes = page.plain.bytes.length * 2
    store.set(key.name, page, { bytes, ttlMs: seconds * 1000, generation })
    return page
  }

  async function renderForAll(c: Context<SiteEnv>, next: Next, key: PageKey): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<CachedPage | null>()
    rendering.set(key.name, promise)
    let page: CachedPage | null = null
    try {
      page = await render(c, next, key)
    } finally {
      rendering.delete(key.name)
      resolve(page)
    }
  }

  return {
    find(request) {
      const key = request.method === 'GET' ? keyOf(request) : null
      const kept = key === null ? null : (storeOf(key).get(key.name) ?? null)
      if (kept) countPageLookup('hit')
      return kept
    },
    async middleware(c, next) {
      const key = isSafe(c.req.method) ? keyOf(c.req.raw) : null
      if (key === null) return next()
      const waiting = rendering.get(key.name)
      const kept = storeOf(key).get(key.name) ?? (waiting ? await waiting : null)
      countPageLookup(kept ? 'hit' : 'miss')
      // Requests that waited in vain go on concurrently: this page cannot be shared.
      if (!kept) return waiting || c.req.method === 'HEAD' ? next() : renderForAll(c, next, key)
      c.set('route', kept.route)
      return respondFrom(kept, c.req.raw.headers, c.get('requestId'))
    },
    clear,
    size,
  }
}
