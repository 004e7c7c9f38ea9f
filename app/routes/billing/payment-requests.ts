import type { PaymentReason } from '#app/features/billing/rules.ts'
import type { Product } from '#app/features/pricing/packages.ts'
import type { AccountTranslate } from '#app/i18n/translate.ts'
import { billingClient, callBilling } from './billing-client.ts'

/** What a user chose to pay. */
export type PaymentChoice = {
  readonly listingId: string
  readonly tier: Product
  readonly renews: boolean
  readonly amountCents: number
  readonly reason: PaymentReason
  /** The newest payment for the listing when the page was loaded. */
  readonly lastPaymentId: string | null
  /** Whether they agreed to a banner ad without a picture. */
  readonly withoutPicture: boolean
}

/** The charge that was opened for it. */
export type StartedPayment = {
  readonly paymentId: string
  readonly clientSecret: string
  readonly isPaid: boolean
}

type StartResult =
  | { readonly error: string; readonly code: string }
  | { readonly error: null; readonly started: StartedPayment }

/** Opens the charge; the server compares amount, reason, and last payment with its own ([PAY-04], [PAY-05]). */
export async function startPayment(t: AccountTranslate, choice: PaymentChoice): Promise<StartResult> {
  const { listingId, tier, renews, amountCents, reason, lastPaymentId, withoutPicture } = choice
  const metadata = {
    listing_id: listingId,
    tier,
    reason,
    last_payment: lastPaymentId,
    without_picture: withoutPicture,
  }
  const response = renews
    ? await callBilling(t, 'billing.createFailed', (options) =>
        billingClient['create-subscription'].$post(
          { json: { packageType: tier, listingId, reason, lastPaymentId, withoutPicture } },
          options,
        ),
      )
    : await callBilling(t, 'billing.generic', (options) =>
        billingClient['create-payment-intent'].$post({ json: { amount: amountCents, metadata } }, options),
      )
  if (response.error !== null) return response
  const { body } = response
  const isPaid = 'paid' in body ? body.paid : body.status === 'active'
  const started = { paymentId: body.paymentId, clientSecret: body.clientSecret ?? '', isPaid }
  if (!started.paymentId || (!started.clientSecret && !isPaid))
    return { error: t('billing.noPaymentId'), code: '' }
  return { error: null, started }
}

/** Pays an open charge with a saved card. */
export async function payWithSavedCard(t: AccountTranslate, paymentId: string, paymentMethodId: string) {
  const response = await callBilling(t, 'billing.generic', (options) =>
    billingClient['pay-with-saved-card'].$post({ json: { paymentId, paymentMethodId } }, options),
  )
  if (response.error !== null) return { ...response, outcome: '', clientSecret: '' }
  const { outcome, clientSecret } = response.body
  return { error: null, code: '', outcome, clientSecret: clientSecret ?? '' }
}

/** Stores whether the new card is kept. Returns why that failed, or null. */
export async function setCardKept(
  t: AccountTranslate,
  paymentId: string,
  keep: boolean,
): Promise<string | null> {
  const { error } = await callBilling(t, 'billing.generic', (options) =>
    billingClient['keep-card'].$post({ json: { paymentId, keep } }, options),
  )
  return error
}

/** Returns the state of a payment, and for how long paying is paused; null without a response. */
export async function settlePayment(t: AccountTranslate, paymentId: string) {
  const response = await callBilling(t, 'billing.generic', (options) =>
    billingClient['settle-payment'].$post({ json: { paymentId } }, options),
  )
  return response.error === null ? response.body : null
}
