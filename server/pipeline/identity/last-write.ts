import type { MiddlewareHandler } from 'hono'
import {
  formatLogPosition,
  type LogPosition,
  parseLogPosition,
} from '#app/platform/db/replicas/log-position.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'
import { maySession } from './said-by-visitor.ts'

const COOKIE = /(?:^|;\s*)wrote=(?<position>[\dA-F/]{3,17})(?:;|$)/u

/** Longer than a replica may be behind (DATABASE_REPLICA_MAX_LAG_SECONDS). */
const TTL_SECONDS = 120

/**
 * Returns where the log of the database was after the last change that this browser made; null if there was none lately.
 * It needs no signature: another value changes only from which server its sender reads public pages.
 */
export function lastWriteOf(headers: Pick<Headers, 'get'>): LogPosition | null {
  const { position } = COOKIE.exec(headers.get('cookie') ?? '')?.groups ?? {}
  return position ? parseLogPosition(position) : null
}

/**
 * Lets users read their own writes: after a request with a session that may have changed something, a cookie names the
 * position of the primary, which a replica must have reached to answer them.
 */
export function rememberWrites({ replicas, settings }: SiteParts): MiddlewareHandler<SiteEnv> {
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : ''
  return async (c, next) => {
    await next()
    if (!replicas || isSafe(c.req.method) || !maySession(c.req.raw.headers) || c.res.status >= 400) return
    const position = await replicas.position()
    if (position === null) return
    const value = `wrote=${formatLogPosition(position)}`
    c.res.headers.append(
      'set-cookie',
      `${value}; Path=/; Max-Age=${TTL_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
    )
  }
}
