import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { Link } from '#app/ui/link.tsx'
import type { Receipt } from '../queries.server.ts'
import { purposeOf } from '../receipt-content.ts'

const STATES = {
  paid: 'billing.statePaid',
  refunded: 'billing.stateRefunded',
  open: 'billing.stateOpen',
  canceled: 'billing.stateCanceled',
} as const
/** Returns what a charge was for, in words. */
export function usePurpose() {
  const t = useAccountT()
  return (receipt: Pick<Receipt, 'reason' | 'tier'>) => purposeOf(t, receipt)
}

/** Every charge with date, amount, state and its receipt ([PAY-08]). */
export function ReceiptTable({ rows }: { rows: readonly Receipt[] }) {
  const t = useAccountT()
  return (
    <ul>
      {rows.map((row) => (
        <li
          key={row.id}
          className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-t border-line py-3 sm:grid-cols-[7.5rem_1fr_auto_auto] sm:items-center"
        >
          <span className="text-label text-muted">{formatDay(row.paidAt ?? row.createdAt, t)}</span>
          <span className="col-start-1 min-w-0 sm:col-start-2">
            <Link to={`/dashboard/receipts/${row.id}`} className="plain-link font-semibold wrap-anywhere">
              {row.title || t('billing.receipt', { number: row.number })}
            </Link>
            <span className="block text-small text-muted">
              {purposeOf(t, row)}
              {' · '}
              {row.number}
            </span>
          </span>
          <span className="col-start-2 row-start-1 text-right font-bold sm:col-start-3">
            {formatCents(row.amountCents, t.locale)}
          </span>
          <span className="col-start-2 text-right text-small text-muted sm:col-start-4 sm:row-start-1">
            {t(STATES[row.state])}
          </span>
        </li>
      ))}
    </ul>
  )
}
