import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { NewCardForm, type NotKept } from '#app/features/billing/cards/components/new-card-form.tsx'
import { CardElements, type Provider } from '#app/features/billing/components/card-elements.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { callBilling, textIn } from './call-billing.ts'

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
    const path = '/create-setup-intent'
    const called = await callBilling(t, { path, body: {}, otherwise: 'billing.addCardFailed' })
    setBusy(false)
    if (called.error !== null) return onWrong(called.error)
    setSecret(textIn(called.body, 'clientSecret'))
    return window.current?.showModal()
  }

  async function keep(paymentMethodId: string): Promise<NotKept> {
    const path = '/add-payment-method'
    const called = await callBilling(t, {
      path,
      body: { paymentMethodId },
      otherwise: 'billing.addCardFailed',
    })
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
