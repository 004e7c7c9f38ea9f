import type { MiddlewareHandler } from 'hono'
import type { Payments } from '#app/platform/payments/payments.server.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import { targetOf } from './address-of.ts'

const MOUNT = '/sandbox/stripe'

/** The payment provider for browsers, where it is simulated. With a real one there is no such address. */
export function simulatedPayments({ standIn }: Pick<Payments, 'standIn'>): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    if (!standIn) return next()
    c.set('route', `${MOUNT}/*`)
    const url = new URL(targetOf(c.req.url).slice(MOUNT.length), 'http://stand-in')
    const { method, headers } = c.req.raw
    const body = method === 'POST' ? await c.req.text() : undefined
    return standIn.answerBrowser(new Request(url, { method, headers, body }))
  }
}
