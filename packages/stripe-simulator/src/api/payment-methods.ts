import { createHash } from 'node:crypto'
import type { PaymentMethod } from '../store/records.ts'
import { pageOf, type Store } from '../store/store.ts'
import { type Params, parseForm } from './form.ts'
import type { Call, Route } from './route.ts'
import { invalid, StripeError } from './stripe-error.ts'
import {
  type CardName,
  cardNamed,
  cardOfToken,
  cardWithNumber,
  declineOf,
  isCardNumber,
} from './test-cards.ts'

const wrong = (code: string, message: string, param: string, decline?: string) =>
  new StripeError(402, {
    type: 'card_error',
    code,
    message,
    param,
    ...(decline && { decline_code: decline }),
  })

const notATestCard = () =>
  wrong(
    'card_declined',
    'Your card was declined. Your request was in test mode, but used a non test card.',
    'number',
    'test_mode_live_card',
  )

/** Which test card it is. A number that is none of them is distinguished from a mistyped one, and forgotten. */
function readCard(card: Params | undefined): CardName {
  const token = card?.text('token')
  if (token !== undefined) return 'visa'
  const number = (card?.text('number') ?? '').replace(/\s/gu, '')
  if (!isCardNumber(number)) throw wrong('incorrect_number', 'Your card number is incorrect.', 'number')
  const name = cardWithNumber(number)
  if (!name) throw notATestCard()
  return name
}

/** Throws when the card has run out at `now`, in seconds. */
function readExpiry(card: Params | undefined, now: number): { exp_month: number; exp_year: number } {
  const month = card?.whole('exp_month') ?? 12
  const year = card?.whole('exp_year') ?? 0
  const fullYear = year < 100 ? 2000 + year : year
  if (month < 1 || month > 12)
    throw wrong('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  const endsAt = Date.UTC(fullYear, month) / 1000
  if (endsAt <= now || fullYear > new Date(now * 1000).getUTCFullYear() + 50)
    throw wrong('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  return { exp_month: month, exp_year: fullYear }
}

function cardOf(name: CardName, expiry: { exp_month: number; exp_year: number }): PaymentMethod['card'] {
  const { brand, number } = cardNamed(name)
  return {
    ...expiry,
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: brand,
    fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 16),
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

function billingDetails(params: Params): PaymentMethod['billing_details'] {
  const text = (name: string) => params.text(`billing_details.${name}`) ?? null
  return { address: NO_ADDRESS, email: text('email'), name: text('name'), phone: text('phone'), tax_id: null }
}

/** A new card from what a form says about it. */
export function createPaymentMethod(store: Store, params: Params): PaymentMethod {
  if ((params.text('type') ?? 'card') !== 'card')
    throw invalid('Only cards are simulated.', { param: 'type' })
  const sent = params.part('card')
  const cvc = sent?.text('cvc')
  const name = readCard(sent)
  const expiry =
    sent?.text('token') === undefined ? readExpiry(sent, store.now()) : { exp_month: 12, exp_year: 2044 }
  if (cvc !== undefined && !/^\d{3,4}$/u.test(cvc))
    throw wrong('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  return store.save({
    id: store.newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(params),
    card: cardOf(name, expiry),
    created: store.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: params.metadata(),
    type: 'card',
    onlyHere: { card: name },
  })
}

/** The card with this id, or a new one for a name such as pm_card_visa. */
export function paymentMethodOf(store: Store, id: string, param = 'payment_method'): PaymentMethod {
  const name = cardOfToken(id)
  if (!name) return store.get('payment_method', id, param)
  const sent = new URLSearchParams({
    'card[number]': cardNamed(name).number,
    'card[exp_month]': '12',
    'card[exp_year]': '2044',
    'card[cvc]': '123',
  })
  return createPaymentMethod(store, parseForm(sent.toString()))
}

const unexpected = (message: string) => invalid(message, { code: 'payment_method_unexpected_state' })

/** Keeps a card for a customer. Cards that fail at once are turned down here already. */
export function attach(store: Store, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method
  if (method.customer)
    throw unexpected('The payment method you provided has already been attached to a customer.')
  if (method.onlyHere.isDetached)
    throw unexpected(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    )
  const { fails, keepsWell } = cardNamed(method.onlyHere.card)
  if (fails && !keepsWell) {
    const { code, decline, message } = declineOf(fails)
    throw new StripeError(402, {
      type: 'card_error',
      code,
      message,
      ...(decline && { decline_code: decline }),
    })
  }
  method.customer = customer
  store.emit('payment_method.attached', store.save(method))
  return method
}

function forgetDefaults(store: Store, method: PaymentMethod): void {
  const customer = store.find('customer', method.customer ?? '')
  if (customer?.invoice_settings.default_payment_method === method.id) {
    customer.invoice_settings.default_payment_method = null
    store.emit('customer.updated', store.save(customer))
  }
  for (const subscription of store.all('subscription', { customer: method.customer ?? '' })) {
    if (subscription.default_payment_method !== method.id) continue
    subscription.default_payment_method = null
    store.save(subscription)
  }
}

export function detach({ store, id }: Call): PaymentMethod {
  const method = store.get('payment_method', id)
  if (!method.customer)
    throw unexpected(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    )
  forgetDefaults(store, method)
  const previous = { customer: method.customer }
  method.customer = null
  method.onlyHere.isDetached = true
  store.emit('payment_method.detached', store.save(method), previous)
  return method
}

function update({ store, id, params }: Call): PaymentMethod {
  const method = store.get('payment_method', id)
  method.metadata = params.metadata(method.metadata ?? {})
  if (params.has('card')) {
    const { exp_month, exp_year } = method.card
    method.card.exp_month = params.whole('card.exp_month') ?? exp_month
    method.card.exp_year = params.whole('card.exp_year') ?? exp_year
  }
  store.emit('payment_method.updated', store.save(method))
  return method
}

export const PAYMENT_METHOD_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    handle: ({ store, params }) => createPaymentMethod(store, params),
    publishable: true,
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    handle: ({ store, id, params }) =>
      attach(
        store,
        paymentMethodOf(store, id, 'id'),
        store.get('customer', params.need('customer'), 'customer').id,
      ),
  },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', handle: detach },
  { method: 'POST', path: '/v1/payment_methods/:id', handle: update },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    handle: ({ store, id }) => store.get('payment_method', id),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    handle: ({ store, params }) =>
      store.page('payment_method', params, { customer: params.text('customer'), type: params.text('type') }),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    handle: ({ store, id, params }) =>
      pageOf(store.all('payment_method', { customer: store.get('customer', id).id }), params),
  },
]
