import { type ApiError, callApi, isPaymentMethod } from './call-api.ts'
import { confirmations, type Outcome } from './confirm-payment.ts'
import { make } from './elements.ts'
import {
  type ElementsOptions,
  incomplete,
  type SimulatedElements,
  simulatedElements,
} from './simulated-elements.ts'

// Replaces the script of https://js.stripe.com, as far as card forms use it: the same names and results, so that a page's
// own code is the same in both modes. Importing it sets `window.Stripe`. It calls the simulated API and nothing else.

function stripeFor(publishableKey: string) {
  const { confirm, resume, retrieve } = confirmations(publishableKey)
  const confirmCard = (clientSecret: string, about?: { readonly payment_method?: unknown }) =>
    confirm({
      clientSecret,
      confirmParams: { payment_method: about?.payment_method },
      redirect: 'if_required',
    })

  return {
    elements: (options: ElementsOptions = {}) => simulatedElements(options),
    confirmPayment: confirm,
    confirmSetup: confirm,
    confirmCardPayment: confirmCard,
    confirmCardSetup: confirmCard,
    handleNextAction: resume,
    async createPaymentMethod({ elements }: { elements: SimulatedElements }): Promise<Outcome> {
      const card = elements.card()
      if ('complaint' in card) return { error: incomplete(card.complaint) }
      const form = { type: 'card', ...card.parameters }
      const sent = { publishableKey, path: '/v1/payment_methods', form }
      const result = await callApi(sent, isPaymentMethod)
      return result.error ? { error: result.error } : { paymentMethod: result.value }
    },
    retrievePaymentIntent: retrieve,
    retrieveSetupIntent: retrieve,
    createToken: async (): Promise<{ error: ApiError }> => ({
      error: { type: 'invalid_request_error', message: 'Tokens are not simulated' },
    }),
    registerAppInfo() {},
    _registerWrapper() {},
  }
}

function loadStyles(): void {
  const href = new URL('card-form.css', import.meta.url).href
  document.head.append(make('link', { rel: 'stylesheet', href }))
}

/** As `window.Stripe` of Stripe's own script. */
export const simulatedStripe = Object.assign(stripeFor, { version: 'endive' })

// Where the loader of @stripe/stripe-js looks before it asks for Stripe's own script.
Reflect.set(window, 'Stripe', simulatedStripe)
loadStyles()
