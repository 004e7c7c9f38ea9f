import { useAdminT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { NamedSection } from '#app/ui/named-section.tsx'
import { Moment } from '#app/ui/time.tsx'
import type { HistoryEntry, RefundDetail } from '../read-payment.server.ts'
import { REFUND_NAMES } from './names.tsx'

const HAPPENED = {
  begun: 'money.happenedBegun',
  declined: 'money.happenedDeclined',
  asked: 'money.happenedAsked',
  canceled: 'money.happenedCanceled',
  paid: 'money.happenedPaid',
  disputed: 'money.happenedDisputed',
  disputeClosed: 'money.happenedDisputeClosed',
  disputeWon: 'money.happenedDisputeWon',
  disputeLost: 'money.happenedDisputeLost',
} as const

function Refunded({ refund }: { refund: RefundDetail }) {
  const t = useAdminT()
  const amount = formatCents(refund.amountCents, t.locale)
  return (
    <>
      <p>
        <b>{t('money.happenedRefund', { amount })}</b> · {t(REFUND_NAMES[refund.state])}
      </p>
      <p className="text-small text-muted wrap-anywhere">
        {[refund.by || t('money.byProvider'), refund.reason, refund.error, refund.stripeRefundId]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}

/** The history of a payment, oldest first. */
export function PaymentHistory({ history }: { history: readonly HistoryEntry[] }) {
  const t = useAdminT()
  return (
    <NamedSection name={t('money.history')}>
      <ol className="border-t-2 border-asphalt">
        {history.map((entry) => (
          <li key={entry.id} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[12rem_1fr]">
            <span className="text-label text-muted">
              <Moment at={entry.at} />
            </span>
            <div>
              {entry.what === 'refund' ? (
                <Refunded refund={entry.refund} />
              ) : (
                <p className="font-semibold">{t(HAPPENED[entry.what])}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </NamedSection>
  )
}
