import type { ReactNode } from 'react'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { formatDayAndTime } from '#app/lib/site-calendar.ts'
import { Link } from '#app/ui/link.tsx'
import { cardName } from '../../card-name.ts'
import { usePurpose } from '../../receipts/components/receipt-table.tsx'
import type { PaymentFacts as Facts } from '../read-payment.server.ts'
import { StateTag } from './payment-table.tsx'

type Row = readonly [name: string, value: ReactNode]

function Links({ payment }: { payment: Facts }) {
  const t = useAdminT()
  const { userId, email, listingId, listingNumber } = payment
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      <Link to={`/admin/money?user=${userId}`} className="plain-link">
        {t('money.paymentsOfUser')}
      </Link>
      <Link to={`/admin/users?q=${encodeURIComponent(email)}`} className="plain-link">
        {t('money.inUsers')}
      </Link>
      {listingId && (
        <Link to={`/admin/money?listing=${listingId}`} className="plain-link">
          {t('money.paymentsForListing')}
        </Link>
      )}
      {listingNumber !== null && (
        <Link to={`/admin/ads?q=${listingNumber}`} className="plain-link">
          {t('money.inItems')}
        </Link>
      )}
      {listingId && (
        <Link to={`/admin/fulfilment?listing=${listingId}`} className="plain-link">
          {t('money.inFulfilment')}
        </Link>
      )}
    </p>
  )
}

/** Everything that is known of a payment, with links to its user and item. */
export function PaymentFacts({ payment }: { payment: Facts }) {
  const t = useAdminT()
  const purposeOf = usePurpose()
  const { cardLast4, amountCents, refundedAmount, title, listingNumber } = payment
  const card = t('billing.cardFacts', { brand: cardName(payment.cardBrand), last4: cardLast4 })
  const ids = [payment.intentId, payment.invoiceId, payment.subscriptionId].filter(Boolean)
  const rows: readonly Row[] = [
    [t('money.state'), <StateTag key="state" payment={payment} />],
    [t('money.amount'), formatCents(amountCents, t.locale)],
    [t('money.refunded'), refundedAmount > 0 && formatCents(refundedAmount, t.locale)],
    [t('money.reason'), purposeOf(payment)],
    [t('money.listing'), [title, listingNumber].filter(Boolean).join(' · ')],
    [t('money.user'), [payment.fullName, payment.email].filter(Boolean).join(', ')],
    [t('money.begun'), formatDayAndTime(payment.createdAt, t)],
    [t('money.paidOn'), formatDayAndTime(payment.paidAt, t)],
    [t('billing.card'), cardLast4 && card],
    [t('money.lastError'), payment.lastError],
    [
      t('money.providerIds'),
      ids.length > 0 && (
        <span key="ids" className="font-mono text-small">
          {ids.join(' · ')}
        </span>
      ),
    ],
  ]
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-4 border-t-2 border-asphalt sm:grid-cols-[10rem_1fr]">
        {rows
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="pt-2.5 text-small text-muted sm:border-b sm:border-line sm:py-2.5">{name}</dt>
              <dd className="border-b border-line pb-2.5 font-semibold wrap-anywhere sm:py-2.5">{value}</dd>
            </div>
          ))}
      </dl>
      <Links payment={payment} />
    </div>
  )
}
