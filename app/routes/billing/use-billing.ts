import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BillingActions } from '#app/features/billing/subscriptions/components/subscription-actions.tsx'
import type { MessageKey } from '#app/i18n/translate.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { callBilling } from './call-billing.ts'

/**
 * The actions of the payments tab ([SUB-06]): each says that it works, clears what was wrong, reads everything anew and
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

  async function run(path: string, body: object, otherwise: MessageKey): Promise<boolean> {
    setBusy(true)
    setWrong('')
    const { error } = await callBilling(t, { path, body, otherwise })
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
      run('/cancel-subscription', { subscriptionId, resume }, 'billing.cancelFailed'),
    changeCard: (subscriptionId, paymentMethodId) =>
      run(
        '/update-subscription-payment-method',
        { subscriptionId, paymentMethodId },
        'billing.updateCardFailed',
      ),
    requestCancellation: (subscriptionId) =>
      run('/request-cancellation', { subscriptionId }, 'billing.cancelFailed'),
    removeCard: (paymentMethodId) =>
      run('/remove-payment-method', { paymentMethodId }, 'billing.removeCardFailed'),
    makeDefault: (paymentMethodId) =>
      run('/set-default-payment-method', { paymentMethodId }, 'billing.defaultCardFailed'),
  }
}
