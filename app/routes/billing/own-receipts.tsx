import { Form } from 'react-router'
import { ReceiptTable } from '#app/features/billing/receipts/components/receipt-table.tsx'
import type { Receipt } from '#app/features/billing/receipts/queries.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { Link } from '#app/ui/link.tsx'

type Props = {
  receipts: {
    readonly rows: readonly Receipt[]
    readonly totalCents: number
    readonly paid: number
    readonly pages: number
    readonly page: number
    /** The number that is searched for; '' shows all. */
    readonly typed: string
  }
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useAccountT()
  if (pages < 2) return null
  return (
    <nav aria-label={t('listings.pages')} className="mt-3 flex items-center gap-3">
      {page > 1 && (
        <Link to={`?page=${page - 1}`} className="page-link">
          {t('listings.previous')}
        </Link>
      )}
      <span className="text-label">{t('listings.pageOf', { page, pages })}</span>
      {page < pages && (
        <Link to={`?page=${page + 1}`} className="page-link">
          {t('listings.next')}
        </Link>
      )}
    </nav>
  )
}

/** Finds a receipt by its number. */
function FindReceipt({ typed }: { typed: string }) {
  const t = useAccountT()
  return (
    <Form preventScrollReset className="my-3 flex flex-wrap items-end gap-2">
      <label className="grid gap-1">
        <span className="text-label font-semibold">{t('receipts.findLabel')}</span>
        <input name="receipt" defaultValue={typed} maxLength={40} className="text-field w-44" />
      </label>
      <button className="button-quiet">{t('receipts.find')}</button>
      {typed && (
        <Link to="/dashboard/payments" className="plain-link self-center">
          {t('receipts.findAll')}
        </Link>
      )}
    </Form>
  )
}

/** Every charge of a user ([PAY-08]), page by page, with their sum and a file of all. */
export function OwnReceipts({ receipts: { rows, totalCents, paid, pages, page, typed } }: Props) {
  const t = useAccountT()
  const isAll = typed === ''
  return (
    <section aria-labelledby="receipts">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="receipts" className="text-xl font-bold">
          {t('billing.receipts')}
        </h2>
        {(rows.length > 0 || !isAll) && (
          <Link to="/dashboard/receipts.csv" reloadDocument className="plain-link">
            {t('billing.downloadCsv')}
          </Link>
        )}
      </div>
      {(pages > 1 || !isAll) && <FindReceipt key={typed} typed={typed} />}
      {rows.length === 0 && (
        <p className="mt-1 text-muted">{t(isAll ? 'billing.noReceipts' : 'receipts.noneFound')}</p>
      )}
      <ReceiptTable rows={rows} />
      {isAll && rows.length > 0 && (
        <p className="flex justify-between gap-4 border-t-2 border-asphalt py-3 font-bold">
          <span>{t('billing.totalPaid', { count: paid })}</span>
          <span>{formatCents(totalCents, t.locale)}</span>
        </p>
      )}
      {isAll && <Pages page={page} pages={pages} />}
    </section>
  )
}
