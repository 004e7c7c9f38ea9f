import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../site-parts.ts'
import { type No, sayNo } from './errors.ts'
import type { Pressure } from './pressure.ts'
import { maySession } from './said-by-visitor.ts'

const MOST_IN_FLIGHT = 200
const BUSY: No = { status: 503, code: 'common.tooBusy', headers: { 'retry-after': '1' } }

/** Answers what can be answered in time, and tells the rest at once to come back. */
export function boundedWork(
  pressure: Pressure | undefined,
  most = MOST_IN_FLIGHT,
): MiddlewareHandler<SiteEnv> {
  let inFlight = 0
  return async (c, next) => {
    if (inFlight >= most) return sayNo(c, BUSY)
    if (pressure?.isHigh() && !maySession(c.req.raw.headers)) return sayNo(c, BUSY)
    inFlight += 1
    try {
      await next()
    } finally {
      inFlight -= 1
    }
  }
}
