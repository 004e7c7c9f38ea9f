import { MoneyHead, Totals } from '#app/features/billing/admin/components/money-head.tsx'
import {
  SubscriptionFilters,
  SubscriptionTable,
} from '#app/features/billing/admin/components/subscription-table.tsx'
import { subscriptionsPage } from '#app/features/billing/admin/list-subscriptions.server.ts'
import { filtersSet } from '#app/features/billing/admin/payment-lists.ts'
import { parseSubscriptionsQuery } from '#app/features/billing/admin/schema.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { parsePage } from '#app/lib/list-query.ts'
import { Pager } from '#app/ui/pager.tsx'
import { requireAdmin } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { EmptyFilteredList } from '../shell/empty-filtered-list.tsx'
import type { Route } from './+types/money-subscriptions'

/** The subscriptions of everyone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const params = url.searchParams
  const query = parseSubscriptionsQuery(params)
  const meta = adminMeta(ctx, {
    title: ctx.t('money.subscriptions'),
    path: '/admin/money/subscriptions',
  })
  return { meta, query, ...(await subscriptionsPage(ctx.db, query, parsePage(params) ?? 1)) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  const t = useAdminT()
  const { query, subscriptions, totals, page, pages } = loaderData
  return (
    <div className="grid gap-4">
      <MoneyHead />
      <SubscriptionFilters asked={query} />
      <Totals
        count={t('money.countSubscriptions', { count: totals.count })}
        amounts={[{ name: t('money.perPeriod'), cents: totals.perPeriod }]}
        hint={t('money.perPeriodHint')}
      />
      {subscriptions.length === 0 ? (
        <EmptyFilteredList
          isFiltered={filtersSet(query) > 0}
          title={t('money.noSubscriptions')}
          text={t('money.noneText')}
          noneYet={{ title: t('money.noSubscriptionsYet'), text: t('money.noSubscriptionsYetText') }}
        />
      ) : (
        <SubscriptionTable subscriptions={subscriptions} />
      )}
      <Pager page={page} pages={pages} />
    </div>
  )
}
