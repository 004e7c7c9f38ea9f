import { callProvider, isPaymentMethod, type ProviderError } from './call-provider.ts'
import { confirmations, type Outcome } from './confirm-payment.ts'
import {
  type ElementsOptions,
  incomplete,
  type SimulatedElements,
  simulatedElements,
} from './simulated-elements.ts'

// What https://js.stripe.com would put into the page, as far as card forms use it: the same names and answers, so that the
// pages' own code is the same in both modes. It knows the simulated provider below /sandbox/stripe and nothing else.

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
      const answer = await callProvider(sent, isPaymentMethod)
      return answer.error ? { error: answer.error } : { paymentMethod: answer.value }
    },
    retrievePaymentIntent: retrieve,
    retrieveSetupIntent: retrieve,
    createToken: async (): Promise<{ error: ProviderError }> => ({
      error: { type: 'invalid_request_error', message: 'Tokens are not simulated' },
    }),
    registerAppInfo() {},
    _registerWrapper() {},
  }
}

/** Puts the stand-in where the loader looks for Stripe's own script. */
export function installSimulatedStripe(): void {
  Reflect.set(window, 'Stripe', Object.assign(stripeFor, { version: 'endive' }))
}
