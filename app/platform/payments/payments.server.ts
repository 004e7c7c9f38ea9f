import path from 'node:path'
import type { Simulator } from '@haulpost/stripe-simulator'
import Stripe from 'stripe'
import type { Settings } from '../env.server.ts'
import type { Log } from '../log.server.ts'
import { type CircuitBreaker, circuitBreaker } from './circuit-breaker.ts'
import { WEBHOOK_PATH } from './webhook-path.ts'

/** Timeout of a call to the provider, in milliseconds; it is then retried twice under the same idempotency key. */
const TIMEOUT_MS = 8000
const RETRIES = 2

/** Maximum age of an event, and maximum clock skew, in seconds. */
const TOLERANCE_S = 300

type Message = { readonly body: string; readonly signature: string | null; readonly now: Date }

/** The payment provider. There is one client and one set of rules; without a key only its transport differs. */
export type Payments = {
  readonly stripe: Stripe
  readonly mode: 'live' | 'simulated'
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Returns the event of a webhook request, given its raw body; null unless the provider signed it just now. */
  readonly eventFrom: (message: Message) => Promise<Stripe.Event | null>
  /** The simulator, where payments are simulated. */
  readonly simulator: Simulator | null
  /** Fails fast while the provider does not respond. */
  readonly breaker: CircuitBreaker
  readonly close: () => Promise<void>
}

type Around = { readonly now: () => Date; readonly log: Log }

const BREAKER = { failures: 5, restMs: 30_000 } as const
const newBreaker = () => circuitBreaker({ ...BREAKER, now: () => new Date() })

const OPTIONS = { maxNetworkRetries: RETRIES, timeout: TIMEOUT_MS, telemetry: false } as const

function reader(stripe: Stripe, secret: string): Payments['eventFrom'] {
  return async ({ body, signature, now }) => {
    const at = Number(/(?:^|,)t=(?<time>\d{1,12})(?:,|$)/u.exec(signature ?? '')?.groups?.['time'])
    // The SDK accepts events from the future.
    if (signature === null || !(at * 1000 - now.getTime() <= TOLERANCE_S * 1000)) return null
    try {
      const checked = stripe.webhooks.constructEventAsync(
        body,
        signature,
        secret,
        TOLERANCE_S,
        undefined,
        now.getTime(),
      )
      return await checked
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
      if (error instanceof SyntaxError) return null
      // The SDK makes no webhook event of thin events, and has no error class for saying so.
      if (error instanceof Error && error.message.includes('thin event')) return null
      throw error
    }
  }
}

type LiveKeys = {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
}

function live(keys: LiveKeys): Payments {
  const stripe = new Stripe(keys.secretKey, OPTIONS)
  return {
    stripe,
    mode: 'live',
    publishableKey: keys.publishableKey,
    webhookSecret: keys.webhookSecret,
    eventFrom: reader(stripe, keys.webhookSecret),
    simulator: null,
    breaker: newBreaker(),
    close: async () => {},
  }
}

/** Returns the client of a simulator: it calls a function, and nothing leaves the process. */
export function simulatedBy(simulator: Simulator): Payments {
  const httpClient = Stripe.createFetchHttpClient(async (url: RequestInfo | URL, init?: RequestInit) =>
    simulator.handle(new Request(url, init)),
  )
  const stripe = new Stripe(simulator.secretKey, { ...OPTIONS, httpClient })
  return {
    stripe,
    mode: 'simulated',
    publishableKey: simulator.publishableKey,
    webhookSecret: simulator.webhookSecret,
    eventFrom: reader(stripe, simulator.webhookSecret),
    simulator,
    breaker: newBreaker(),
    close: simulator.close,
  }
}

/**
 * Opens Stripe: the real one when there is a key, otherwise a simulator in DATA_DIR, whose code is loaded only then.
 */
export async function openPayments(
  settings: Pick<Settings, 'stripe' | 'dataDir' | 'publicUrl'>,
  { now, log }: Around,
): Promise<Payments> {
  if (settings.stripe) return live(settings.stripe)
  const { createSimulator } = await import('@haulpost/stripe-simulator')
  const simulator = createSimulator({
    file: path.join(settings.dataDir, 'simulated-payments.sqlite'),
    publicUrl: settings.publicUrl,
    webhookPath: WEBHOOK_PATH,
    business: 'Haulpost',
    now,
    onError: (err) => log.error({ err }, 'events of the simulated payment provider are stuck'),
  })
  return simulatedBy(simulator)
}
