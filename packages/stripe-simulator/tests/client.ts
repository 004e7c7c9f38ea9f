import Stripe from 'stripe'
import { createSimulator } from '../src/create-simulator.ts'

/** The moment of tests that choose none. */
export const NOW = new Date('2026-02-16T15:00:00Z')

type Given = { readonly now?: () => Date; readonly file?: string; readonly publicUrl?: string }

/** A simulator, in memory by default, and Stripe's own SDK as its client. */
export function simulatedStripe({
  now = () => NOW,
  file = ':memory:',
  publicUrl = 'http://localhost:3000',
}: Given = {}) {
  const simulator = createSimulator({
    file,
    publicUrl,
    webhookPath: '/api/stripe/webhook',
    business: 'Haulpost',
    now,
    onError: (error) => {
      throw error
    },
  })
  const httpClient = Stripe.createFetchHttpClient(async (url: RequestInfo | URL, init?: RequestInit) =>
    simulator.handle(new Request(url, init)),
  )
  const stripe = new Stripe(simulator.secretKey, { httpClient, maxNetworkRetries: 0, telemetry: false })
  return { ...simulator, simulator, stripe }
}
