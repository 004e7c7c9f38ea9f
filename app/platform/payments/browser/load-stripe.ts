import type { Stripe } from '@stripe/stripe-js'
// The package itself would load Stripe's script on import, wherever it is mentioned.
import { loadStripe } from '@stripe/stripe-js/pure'

type Given = { readonly mode: 'live' | 'simulated'; readonly publishableKey: string }

let loading: Promise<Stripe | null> | undefined

async function load({ mode, publishableKey }: Given): Promise<Stripe | null> {
  try {
    if (mode === 'simulated') (await import('./simulated-stripe.ts')).installSimulatedStripe()
    return await loadStripe(publishableKey)
  } catch {
    // Tried again when a form is opened the next time.
    loading = undefined
    return null
  }
}

/**
 * Stripe's script for card forms, or its stand-in where payments are simulated; null when it cannot be loaded. Call it
 * where a card form is shown, and nowhere else: nobody else has to download it.
 */
export function loadPayments(given: Given): Promise<Stripe | null> {
  loading ??= load(given)
  return loading
}
