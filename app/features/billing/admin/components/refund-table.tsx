import { useAdminT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { AdminTable } from '#app/ui/admin-table.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { FilterButtons, SelectFilter, TextFilter } from '#app/ui/filters.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/time.tsx'
import { REFUND_STATES } from '../../refunds/stored-refunds.ts'
import type { RefundRow } from '../list-refunds.server.ts'
import { filtersSet, type RefundsQuery } from '../payment-lists.ts'
import { REFUND_NAMES, STATE_LOOKS } from './names.tsx'
import { NarrowLabel, PayerCell } from './payer-cell.tsx'

export function RefundFilters({ asked }: { asked: RefundsQuery }) {
  const t = useAdminT()
  const { q, state, from, to } = asked
  return (
    <AutoForm
      label={t('listings.filters')}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]"
    >
      <TextFilter
        name="q"
        label={t('money.search')}
        value={q}
        hint={t('money.searchHint')}
        className="max-lg:col-span-2"
      />
      <SelectFilter
        name="state"
        label={t('money.state')}
        none={t('money.all')}
        value={state}
        options={REFUND_STATES.map((value) => ({ value, text: t(REFUND_NAMES[value]) }))}
        className="max-lg:col-span-2"
      />
      <TextFilter name="from" label={t('money.from')} value={from ?? ''} type="date" />
      <TextFilter name="to" label={t('money.to')} value={to ?? ''} type="date" />
      <FilterButtons
        apply={t('listings.apply')}
        clear={t('listings.clear')}
        isFiltered={filtersSet(asked) > 0}
        className="max-lg:col-span-2"
      />
    </AutoForm>
  )
}

function Row({ refund }: { refund: RefundRow }) {
  const t = useAdminT()
  const { paymentId, number, title, createdAt, state, reason, error, by, amountCents } = refund
  return (
    <tr>
      <td className="whitespace-nowrap">
        <Link to={`/admin/money/payments/${paymentId}`} className="plain-link font-semibold">
          {t('money.payment', { number: String(number) })}
        </Link>
        <p className="text-small text-muted">
          <Moment at={createdAt} />
        </p>
      </td>
      <PayerCell {...refund} />
      <td className="wrap-anywhere">{title}</td>
      <td className="wrap-anywhere">
        {reason}
        <p className="text-small text-muted">{by || t('money.byProvider')}</p>
      </td>
      <td>
        <span className={`tag ${STATE_LOOKS[state] ?? ''}`}>{t(REFUND_NAMES[state])}</span>
        {error && <p className="text-small text-muted wrap-anywhere">{error}</p>}
      </td>
      <td className="lg:text-right">
        <NarrowLabel>{t('money.amount')}</NarrowLabel>
        <b className="whitespace-nowrap">{formatCents(amountCents, t.locale)}</b>
      </td>
    </tr>
  )
}

/** Refunds of one page, newest first. */
export function RefundTable({ refunds }: { refunds: readonly RefundRow[] }) {
  const t = useAdminT()
  return (
    <AdminTable
      headings={[t('money.date'), t('money.user'), t('money.listing'), t('money.why'), t('money.state')]}
      figure={t('money.amount')}
    >
      {refunds.map((refund) => (
        <Row key={refund.id} refund={refund} />
      ))}
    </AdminTable>
  )
}
