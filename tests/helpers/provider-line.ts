import Stripe from 'stripe'
import type { Payments } from '#app/platform/payments/payments.server.ts'

type Real = () => Promise<Response>

/** What becomes of a request that changes something at the provider; `real` lets it through. */
export type Way = (request: Request, real: Real) => Promise<Response>

/** An answer as the provider gives it. */
export const providerSays = (status: number, body: string, headers = {}) =>
  new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } })

/** The same provider over a line that `way` disturbs, until it is mended. */
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
