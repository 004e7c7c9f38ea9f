import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { type SubmitEvent, useState } from 'react'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

type Props = {
  returnUrl: string
  /** Keeps the card here too; answers why not, or null. */
  keep: (paymentMethodId: string) => Promise<string | null>
  onDone: () => void
}

/** Hands a new card to the provider, and its number never to us ([SUB-03]). */
export function NewCardForm({ returnUrl, keep, onDone }: Props) {
  const t = useMemberT()
  const stripe = useStripe()
  const elements = useElements()
  const [busy, setBusy] = useState(false)
  const [why, setWhy] = useState('')

  async function save(): Promise<string | null> {
    if (!stripe) return t('billing.notLoaded')
    if (!elements?.getElement('payment')) return t('billing.noCardElement')
    const confirmParams = { return_url: returnUrl }
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      confirmParams,
      redirect: 'if_required',
    })
    if (error) return error.message ?? t('billing.addCardFailed')
    const method = setupIntent.payment_method
    return method ? keep(typeof method === 'string' ? method : method.id) : t('billing.addCardFailed')
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setWhy('')
    const wrong = await save().catch(() => t('billing.addCardFailed'))
    setBusy(false)
    if (wrong === null) onDone()
    else setWhy(wrong)
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      <p className="text-[13.5px] text-muted">{t('billing.addCardText')}</p>
      <PaymentElement />
      {why && <Notice tone="bad" title={why} />}
      <SubmitButton busy={busy} label={t('billing.saveCard')} busyLabel={t('billing.working')} />
    </form>
  )
}
