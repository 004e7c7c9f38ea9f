import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { Notice } from '#app/ui/notice.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import type { PaymentReason } from '../rules.ts'

type Facts = { renews: boolean; description: string; amountCents: number }

/** What is about to be paid ([PAY-01]): the kind of payment, for what, and how much. */
export function PaymentSummary({ renews, description, amountCents }: Facts) {
  const t = useAccountT()
  const facts = [
    [t('billing.paymentType'), t(renews ? 'billing.typeRenews' : 'billing.typeOnce')],
    [t('billing.description'), description],
    [t('billing.amount'), formatCents(amountCents, t.locale)],
  ]
  return (
    <dl className="mb-4 grid gap-x-4 gap-y-1 border-y border-line py-3 sm:grid-cols-[10rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-small text-muted sm:pt-0.5">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a payment has brought, in words, by what it was for; `held` when an admin reviews the listing first. */
export function paidText(reason: PaymentReason, held: boolean) {
  if (reason === 'bump') return 'billing.paidBumpText'
  return held ? 'billing.paidHeldText' : 'billing.paidText'
}

type Done = { late: boolean; billboard: boolean; held: boolean; reason: PaymentReason }

/** The payment succeeded; `late` when the site does not know it yet. */
export function PaymentDone({ late, billboard, held, reason }: Done) {
  const t = useAccountT()
  return (
    <Notice ref={takeFocus} tone="good" title={t('billing.paid')}>
      <p>{t(late ? 'billing.paidNotPosted' : paidText(reason, held))}</p>
      {billboard && <p>{t('billing.billboardNote')}</p>}
    </Notice>
  )
}
