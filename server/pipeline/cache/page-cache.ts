import type { Context, MiddlewareHandler, Next } from 'hono'
import { countPageLookup } from '#app/platform/cache/cache-metrics.server.ts'
import type { PageCache } from '#app/platform/cache/page-cache.ts'
import type { Log } from '#app/platform/log.server.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { securityHeaders } from '#server/pipeline/security/security-headers.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import { type CachedPage, cachedPage } from './cached-page.ts'
import { replaceResponse } from './conditional.ts'
import { type PageKey, pageKey } from './page-key.ts'
import { pageStores } from './page-stores.ts'
import type { SharedCache } from './shared-cache.ts'
import { respondFrom, sizeOf } from './stored-response.ts'

/** A request joins a page that began to be rendered before the last change, for this long, in milliseconds. */
const JOIN_MS = 500

const SHARED = /\bs-maxage=(\d+)/u

type Options = {
  /** No page is served when it is older than this. 0: no page is cached. */
  readonly maxSeconds: number
  readonly megabytes: number
  readonly isHttps: boolean
  readonly headersFor: ReturnType<typeof securityHeaders>
  readonly sharedHeaders: SharedCache
  readonly clock: () => number
  /** Whether changes are heard. While they are not, cached pages may be out of date, and none is served. */
  readonly isHearing: () => boolean
  readonly log: Log
}

export type Pages = Pick<PageCache<CachedPage>, 'drop' | 'size'> & {
  /** Returns a cached page, without rendering anything. */
  readonly find: (request: Request) => CachedPage | null
  readonly sharedHeaders: SharedCache
  /** Renders a page once for concurrent requests, and caches it if its route allows. */
  readonly middleware: MiddlewareHandler<SiteEnv>
}

type Rendered = { readonly page: CachedPage; readonly seconds: number }
type Rendering = {
  readonly page: Promise<CachedPage | null>
  readonly version: number
  readonly since: number
}

function secondsOf({ status, headers }: Response, maxSeconds: number): number {
  if (status !== 200 || headers.has('set-cookie')) return 0
  return Math.min(maxSeconds, Number(SHARED.exec(headers.get('cache-control') ?? '')?.[1] ?? 0))
}

/** Responds from a page. The headers for caches in front are set last. */
function respond(c: Context<SiteEnv>, page: CachedPage, { sharedHeaders }: Options) {
  c.set('sharedHeaders', sharedHeaders(c.req.raw, page))
  return respondFrom(page, c.req.raw.headers, { 'x-request-id': c.get('requestId') })
}

/** Makes a page of the response, if its route allows, and responds with that page. */
async function pageOf(c: Context<SiteEnv>, options: Options): Promise<Rendered | null> {
  const response = c.res
  const seconds = secondsOf(response, options.maxSeconds)
  if (seconds === 0) return null
  const bytes = new Uint8Array(await response.arrayBuffer())
  const route = c.get('route')
  const rendered = { request: c.req.raw, response, bytes, nonce: c.get('nonce'), route }
  const page = await cachedPage(rendered, options.headersFor(pathOf(c.req.url)), options.isHttps)
  if (!page) {
    options.log.warn({ route }, 'a page could not be kept: its nonce is part of the content')
    replaceResponse(c, new Response(bytes, response))
    return null
  }
  replaceResponse(c, await respond(c, page, options))
  return { page, seconds }
}

/** Visitors' pages, cached for seconds. Routes opt in by `Cache-Control: public, s-maxage=…` (seconds). */
export function cachedPages(options: Options): Pages {
  const { storeOf, drop, size } = pageStores<CachedPage>(options)
  const rendering = new Map<string, Rendering>()

  const keyOf = (request: Request) => (options.maxSeconds > 0 ? pageKey(request) : null)

  const cached = (key: PageKey) => (options.isHearing() ? (storeOf(key).get(key.name) ?? null) : null)

  /** Returns the page that is being rendered for others, unless it began so long before a change that it would be old. */
  function joinable(key: PageKey): Promise<CachedPage | null> | null {
    const found = rendering.get(key.name)
    if (!found) return null
    const isCurrent = found.version === storeOf(key).version() && options.isHearing()
    return isCurrent || options.clock() - found.since < JOIN_MS ? found.page : null
  }

  async function render(c: Context<SiteEnv>, next: Next, key: PageKey): Promise<CachedPage | null> {
    const store = storeOf(key)
    const version = store.version()
    await next()
    const rendered = await pageOf(c, options)
    if (!rendered) return null
    const { page, seconds } = rendered
    store.set(key.name, page, {
      bytes: sizeOf(page),
      ttlMs: seconds * 1000,
      version,
      dependsOn: page.dependsOn,
    })
    return page
  }

  async function renderForAll(c: Context<SiteEnv>, next: Next, key: PageKey): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<CachedPage | null>()
    const begun = { page: promise, version: storeOf(key).version(), since: options.clock() }
    rendering.set(key.name, begun)
    let page: CachedPage | null = null
    try {
      page = await render(c, next, key)
    } finally {
      // A later rendering may have taken its place.
      if (rendering.get(key.name) === begun) rendering.delete(key.name)
      resolve(page)
    }
  }

  return {
    find(request) {
      const key = request.method === 'GET' ? keyOf(request) : null
      const kept = key === null ? null : cached(key)
      if (kept) countPageLookup('hit')
      return kept
    },
    async middleware(c, next) {
      const key = isSafe(c.req.method) ? keyOf(c.req.raw) : null
      if (key === null) return next()
      const waiting = joinable(key)
      const kept = cached(key) ?? (waiting ? await waiting : null)
      countPageLookup(kept ? 'hit' : 'miss')
      // Requests that waited in vain go on concurrently: this page cannot be shared.
      if (!kept) return waiting || c.req.method === 'HEAD' ? next() : renderForAll(c, next, key)
      c.set('route', kept.route)
      return respond(c, kept, options)
    },
    drop,
    size,
    sharedHeaders: options.sharedHeaders,
  }
}
