import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { NewCardForm, type NotKept } from '#app/features/billing/cards/components/new-card-form.tsx'
import { CardElements, type Provider } from '#app/features/billing/components/card-elements.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { billingClient, callBilling } from './billing-client.ts'

type Props = { provider: Provider; declines: number; onWrong: (why: string) => void }

/** The button that opens the form for a new card. */
export function AddCard({ provider, declines, onWrong }: Props) {
  const t = useAccountT()
  const { revalidate } = useRevalidator()
  const window = useRef<HTMLDialogElement>(null)
  const [secret, setSecret] = useState('')
  const [busy, setBusy] = useState(false)

  async function open() {
    setBusy(true)
    onWrong('')
    const called = await callBilling(t, 'billing.addCardFailed', (options) =>
      billingClient['create-setup-intent'].$post({ json: {} }, options),
    )
    setBusy(false)
    if (called.error !== null) return onWrong(called.error)
    setSecret(called.body.clientSecret)
    return window.current?.showModal()
  }

  async function keep(paymentMethodId: string): Promise<NotKept> {
    const called = await callBilling(t, 'billing.addCardFailed', (options) =>
      billingClient['add-payment-method'].$post({ json: { paymentMethodId } }, options),
    )
    if (called.error !== null) return { why: called.error, code: called.code }
    await revalidate()
    return null
  }

  return (
    <>
      <button type="button" className="button-quiet needs-script" disabled={busy} onClick={() => void open()}>
        {t(busy ? 'billing.working' : 'billing.addCard')}
      </button>
      <Dialog
        ref={window}
        title={t('billing.addCardTitle')}
        closeLabel={t('billing.close')}
        onClose={() => setSecret('')}
      >
        {secret && (
          <CardElements key={secret} provider={provider} clientSecret={secret}>
            <NewCardForm
              returnUrl={`${location.origin}/dashboard/payments`}
              declines={declines}
              keep={keep}
              onDone={() => window.current?.close()}
            />
          </CardElements>
        )}
      </Dialog>
    </>
  )
}
