import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { type PaymentChoice, type StartedPayment, startPayment } from './payment-requests.ts'
import { type PaymentFacts, PaymentWindow } from './payment-window.tsx'

/** Opens the charge of what was chosen, and then the payment window. `why` is the reason when there is none. */
export function usePaymentDialog() {
  const t = useAccountT()
  const [busy, setBusy] = useState(false)
  const [why, setWhy] = useState('')
  const [started, setStarted] = useState<(PaymentChoice & StartedPayment) | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  async function start(choice: PaymentChoice) {
    if (busy) return
    setBusy(true)
    const response = await startPayment(t, choice)
    setBusy(false)
    setWhy(response.error ?? '')
    if (response.error !== null) return
    setStarted({ ...choice, ...response.started })
    dialog.current?.showModal()
  }

  return { busy, why, started, dialog, start }
}

type Props = Pick<ReturnType<typeof usePaymentDialog>, 'started' | 'dialog'> & {
  bill: PaymentFacts
  /** Where a payment leads that is one of several. */
  doneAt?: string | null
}

/** The payment window on top of its page; leads to the dashboard afterwards, or to the next payment. */
export function PaymentDialog({ started, dialog, bill, doneAt = null }: Props) {
  const t = useAccountT()
  const navigate = useNavigate()
  return (
    <Dialog ref={dialog} title={t('billing.completePayment')} closeLabel={t('billing.close')}>
      {started && (
        <PaymentWindow
          key={started.clientSecret}
          started={started}
          bill={bill}
          // Nothing links back here, so that a second payment is never started by mistake.
          onDone={() =>
            void navigate(doneAt ?? `/dashboard?new=${started.listingId}&payment=${started.paymentId}`, {
              replace: true,
            })
          }
        />
      )}
    </Dialog>
  )
}
