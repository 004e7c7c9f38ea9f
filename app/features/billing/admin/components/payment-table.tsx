import { useAdminT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { AdminTable } from '#app/ui/admin-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/time.tsx'
import { usePurpose } from '../../receipts/components/receipt-table.tsx'
import { choiceOf, type PaymentRow } from '../payment-lists.ts'
import { STATE_LOOKS, STATE_NAMES } from './names.tsx'
import { ItemCell, NarrowLabel, PayerCell } from './payer-cell.tsx'

export function StateTag({ payment }: { payment: PaymentRow }) {
  const t = useAdminT()
  const state = choiceOf(payment)
  return <span className={`tag ${STATE_LOOKS[state] ?? ''}`}>{t(STATE_NAMES[state])}</span>
}

function Row({ payment }: { payment: PaymentRow }) {
  const t = useAdminT()
  const purposeOf = usePurpose()
  const { id, number, bookedAt, amountCents, refundedAmount, lastError, state } = payment
  return (
    <tr>
      <td className="whitespace-nowrap">
        <Link to={`/admin/money/payments/${id}`} className="plain-link font-semibold">
          {t('money.payment', { number: String(number) })}
        </Link>
        <p className="text-small text-muted">
          <Moment at={bookedAt} />
        </p>
      </td>
      <PayerCell {...payment} />
      <ItemCell {...payment} />
      <td>{purposeOf(payment)}</td>
      <td>
        <StateTag payment={payment} />
        {state === 'open' && lastError && <p className="text-small text-muted wrap-anywhere">{lastError}</p>}
      </td>
      <td className="lg:text-right">
        <NarrowLabel>{t('money.amount')}</NarrowLabel>
        <b className="whitespace-nowrap">{formatCents(amountCents, t.locale)}</b>
        {refundedAmount > 0 && (
          <p className="text-small whitespace-nowrap text-muted">−{formatCents(refundedAmount, t.locale)}</p>
        )}
      </td>
    </tr>
  )
}

/** Payments of one page, newest first. */
export function PaymentTable({ payments }: { payments: readonly PaymentRow[] }) {
  const t = useAdminT()
  return (
    <AdminTable
      headings={[t('money.date'), t('money.user'), t('money.listing'), t('money.reason'), t('money.state')]}
      figure={t('money.amount')}
    >
      {payments.map((payment) => (
        <Row key={payment.id} payment={payment} />
      ))}
    </AdminTable>
  )
}
