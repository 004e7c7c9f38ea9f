import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { type SubmitEvent, useState } from 'react'
import { cardSentence } from '#app/features/billing/card-errors.ts'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { loadPayments } from '#app/platform/payments/browser/load-stripe.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

type Props = { publishableKey: string; clientSecret: string; amountCents: number }

function Fields({ amountCents }: { amountCents: number }) {
  const t = useMemberT()
  const stripe = useStripe()
  const elements = useElements()
  const [state, setState] = useState<'open' | 'busy' | 'paid'>('open')
  const [wrong, setWrong] = useState('')
  const amount = formatCents(amountCents, t.locale)

  const pay = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!stripe || !elements) return setWrong(t('simulated.notLoaded'))
    setState('busy')
    setWrong('')
    const { error } = await stripe.confirmPayment({ elements, redirect: 'if_required' })
    setWrong(error && error.type !== 'validation_error' ? t(cardSentence(error)) : '')
    return setState(error ? 'open' : 'paid')
  }

  if (state === 'paid') return <Notice tone="good" title={t('simulated.paid')} />
  return (
    <form onSubmit={(event) => void pay(event)} className="grid max-w-md gap-4" noValidate>
      <PaymentElement />
      {wrong && <Notice tone="bad" title={wrong} />}
      <SubmitButton
        busy={state === 'busy'}
        label={t('simulated.pay', { amount })}
        busyLabel={t('simulated.paying')}
        className="justify-self-start"
      />
    </form>
  )
}

/** The card form with a payment that buys nothing. */
export function TryCardForm({ publishableKey, clientSecret, amountCents }: Props) {
  const [stripe] = useState(() => loadPayments({ mode: 'simulated', publishableKey }))
  const [options] = useState(() => ({
    clientSecret,
    appearance: { variables: { colorPrimary: '#3d3fc4', borderRadius: '8px' } },
  }))
  return (
    <Elements stripe={stripe} options={options}>
      <Fields amountCents={amountCents} />
    </Elements>
  )
}
