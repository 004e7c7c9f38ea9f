import type { Stripe } from '@stripe/stripe-js'
// The package's main module would load Stripe's script on import, wherever it is imported.
import { loadStripe } from '@stripe/stripe-js/pure'

type Given = { readonly mode: 'live' | 'simulated'; readonly publishableKey: string }

/** The simulator serves this in place of Stripe's script. It is no part of the site's own files. */
const SIMULATED_SCRIPT = '/sandbox/stripe/files/browser/stripe.ts'

let loading: Promise<Stripe | null> | undefined

async function load({ mode, publishableKey }: Given): Promise<Stripe | null> {
  try {
    if (mode === 'simulated') await import(/* @vite-ignore */ SIMULATED_SCRIPT)
    return await loadStripe(publishableKey)
  } catch {
    // The next form that is opened tries again.
    loading = undefined
    return null
  }
}

/**
 * Loads Stripe's script for card forms, or the simulator's where payments are simulated; null when it cannot be
 * loaded. Call it only where a card form is shown, so that no other page downloads it.
 */
export function loadPayments(given: Given): Promise<Stripe | null> {
  loading ??= load(given)
  return loading
}
