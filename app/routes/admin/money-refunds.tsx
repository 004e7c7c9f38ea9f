import { MoneyHead, Totals } from '#app/features/billing/admin/components/money-head.tsx'
import { RefundFilters, RefundTable } from '#app/features/billing/admin/components/refund-table.tsx'
import { refundsPage } from '#app/features/billing/admin/list-refunds.server.ts'
import { filtersSet } from '#app/features/billing/admin/payment-lists.ts'
import { parseRefundsQuery } from '#app/features/billing/admin/schema.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { parsePage } from '#app/lib/list-query.ts'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { requireAdmin } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { EmptyFilteredList } from '../shell/empty-filtered-list.tsx'
import type { Route } from './+types/money-refunds'

/** What was refunded, by whom and why. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const params = url.searchParams
  const query = parseRefundsQuery(params)
  const meta = adminMeta(ctx, { title: ctx.t('money.refunds'), path: '/admin/money/refunds' })
  return {
    meta,
    query,
    ...(await refundsPage(ctx.db, { ...query, timeZone: ctx.site.timeZone }, parsePage(params) ?? 1)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function Refunds({ loaderData }: Route.ComponentProps) {
  const t = useAdminT()
  const { query, refunds, totals, page, pages } = loaderData
  return (
    <div className="grid gap-4">
      <MoneyHead />
      <RefundFilters asked={query} />
      <Totals
        count={t('money.countRefunds', { count: totals.count })}
        amounts={[{ name: t('money.refunded'), cents: totals.made }]}
        hint={t('money.refundsHint')}
      />
      {refunds.length === 0 ? (
        <EmptyFilteredList
          isFiltered={filtersSet(query) > 0}
          title={t('money.noRefunds')}
          text={t('money.noneText')}
          noneYet={{ title: t('money.noRefundsYet'), text: t('money.noRefundsYetText') }}
        >
          <Link to="/admin/money" className="button-quiet">
            {t('money.payments')}
          </Link>
        </EmptyFilteredList>
      ) : (
        <RefundTable refunds={refunds} />
      )}
      <Pager page={page} pages={pages} />
    </div>
  )
}
