import { useRef, useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatDay } from '#app/lib/site-calendar.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { OwnSubscription } from '../queries.server.ts'

/** The actions on subscriptions and cards; each call returns whether it worked ([SUB-06]). */
export type BillingActions = {
  readonly busy: boolean
  readonly cancel: (id: string, resume: boolean) => Promise<boolean>
  readonly changeCard: (id: string, paymentMethodId: string) => Promise<boolean>
  readonly requestCancellation: (id: string) => Promise<boolean>
  readonly removeCard: (id: string) => Promise<boolean>
  readonly makeDefault: (id: string) => Promise<boolean>
}

export const SMALL = 'button-quiet min-h-11 px-3 py-1 text-label md:min-h-9'

type Props = { subscription: OwnSubscription; actions: BillingActions }

/** A subscription of an earlier system: it says what cannot be done here, and support can be asked (D-08). */
export function MigratedActions({ subscription, actions }: Props) {
  const t = useAccountT()
  const [isAsked, setIsAsked] = useState(subscription.endRequestedAt !== null)
  const ask = async () => setIsAsked(await actions.requestCancellation(subscription.stripeSubscriptionId))
  return (
    <div className="grid justify-items-start gap-2 text-label">
      <p>{t('billing.migratedCancel')}</p>
      <p>{t('billing.migratedRenewal')}</p>
      {isAsked ? (
        <p role="status">{t('billing.cancellationRequested')}</p>
      ) : (
        <button type="button" className={SMALL} disabled={actions.busy} onClick={() => void ask()}>
          {t('billing.requestCancellation')}
        </button>
      )}
    </div>
  )
}

/** Turns automatic renewal on again. */
function TurnOn({ subscription, actions }: Props) {
  const t = useAccountT()
  return (
    <button
      type="button"
      className={SMALL}
      disabled={actions.busy}
      onClick={() => void actions.cancel(subscription.stripeSubscriptionId, true)}
    >
      {t('billing.turnOn')}
    </button>
  )
}

/** Turns automatic renewal off, after a question in the same words that says until when the listing is paid. */
function TurnOff({ subscription, actions }: Props) {
  const t = useAccountT()
  const question = useRef<HTMLDialogElement>(null)
  const day = formatDay(subscription.paidUntil, t)
  return (
    <>
      <button
        type="button"
        className={SMALL}
        disabled={actions.busy}
        onClick={() => question.current?.showModal()}
      >
        {t('billing.turnOff')}
      </button>
      <ConfirmDialog
        ref={question}
        title={t('billing.turnOffQuestion')}
        confirmLabel={t('billing.turnOffConfirm')}
        cancelLabel={t('billing.keepRenewal')}
        closeLabel={t('billing.close')}
        danger
        onConfirm={() => void actions.cancel(subscription.stripeSubscriptionId, false)}
      >
        <p>{t('billing.turnOffText', { day })}</p>
      </ConfirmDialog>
    </>
  )
}

/** The switch of automatic renewal. */
export function RenewalActions(props: Props) {
  return props.subscription.cancelAtPeriodEnd ? <TurnOn {...props} /> : <TurnOff {...props} />
}
