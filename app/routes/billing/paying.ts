import type { PaymentReason } from '#app/features/billing/rules.ts'
import type { Tier } from '#app/features/pricing/packages.ts'
import type { AccountTranslate } from '#app/i18n/translate.ts'
import { billing, callBilling } from './call-billing.ts'

/** What somebody wants to pay. */
export type Asked = {
  readonly listingId: string
  readonly tier: Tier
  readonly renews: boolean
  readonly amountCents: number
  readonly reason: PaymentReason
}

/** The charge that was opened for it. */
export type Started = { readonly paymentId: string; readonly clientSecret: string; readonly isPaid: boolean }

type Answer =
  | { readonly error: string; readonly code: string }
  | { readonly error: null; readonly started: Started }

/** Opens the charge; the server compares amount and reason with its own ([PAY-04]). */
export async function startPaying(t: AccountTranslate, asked: Asked): Promise<Answer> {
  const { listingId, tier, renews, amountCents, reason } = asked
  const called = renews
    ? await callBilling(t, 'billing.createFailed', (options) =>
        billing['create-subscription'].$post({ json: { packageType: tier, listingId, reason } }, options),
      )
    : await callBilling(t, 'billing.generic', (options) =>
        billing['create-payment-intent'].$post(
          { json: { amount: amountCents, metadata: { listing_id: listingId, tier, reason } } },
          options,
        ),
      )
  if (called.error !== null) return called
  const { body } = called
  const isPaid = 'paid' in body ? body.paid : body.status === 'active'
  const started = { paymentId: body.paymentId, clientSecret: body.clientSecret ?? '', isPaid }
  if (!started.paymentId || (!started.clientSecret && !isPaid))
    return { error: t('billing.noPaymentId'), code: '' }
  return { error: null, started }
}

/** Pays an open charge with a saved card. */
export async function payWithSaved(t: AccountTranslate, paymentId: string, paymentMethodId: string) {
  const called = await callBilling(t, 'billing.generic', (options) =>
    billing['pay-with-saved-card'].$post({ json: { paymentId, paymentMethodId } }, options),
  )
  if (called.error !== null) return { ...called, outcome: '', clientSecret: '' }
  const { outcome, clientSecret } = called.body
  return { error: null, code: '', outcome, clientSecret: clientSecret ?? '' }
}

/** Says whether the new card is kept; answers why that did not work, or null. */
export async function keepCard(
  t: AccountTranslate,
  paymentId: string,
  keep: boolean,
): Promise<string | null> {
  const { error } = await callBilling(t, 'billing.generic', (options) =>
    billing['keep-card'].$post({ json: { paymentId, keep } }, options),
  )
  return error
}

/** How a payment stands now, and for how long paying is paused; null when nobody answers. */
export async function settle(t: AccountTranslate, paymentId: string) {
  const called = await callBilling(t, 'billing.generic', (options) =>
    billing['settle-payment'].$post({ json: { paymentId } }, options),
  )
  return called.error === null ? called.body : null
}
