import { useEffect, useState } from 'react'
import type { SavedCard } from '#app/features/billing/cards/queries.server.ts'
import { CardElements, type Provider } from '#app/features/billing/components/card-elements.tsx'
import { PaymentForm } from '#app/features/billing/components/payment-form.tsx'
import { PaymentDone, PaymentSummary } from '#app/features/billing/components/payment-summary.tsx'
import { SUCCESS_CLOSE_MS } from '#app/features/billing/payment-times.ts'
import { bringsBillboard } from '#app/features/pricing/packages.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import {
  type PaymentChoice,
  payWithSavedCard,
  type StartedPayment,
  setCardKept,
  settlePayment,
} from './payment-requests.ts'

/** What the window knows of the listing, its buyer and the provider. */
export type PaymentFacts = {
  readonly title: string
  readonly cards: readonly SavedCard[]
  readonly provider: Provider
  /** An admin reviews the listing before it is published. */
  readonly isHeld: boolean
  /** Declined cards that count, when the page was loaded. */
  readonly declines: number
}

type Props = { started: PaymentChoice & StartedPayment; bill: PaymentFacts; onDone: () => void }

/** 'Complete Payment' ([PAY-01]): what is paid, the card, and the result; closes two seconds after success. */
export function PaymentWindow({ started, bill, onDone }: Props) {
  const t = useAccountT()
  const [ended, setEnded] = useState<'paid' | 'late' | null>(started.isPaid ? 'paid' : null)
  const { paymentId, clientSecret, renews, amountCents, tier, reason } = started

  useEffect(() => {
    if (!ended) return
    const closing = setTimeout(onDone, SUCCESS_CLOSE_MS)
    return () => clearTimeout(closing)
  }, [ended, onDone])

  const done = { late: ended === 'late', billboard: bringsBillboard(tier), held: bill.isHeld, reason }
  if (ended) return <PaymentDone {...done} />
  return (
    <>
      <PaymentSummary
        renews={renews}
        description={`${t(`billing.${tier}`)} · ${bill.title}`}
        amountCents={amountCents}
      />
      <div className="mt-4">
        <CardElements provider={bill.provider} clientSecret={clientSecret}>
          <PaymentForm
            amountCents={amountCents}
            publishes={reason === 'new'}
            cards={bill.cards}
            declines={bill.declines}
            paySaved={(card) => payWithSavedCard(t, paymentId, card)}
            keepCard={renews ? null : (keep) => setCardKept(t, paymentId, keep)}
            settle={() => settlePayment(t, paymentId)}
            returnUrl={`${location.origin}/payment-success?payment=${paymentId}`}
            onEnded={setEnded}
          />
        </CardElements>
      </div>
    </>
  )
}
