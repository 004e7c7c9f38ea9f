import Stripe from 'stripe'
import type { Payments } from '#app/platform/payments/payments.server.ts'

type Real = () => Promise<Response>

/** What happens to a request that changes something at the provider; `real` sends it. */
export type Way = (request: Request, real: Real) => Promise<Response>

/** Returns a response as the provider sends it. */
export const providerSays = (status: number, body: string, headers = {}) =>
  new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } })

/** The same provider over a connection that `way` disturbs, until it is repaired. */
export function overBadLine(payments: Payments, way: Way) {
  let isBad = true
  const { simulator } = payments
  if (!simulator) throw new Error('tests have a simulated provider')
  const httpClient = Stripe.createFetchHttpClient((url: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(url, init)
    const real = () => simulator.handle(request.clone())
    return isBad && request.method === 'POST' ? way(request, real) : real()
  })
  const stripe = new Stripe(simulator.secretKey, { httpClient, timeout: 100, maxNetworkRetries: 0 })
  return { payments: { ...payments, stripe }, mend: () => (isBad = false) }
}
