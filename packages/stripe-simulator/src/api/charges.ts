import type { Charge, PaymentIntent, PaymentMethod } from '../store/records.ts'
import type { Store } from '../store/store.ts'

type Failed = { readonly code: string; readonly message: string }

const APPROVED = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: 'Payment complete.',
  type: 'authorized',
}

/** One attempt to take the money of an intent. `failed` says why there is none. */
export function createCharge(
  store: Store,
  intent: PaymentIntent,
  method: PaymentMethod,
  failed: Failed | null,
): Charge {
  const id = store.newId('ch')
  return store.save({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: failed ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: failed ? null : store.newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SIMULATED',
    captured: !failed,
    created: store.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failed?.code ?? null,
    failure_message: failed?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: failed
      ? {
          ...APPROVED,
          network_status: 'declined_by_network',
          seller_message: failed.message,
          type: 'issuer_declined',
        }
      : APPROVED,
    paid: !failed,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: failed ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  })
}
