import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { type SubmitEvent, useRef, useState } from 'react'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { SavedCard } from '../cards/queries.server.ts'
import { KeepCard } from './keep-card.tsx'
import { SavedCardChoice } from './saved-card-choice.tsx'

/** How an attempt to pay ended. `late`: the bank has said yes, and the site does not know of it yet. */
type Ended = { readonly outcome: 'paid' | 'late' } | { readonly outcome: 'wrong'; readonly why: string }

type PaymentCalls = {
  /** Pays with a saved card. `confirm`: the bank asks, in the browser, with the secret. */
  readonly paySaved: (
    card: string,
  ) => Promise<{ readonly error: string | null; readonly outcome: string; readonly clientSecret: string }>
  /** Says whether a new card is kept, and answers why that did not work, or null. Absent: it is kept in any case. */
  readonly keepCard: ((keep: boolean) => Promise<string | null>) | null
  /** Asks how the payment stands; null when nobody answers. */
  readonly settle: () => Promise<string | null>
  readonly returnUrl: string
}

/** Pays with what is chosen, and asks the bank's question in between where it has one ([PAY-07]). */
function usePayment({ paySaved, keepCard, settle, returnUrl }: PaymentCalls) {
  const t = useMemberT()
  const stripe = useStripe()
  const elements = useElements()
  /** What the provider believes about keeping the card. */
  const kept = useRef(false)
  const wrong = (why: string): Ended => ({ outcome: 'wrong', why })

  async function settled(): Promise<Ended> {
    const state = await settle()
    if (state === 'open') return wrong(t('billing.paymentFailed'))
    if (state === 'canceled') return wrong(t('billing.calledOff'))
    return { outcome: state === 'paid' ? 'paid' : 'late' }
  }

  async function paySavedCard(card: string): Promise<Ended> {
    const { error, outcome, clientSecret } = await paySaved(card)
    if (error !== null) return wrong(error)
    if (outcome !== 'confirm') return outcome === 'paid' ? { outcome: 'paid' } : settled()
    if (!stripe) return wrong(t('billing.notLoaded'))
    const asked = await stripe.handleNextAction({ clientSecret })
    return asked.error ? wrong(asked.error.message ?? t('billing.authenticationFailed')) : settled()
  }

  /** Tells the provider when somebody has changed their mind about keeping the card. */
  async function tellKeeping(keep: boolean): Promise<string | null> {
    if (!keepCard || keep === kept.current) return null
    const why = await keepCard(keep)
    if (why !== null) return why
    kept.current = keep
    await elements?.fetchUpdates()
    return null
  }

  async function payNewCard(keep: boolean): Promise<Ended> {
    if (!stripe) return wrong(t('billing.notLoaded'))
    if (!elements?.getElement('payment')) return wrong(t('billing.noCardElement'))
    const whyNotKept = await tellKeeping(keep)
    if (whyNotKept !== null) return wrong(whyNotKept)
    const confirmParams = { return_url: returnUrl }
    const { error } = await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' })
    // Another tab paid it, or called it off: the server knows which.
    if (!error || error.code === 'payment_intent_unexpected_state') return settled()
    // The fields of the card say themselves what is missing in them.
    return wrong(error.type === 'validation_error' ? '' : (error.message ?? t('billing.generic')))
  }

  return async (card: string | null, keep: boolean): Promise<Ended> => {
    if (card === null) return wrong(t('billing.selectCard'))
    try {
      return await (card === '' ? payNewCard(keep) : paySavedCard(card))
    } catch {
      return wrong(t('billing.generic'))
    }
  }
}

type Props = PaymentCalls & {
  amountCents: number
  publishes: boolean
  cards: readonly SavedCard[]
  onEnded: (outcome: 'paid' | 'late') => void
}

/** The card form of a payment: a saved card or a new one, what is wrong, and the button that says what it costs. */
export function PaymentForm({ amountCents, publishes, cards, onEnded, ...calls }: Props) {
  const t = useMemberT()
  const pay = usePayment(calls)
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
    if (ended.outcome === 'wrong') setWhy(ended.why)
    else onEnded(ended.outcome)
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      {cards.length > 0 && <SavedCardChoice cards={cards} chosen={card} onChoose={setCard} />}
      <div hidden={card !== ''}>
        <PaymentElement />
        {calls.keepCard && <KeepCard checked={keep} onChange={setKeep} />}
      </div>
      {why && (
        <Notice tone="bad" title={t('billing.paymentFailed')}>
          <p>{why}</p>
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
