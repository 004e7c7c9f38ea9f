import type { MiddlewareHandler } from 'hono'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import type { SiteEnv, SiteParts } from '../site-parts.ts'
import { noOf, sayNo } from './errors.ts'
import { siteFacts } from './make-ctx.ts'

/** So many answers that cost work, a minute and network. Stands before the session is looked up: that is work too. */
export function limitDynamic(parts: SiteParts): MiddlewareHandler<SiteEnv> {
  const site = siteFacts(parts.settings)
  return async (c, next) => {
    const visitor = { address: c.get('address'), userAgent: '' }
    const no = await takeToken({ db: parts.db, now: parts.now(), actor: null, visitor, site }, 'dynamic')
    return no ? sayNo(c, noOf(no)) : next()
  }
}
