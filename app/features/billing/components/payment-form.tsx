import { PaymentElement } from '@stripe/react-stripe-js'
import { type SubmitEvent, useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { SavedCard } from '../cards/queries.server.ts'
import { PauseNotice } from '../pauses/components/pause-notice.tsx'
import { useDeclines } from '../pauses/components/use-declines.tsx'
import { SaveCardCheckbox } from './save-card-checkbox.tsx'
import { SavedCardChoice } from './saved-card-choice.tsx'
import { type PaymentCalls, usePayment } from './use-payment.tsx'

type Props = PaymentCalls & {
  amountCents: number
  publishes: boolean
  cards: readonly SavedCard[]
  /** Declined cards that count, when the page was loaded. */
  declines: number
  onEnded: (outcome: 'paid' | 'late') => void
}

/** The card form of a payment: a saved card or a new one, errors, and a button with the total. */
export function PaymentForm({ amountCents, publishes, cards, declines, onEnded, ...calls }: Props) {
  const t = useAccountT()
  const pay = usePayment(calls)
  const { warning, paused, showRefusal } = useDeclines(declines)
  const [card, setCard] = useState<string | null>(cards[0]?.id ?? '')
  const [keep, setKeep] = useState(false)
  const [busy, setBusy] = useState(false)
  const [why, setWhy] = useState('')
  const amount = formatCents(amountCents, t.locale)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setWhy('')
    const ended = await pay(card, keep)
    setBusy(false)
    if (ended.outcome !== 'wrong') return onEnded(ended.outcome)
    setWhy(ended.why)
    return showRefusal(ended.sentence, ended.why)
  }

  if (paused) return <PauseNotice {...paused} inPlace />
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      {cards.length > 0 && <SavedCardChoice cards={cards} chosen={card} onChoose={setCard} />}
      <div hidden={card !== ''}>
        <PaymentElement />
        {calls.keepCard && <SaveCardCheckbox checked={keep} onChange={setKeep} />}
      </div>
      {why && (
        <Notice tone="bad" title={t('billing.paymentFailed')}>
          <p>{why}</p>
          {warning && <p className="font-semibold">{warning}</p>}
        </Notice>
      )}
      <SubmitButton
        busy={busy}
        label={t(publishes ? 'billing.payNow' : 'billing.payNowPlain', { amount })}
        busyLabel={t('billing.processing')}
      />
    </form>
  )
}
