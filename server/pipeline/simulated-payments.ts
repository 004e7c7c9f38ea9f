import type { Context, MiddlewareHandler } from 'hono'
import type { Payments } from '#app/platform/payments/payments.server.ts'
import { localeOf } from '#server/pipeline/identity/said-by-visitor.ts'
import type { SiteEnv, SiteParts } from '../site-parts.ts'
import { targetOf } from './address-of.ts'
import { siteFacts } from './make-ctx.ts'

/** The operations of the simulator's pages: each has a line in the policy, like every page of the site. */
export const SIMULATOR_OPERATIONS = ['/dev/payments', '/sandbox/portal/:id', '/sandbox/3ds/:intent'].map(
  (pattern) => ({ pattern, reads: true, writes: true }),
)

/** Forwards a request to the simulator, in the language of the visitor. */
function forward(c: Context<SiteEnv>, simulator: NonNullable<Payments['simulator']>) {
  const headers = new Headers(c.req.raw.headers)
  headers.set('accept-language', localeOf(c.req.raw, c.get('actor')?.language))
  const url = new URL(targetOf(c.req.url), 'http://simulator')
  return simulator.app.fetch(new Request(new Request(url, c.req.raw), { headers }))
}

/** What the simulated Stripe serves to browsers. With a key these addresses do not exist. */
export function simulatedPayments({ simulator }: Pick<Payments, 'simulator'>): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    if (!simulator) return next()
    c.set('route', '/sandbox/*')
    return forward(c, simulator)
  }
}

/** The simulator's page for developers: on a local site only, and only for requests from that machine. */
export function simulatorDashboard(parts: SiteParts): MiddlewareHandler<SiteEnv> {
  const { simulator } = parts.payments
  const { showsSimulation } = siteFacts(parts.settings)
  return async (c, next) => {
    if (!simulator || !showsSimulation || !c.get('isLocal')) return next()
    c.set('route', '/dev/payments')
    return forward(c, simulator)
  }
}
