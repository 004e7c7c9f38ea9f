import { randomBytes, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { pages } from './pipeline/pages.ts'
import type { SiteEnv, SiteParts } from './site-parts.ts'

/** The whole site as a function from Request to Response; what a request passes through, in this order. */
export function createHttp(parts: SiteParts): Hono<SiteEnv> {
  const http = new Hono<SiteEnv>()
  http.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.set('nonce', randomBytes(16).toString('base64'))
    c.set('address', '127.0.0.1')
    c.set('actor', await parts.actorOf(c.req.raw))
    await next()
  })
  http.all('*', pages(parts))
  return http
}
