import type { Stripe } from '@stripe/stripe-js'
// The package itself would load Stripe's script on import, wherever it is mentioned.
import { loadStripe } from '@stripe/stripe-js/pure'

type Given = { readonly mode: 'live' | 'simulated'; readonly publishableKey: string }

/** What the simulator serves in the place of Stripe's script. It is no part of the site's own files. */
const SIMULATED_SCRIPT = '/sandbox/stripe/files/browser/stripe.ts'

let loading: Promise<Stripe | null> | undefined

async function load({ mode, publishableKey }: Given): Promise<Stripe | null> {
  try {
    if (mode === 'simulated') await import(/* @vite-ignore */ SIMULATED_SCRIPT)
    return await loadStripe(publishableKey)
  } catch {
    // Tried again when a form is opened the next time.
    loading = undefined
    return null
  }
}

/**
 * Loads Stripe's script for card forms, or the simulator's where payments are simulated; null when it cannot be loaded.
 * Call it where a card form is shown, and nowhere else: nobody else has to download it.
 */
export function loadPayments(given: Given): Promise<Stripe | null> {
  loading ??= load(given)
  return loading
}
