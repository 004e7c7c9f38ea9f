import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BillingActions } from '#app/features/billing/subscriptions/components/subscription-actions.tsx'
import type { MessageKey } from '#app/i18n/translate.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { billingClient, callBilling, type Send } from './billing-client.ts'

/**
 * The actions of the payments tab ([SUB-06]): each is busy while it works, clears the error, reloads everything and
 * answers true, or keeps the exact sentence and answers false.
 */
export function useBilling(): BillingActions & {
  readonly wrong: string
  readonly setWrong: (why: string) => void
} {
  const t = useAccountT()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')

  async function run(otherwise: MessageKey, send: Send<unknown>): Promise<boolean> {
    setBusy(true)
    setWrong('')
    const { error } = await callBilling(t, otherwise, send)
    setWrong(error ?? '')
    if (error === null) await revalidate()
    setBusy(false)
    return error === null
  }

  return {
    busy,
    wrong,
    setWrong,
    cancel: (subscriptionId, resume) =>
      run('billing.cancelFailed', (options) =>
        billingClient['cancel-subscription'].$post({ json: { subscriptionId, resume } }, options),
      ),
    changeCard: (subscriptionId, paymentMethodId) =>
      run('billing.updateCardFailed', (options) =>
        billingClient['update-subscription-payment-method'].$post(
          { json: { subscriptionId, paymentMethodId } },
          options,
        ),
      ),
    requestCancellation: (subscriptionId) =>
      run('billing.cancelFailed', (options) =>
        billingClient['request-cancellation'].$post({ json: { subscriptionId } }, options),
      ),
    removeCard: (paymentMethodId) =>
      run('billing.removeCardFailed', (options) =>
        billingClient['remove-payment-method'].$post({ json: { paymentMethodId } }, options),
      ),
    makeDefault: (paymentMethodId) =>
      run('billing.defaultCardFailed', (options) =>
        billingClient['set-default-payment-method'].$post({ json: { paymentMethodId } }, options),
      ),
  }
}
