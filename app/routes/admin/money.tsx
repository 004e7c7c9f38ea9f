import { ExportMonth } from '#app/features/billing/admin/components/export-month.tsx'
import { MoneyHead, Totals } from '#app/features/billing/admin/components/money-head.tsx'
import { PaymentFilters } from '#app/features/billing/admin/components/payment-filters.tsx'
import { PaymentTable } from '#app/features/billing/admin/components/payment-table.tsx'
import { filtersSet, monthsSince, netOf } from '#app/features/billing/admin/payment-lists.ts'
import { findFilterNames, firstBooked, paymentsPage } from '#app/features/billing/admin/queries.server.ts'
import { parsePaymentsQuery } from '#app/features/billing/admin/schema.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { parsePage } from '#app/lib/list-query.ts'
import { Pager } from '#app/ui/pager.tsx'
import { requireAdmin } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { EmptyFilteredList } from '../shell/empty-filtered-list.tsx'
import type { Route } from './+types/money'

/** The payments of everyone: what the address asks for, and what that comes to. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const { db, now, site, t } = ctx
  const params = url.searchParams
  const query = parsePaymentsQuery(params)
  const [found, names, first] = await Promise.all([
    paymentsPage(db, { ...query, timeZone: site.timeZone }, parsePage(params) ?? 1),
    findFilterNames(db, query),
    firstBooked(db),
  ])
  const meta = adminMeta(ctx, { title: t('money.title'), path: '/admin/money' })
  return { meta, query, names, months: monthsSince(first, now, site.timeZone), ...found }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function Money({ loaderData }: Route.ComponentProps) {
  const t = useAdminT()
  const { query, names, months, payments, totals, page, pages } = loaderData
  const amounts = [
    { name: t('money.gross'), cents: totals.gross },
    { name: t('money.refunded'), cents: totals.refunded },
    { name: t('money.net'), cents: netOf(totals) },
  ]
  return (
    <div className="grid gap-4">
      <MoneyHead>
        <ExportMonth months={months} />
      </MoneyHead>
      <PaymentFilters asked={query} names={names} />
      <Totals
        count={t('money.countPayments', { count: totals.count })}
        amounts={amounts}
        hint={t('money.totalsHint')}
      />
      {payments.length === 0 ? (
        <EmptyFilteredList
          isFiltered={filtersSet(query) > 0}
          title={t('money.noPayments')}
          text={t('money.noneText')}
          noneYet={{ title: t('money.noPaymentsYet'), text: t('money.noPaymentsYetText') }}
        />
      ) : (
        <PaymentTable payments={payments} />
      )}
      <Pager page={page} pages={pages} />
    </div>
  )
}
