import type { Context, MiddlewareHandler, Next } from 'hono'
import { type PageCache, pageCache } from '#app/platform/cache/page-cache.ts'
import type { Log } from '#app/platform/log.server.ts'
import type { SiteEnv } from '../site-parts.ts'
import { pathOf } from './address-of.ts'
import { type CachedPage, cachedPage } from './cached-page.ts'
import { pageKey } from './page-key.ts'
import { replaceAnswer } from './replace-answer.ts'
import type { securityHeaders } from './security-headers.ts'
import { answerFrom } from './stored-answer.ts'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_ENTRIES = 5000
const SHARED = /\bs-maxage=(\d+)/u

type Options = {
  /** No page is served again after more than this. 0: no page is kept. */
  readonly maxSeconds: number
  readonly isHttps: boolean
  readonly headersFor: ReturnType<typeof securityHeaders>
  readonly clock: () => number
  readonly log: Log
}

export type Pages = Pick<PageCache<CachedPage>, 'drop' | 'size'> & {
  /** A page that is there, without rendering anything. */
  readonly find: (request: Request) => CachedPage | null
  /** Renders a page once for all who ask for it at the same time, and keeps it if its route allows. */
  readonly middleware: MiddlewareHandler<SiteEnv>
}

type Rendered = { readonly page: CachedPage; readonly seconds: number }

function secondsOf({ status, headers }: Response, maxSeconds: number): number {
  if (status !== 200 || headers.has('set-cookie')) return 0
  return Math.min(maxSeconds, Number(SHARED.exec(headers.get('cache-control') ?? '')?.[1] ?? 0))
}

/** Makes a page of the answer, if its route allows, and answers with that page from now on. */
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
    replaceAnswer(c, new Response(bytes, response))
    return null
  }
  replaceAnswer(c, await answerFrom(page, c.req.raw.headers, c.get('requestId')))
  return { page, seconds }
}

/** The pages of visitors, kept for seconds. Routes opt in by `Cache-Control: public, s-maxage=…` (seconds). */
export function cachedPages(options: Options): Pages {
  const pages = pageCache<CachedPage>({ maxBytes: MAX_BYTES, maxEntries: MAX_ENTRIES, clock: options.clock })
  const rendering = new Map<string, Promise<CachedPage | null>>()

  const keyOf = (request: Request) =>
    request.method === 'GET' && options.maxSeconds > 0 ? pageKey(request) : null

  async function render(c: Context<SiteEnv>, next: Next, key: string): Promise<CachedPage | null> {
    const generation = pages.generation()
    await next()
    const rendered = await pageOf(c, options)
    if (!rendered) return null
    const { page, seconds } = rendered
    // Twice the bytes: room for the compressed variants and what surrounds them.
    const bytes = page.plain.bytes.length * 2
    pages.keep(key, page, { bytes, ttlMs: seconds * 1000, generation })
    return page
  }

  async function renderForAll(c: Context<SiteEnv>, next: Next, key: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<CachedPage | null>()
    rendering.set(key, promise)
    let page: CachedPage | null = null
    try {
      page = await render(c, next, key)
    } finally {
      rendering.delete(key)
      resolve(page)
    }
  }

  return {
    find(request) {
      const key = keyOf(request)
      return key === null ? null : (pages.get(key) ?? null)
    },
    async middleware(c, next) {
      const key = keyOf(c.req.raw)
      if (key === null) return next()
      const waiting = rendering.get(key)
      const kept = pages.get(key) ?? (waiting ? await waiting : null)
      // Those who waited in vain go on side by side: this page is nobody's but its reader's.
      if (!kept) return waiting ? next() : renderForAll(c, next, key)
      c.set('route', kept.route)
      return answerFrom(kept, c.req.raw.headers, c.get('requestId'))
    },
    drop: pages.drop,
    size: pages.size,
  }
}
