import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { type SubmitEvent, useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { cardSentence } from '../../card-errors.ts'
import { PauseNotice } from '../../pauses/components/pause-notice.tsx'
import { useDeclines } from '../../pauses/components/use-declines.tsx'

/** Why a card was not saved, with the code of the reason; null when it was. */
export type NotKept = { readonly why: string; readonly code: string } | null

type Props = {
  returnUrl: string
  /** Declined cards that count, when the page was loaded. */
  declines: number
  /** Saves the card here too. */
  keep: (paymentMethodId: string) => Promise<NotKept>
  onDone: () => void
}

/** Sends a new card to the provider, which returns an id for it ([SUB-03]). */
function useNewCard({ returnUrl, keep }: Pick<Props, 'returnUrl' | 'keep'>) {
  const t = useAccountT()
  const stripe = useStripe()
  const elements = useElements()
  const failed = (why: string, code = ''): NotKept => ({ why, code })

  return async (): Promise<NotKept> => {
    if (!stripe) return failed(t('billing.notLoaded'))
    if (!elements?.getElement('payment')) return failed(t('billing.noCardElement'))
    const confirmParams = { return_url: returnUrl }
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      confirmParams,
      redirect: 'if_required',
    })
    // The card fields themselves say what is missing in them.
    if (error?.type === 'validation_error') return failed('')
    if (error) return failed(t(cardSentence(error)), cardSentence(error))
    const method = setupIntent.payment_method
    if (!method) return failed(t('billing.addCardFailed'))
    return keep(typeof method === 'string' ? method : method.id)
  }
}

/** The form for a new card; its number goes to the provider, and never to us. */
export function NewCardForm({ declines, onDone, ...calls }: Props) {
  const t = useAccountT()
  const save = useNewCard(calls)
  const { warning, paused, showRefusal } = useDeclines(declines)
  const [busy, setBusy] = useState(false)
  const [why, setWhy] = useState('')

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setWhy('')
    const notKept = await save().catch(() => ({ why: t('billing.addCardFailed'), code: '' }))
    setBusy(false)
    if (!notKept) return onDone()
    setWhy(notKept.why)
    return showRefusal(notKept.code, notKept.why)
  }

  if (paused) return <PauseNotice {...paused} inPlace />
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      <p className="text-label text-muted">{t('billing.addCardText')}</p>
      <PaymentElement />
      {why && (
        <Notice tone="bad" title={t('billing.addCardFailed')}>
          <p>{why}</p>
          {warning && <p className="font-semibold">{warning}</p>}
        </Notice>
      )}
      <SubmitButton busy={busy} label={t('billing.saveCard')} busyLabel={t('billing.working')} />
    </form>
  )
}
