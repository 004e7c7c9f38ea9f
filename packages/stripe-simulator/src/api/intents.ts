import type { PaymentIntent, SetupIntent } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { Params } from './form.ts'
import { invalid } from './stripe-error.ts'

/** Smallest and largest amount, in cents. */
const AMOUNTS = { least: 50, most: 99_999_999 }

type Wanted = {
  readonly amount: number
  readonly currency: string
  readonly customer: string | null
  readonly description: string | null
  readonly metadata: Record<string, string>
  readonly receiptEmail?: string | null
  readonly keepsCard?: 'on_session' | 'off_session' | null
  readonly redirects?: 'always' | 'never'
  /** The invoice it pays. */
  readonly invoice?: string
  readonly clock?: string | null
}

function refuseAmount(amount: number): void {
  if (amount < AMOUNTS.least)
    throw invalid('Amount must be at least $0.50 usd', { param: 'amount', code: 'amount_too_small' })
  if (amount > AMOUNTS.most)
    throw invalid('Amount must be no more than $999,999.99', { param: 'amount', code: 'amount_too_large' })
}

/** What both kinds of intent have in common. */
function basis(store: Store, prefix: 'pi' | 'seti') {
  const id = store.newId(prefix)
  return {
    id,
    allowed_payment_method_types: null,
    application: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${store.newId('').slice(1)}`,
    customer_account: null,
    excluded_payment_method_types: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method' as const,
  }
}

export function createPaymentIntent(store: Store, wanted: Wanted): PaymentIntent {
  refuseAmount(wanted.amount)
  return store.save({
    ...basis(store, 'pi'),
    object: 'payment_intent',
    amount: wanted.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application_fee_amount: null,
    automatic_payment_methods: { enabled: true, allow_redirects: wanted.redirects ?? 'always' },
    canceled_at: null,
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    created: store.now(wanted.clock),
    currency: wanted.currency.toLowerCase(),
    customer: wanted.customer,
    description: wanted.description,
    last_payment_error: null,
    latest_charge: null,
    metadata: wanted.metadata,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_record: null,
    processing: null,
    receipt_email: wanted.receiptEmail ?? null,
    review: null,
    setup_future_usage: wanted.keepsCard ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
    onlyHere: wanted.invoice ? { invoice: wanted.invoice } : {},
  })
}

export const redirectsOf = (params: Params) =>
  params.text('automatic_payment_methods.allow_redirects') === 'never' ? 'never' : 'always'

export function createSetupIntent(store: Store, params: Params): SetupIntent {
  return store.save({
    ...basis(store, 'seti'),
    object: 'setup_intent',
    automatic_payment_methods: { enabled: true, allow_redirects: redirectsOf(params) },
    created: store.now(),
    customer: params.text('customer') ?? null,
    description: params.text('description') ?? null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    mandate: null,
    metadata: params.metadata(),
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    single_use_mandate: null,
    usage: params.text('usage') ?? 'off_session',
    onlyHere: {},
  })
}

/** How a buyer's card is kept by a payment. */
export function keepsCardOf(params: Params): 'on_session' | 'off_session' | null {
  const usage = params.text('setup_future_usage')
  return usage === 'on_session' || usage === 'off_session' ? usage : null
}
