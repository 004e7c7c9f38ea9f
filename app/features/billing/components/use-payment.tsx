import { useElements, useStripe } from '@stripe/react-stripe-js'
import { useRef } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { type CardError, cardSentence } from '../card-errors.ts'

/**
 * How an attempt to pay ended. `late`: the bank accepted, and the site does not know it yet. `sentence` is the
 * message key, by which declined cards are counted; '' where the reason is not a card.
 */
export type Ended =
  | { readonly outcome: 'paid' | 'late' }
  | { readonly outcome: 'wrong'; readonly why: string; readonly sentence: string }

type SavedCardResult = {
  readonly error: string | null
  /** The code of the error. */
  readonly code: string
  readonly outcome: string
  readonly clientSecret: string
}

export type PaymentCalls = {
  /** Pays with a saved card. `confirm`: the bank asks a question in the browser, with the secret. */
  readonly paySaved: (card: string) => Promise<SavedCardResult>
  /** Sets whether a new card is saved. Returns why that failed, or null. Absent: it is saved in any case. */
  readonly keepCard: ((keep: boolean) => Promise<string | null>) | null
  /** Returns the state of the payment; null without a response. */
  readonly settle: () => Promise<{ readonly state: string; readonly pausedMinutes: number | null } | null>
  readonly returnUrl: string
}

/** Pays with what is chosen, and shows the bank's question in between where there is one ([PAY-07]). */
export function usePayment({ paySaved, keepCard, settle, returnUrl }: PaymentCalls) {
  const t = useAccountT()
  const stripe = useStripe()
  const elements = useElements()
  /** The last choice about saving the card that was sent to the provider. */
  const kept = useRef(false)
  const wrong = (why: string, sentence = ''): Ended => ({ outcome: 'wrong', why, sentence })

  function refused(error: CardError): Ended {
    const sentence = cardSentence(error)
    return wrong(t(sentence), sentence)
  }

  async function settled(): Promise<Ended> {
    const now = await settle()
    if (now?.state === 'canceled' && now.pausedMinutes !== null)
      return wrong(
        t('billing.pausedAfterDeclines', { count: now.pausedMinutes }),
        'billing.pausedAfterDeclines',
      )
    if (now?.state === 'open') return wrong(t('billing.paymentFailed'))
    if (now?.state === 'canceled') return wrong(t('billing.calledOff'))
    return { outcome: now?.state === 'paid' ? 'paid' : 'late' }
  }

  async function paySavedCard(card: string): Promise<Ended> {
    const { error, code, outcome, clientSecret } = await paySaved(card)
    if (error !== null) return wrong(error, code)
    if (outcome !== 'confirm') return outcome === 'paid' ? { outcome: 'paid' } : settled()
    if (!stripe) return wrong(t('billing.notLoaded'))
    const asked = await stripe.handleNextAction({ clientSecret })
    return asked.error ? refused(asked.error) : settled()
  }

  /** Sends the provider a changed choice about saving the card. */
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
    // Another tab paid or canceled it: the server knows which.
    if (!error || error.code === 'payment_intent_unexpected_state') return settled()
    // The card fields themselves say what is missing in them.
    return error.type === 'validation_error' ? wrong('') : refused(error)
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
