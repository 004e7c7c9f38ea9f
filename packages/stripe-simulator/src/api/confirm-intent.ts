import type { Intent, PaymentIntent, PaymentMethod } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { serialize } from '../store/store.ts'
import { createCharge } from './charges.ts'
import type { Params } from './form.ts'
import { invoiceFailed, invoicePaid } from './invoice-payments.ts'
import { attach, createPaymentMethod, paymentMethodOf } from './payment-methods.ts'
import { invalid, StripeError } from './stripe-error.ts'
import { cardNamed, declineOf } from './test-cards.ts'

/** Who confirms, and how the buyer can be asked. */
export type Confirmation = {
  readonly byBrowser: boolean
  /** No buyer is present: a renewal. */
  readonly offSession: boolean
  /** Where a page of the bank leads back to. Absent: the buyer is asked in the page that is open. */
  readonly returnUrl: string | undefined
  readonly pagesUrl: string
}

type Problem = { readonly code: string; readonly decline?: string; readonly message: string }

const NOT_PROVEN =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

const unexpectedState = (intent: Intent) =>
  intent.object === 'payment_intent' ? 'payment_intent_unexpected_state' : 'setup_intent_unexpected_state'

/** Takes the money, or keeps the card. */
function succeed(store: Store, intent: Intent, method: PaymentMethod): void {
  intent.payment_method = method.id
  intent.status = 'succeeded'
  intent.next_action = null
  if (intent.object === 'setup_intent') {
    if (intent.customer) attach(store, method, intent.customer)
    intent.last_setup_error = null
    store.emit('setup_intent.succeeded', store.save(intent))
    return
  }
  const charge = createCharge(store, intent, method, null)
  intent.amount_received = intent.amount
  intent.latest_charge = charge.id
  intent.last_payment_error = null
  store.save(intent)
  if (intent.setup_future_usage && intent.customer) attach(store, method, intent.customer)
  store.emit('charge.succeeded', charge)
  store.emit('payment_intent.succeeded', intent)
  if (intent.onlyHere?.invoice) invoicePaid(store, intent.onlyHere.invoice, method)
}

function failPayment(store: Store, intent: PaymentIntent, method: PaymentMethod, problem: Problem): string {
  const charge = createCharge(store, intent, method, problem)
  intent.latest_charge = charge.id
  store.emit('charge.failed', store.save(charge))
  return charge.id
}

/** Notes that a card was turned down and gives the error that says so; what was noted stays. */
function fail(store: Store, intent: Intent, method: PaymentMethod, problem: Problem): StripeError {
  const error = {
    type: 'card_error' as const,
    code: problem.code,
    ...(problem.decline && { decline_code: problem.decline }),
    doc_url: `https://docs.stripe.com/error-codes/${problem.code.replaceAll('_', '-')}`,
    message: problem.message,
  }
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  const charge = intent.object === 'payment_intent' ? failPayment(store, intent, method, problem) : undefined
  if (intent.object === 'payment_intent') {
    intent.last_payment_error = { ...error, ...(charge && { charge }), payment_method: method }
    store.emit('payment_intent.payment_failed', store.save(intent))
    if (intent.onlyHere?.invoice) invoiceFailed(store, intent.onlyHere.invoice)
  } else {
    intent.last_setup_error = { ...error, payment_method: method }
    store.emit('setup_intent.setup_failed', store.save(intent))
  }
  const about = {
    [intent.object]: serialize(intent),
    payment_method: serialize(method),
    ...(charge && { charge }),
  }
  return new StripeError(402, { ...error, ...about }, true)
}

/** Waits for the buyer to authenticate: in the page that is open, or on one of the bank's. */
function requireChallenge(store: Store, intent: Intent, method: PaymentMethod, how: Confirmation): void {
  intent.status = 'requires_action'
  intent.payment_method = method.id
  intent.next_action =
    how.returnUrl && !how.byBrowser
      ? {
          type: 'redirect_to_url',
          redirect_to_url: { url: `${how.pagesUrl}/3ds/${intent.client_secret}`, return_url: how.returnUrl },
        }
      : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'stripe_3ds2_fingerprint' } }
  intent.onlyHere = { ...intent.onlyHere, ...(how.returnUrl && { returnUrl: how.returnUrl }) }
  const type =
    intent.object === 'payment_intent' ? 'payment_intent.requires_action' : 'setup_intent.requires_action'
  store.emit(type, store.save(intent))
}

function refuseConfirmation(intent: Intent, method: PaymentMethod, how: Confirmation): void {
  if (method.customer && method.customer !== intent.customer)
    throw invalid('The provided PaymentMethod belongs to another customer.', { param: 'payment_method' })
  const mayRedirect = intent.automatic_payment_methods?.allow_redirects === 'always'
  const isInvoice = intent.object === 'payment_intent' && intent.onlyHere?.invoice !== undefined
  if (!how.byBrowser && !how.offSession && mayRedirect && !how.returnUrl && !isInvoice)
    throw invalid(
      'This PaymentIntent is configured to accept payment methods that may require a redirect; you must provide a `return_url`, or set automatic_payment_methods[allow_redirects] to never.',
      { param: 'return_url' },
    )
}

/** Pays with this card, or asks its owner first. A card that is turned down is an error whose traces stay. */
export function payWith(store: Store, intent: Intent, method: PaymentMethod, how: Confirmation): Intent {
  refuseConfirmation(intent, method, how)
  const { asks, fails, keepsWell } = cardNamed(method.onlyHere.card)
  const isKnown = asks === 'once' && how.offSession && method.onlyHere.isAuthenticated
  if (asks && !isKnown) {
    if (how.offSession) {
      const code = 'authentication_required'
      const message = 'Your card was declined. This transaction requires authentication.'
      throw fail(store, intent, method, { code, decline: code, message })
    }
    requireChallenge(store, intent, method, how)
    return intent
  }
  const isTurnedDown = fails && (intent.object === 'payment_intent' || !keepsWell)
  if (isTurnedDown) throw fail(store, intent, method, declineOf(fails))
  succeed(store, intent, method)
  return intent
}

const OPEN: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

function chosenCard(store: Store, intent: Intent, params: Params): PaymentMethod {
  const id = params.text('payment_method')
  if (id) return paymentMethodOf(store, id)
  const data = params.part('payment_method_data')
  if (data) return createPaymentMethod(store, data)
  if (intent.payment_method) return store.get('payment_method', intent.payment_method)
  throw invalid("You cannot confirm this PaymentIntent because it's missing a payment method.", {
    code: unexpectedState(intent),
    [intent.object]: serialize(intent),
  })
}

/** Confirms an intent with what a request says. */
export function confirmIntent(store: Store, intent: Intent, params: Params, how: Confirmation): Intent {
  if (!OPEN.includes(intent.status)) {
    const name = intent.object === 'payment_intent' ? 'PaymentIntent' : 'SetupIntent'
    throw invalid(`This ${name}'s status is ${intent.status}, which does not allow confirmation.`, {
      code: unexpectedState(intent),
      [intent.object]: serialize(intent),
    })
  }
  const usage = params.text('setup_future_usage')
  if (intent.object === 'payment_intent' && (usage === 'off_session' || usage === 'on_session'))
    intent.setup_future_usage = usage
  return payWith(store, intent, chosenCard(store, intent, params), how)
}

/** What came of asking the buyer. */
export function authenticate(store: Store, intent: Intent, isProven: boolean): Intent {
  if (intent.status !== 'requires_action')
    throw invalid('No one is being asked.', { code: unexpectedState(intent) })
  const method = store.get('payment_method', intent.payment_method ?? '')
  if (!isProven) {
    const code =
      intent.object === 'payment_intent'
        ? 'payment_intent_authentication_failure'
        : 'setup_intent_authentication_failure'
    fail(store, intent, method, { code, message: NOT_PROVEN })
    return intent
  }
  method.onlyHere.isAuthenticated = true
  succeed(store, intent, store.save(method))
  return intent
}
