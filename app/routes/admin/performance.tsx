import { useLocation } from 'react-router'
import { ComparedNumbers } from '#app/features/billboards/numbers/components/compared-number.tsx'
import { PerformanceFilters } from '#app/features/statistics/performance/components/performance-filters.tsx'
import { PerformanceTable } from '#app/features/statistics/performance/components/performance-table.tsx'
import { PerformanceTabs } from '#app/features/statistics/performance/components/performance-tabs.tsx'
import { periodBefore } from '#app/features/statistics/performance/performance.ts'
import { performancePage } from '#app/features/statistics/performance/queries.server.ts'
import { parsePerformanceQuery } from '#app/features/statistics/performance/schema.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { parsePage } from '#app/lib/list-query.ts'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { requireAdmin } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { EmptyFilteredList } from '../shell/empty-filtered-list.tsx'
import type { Route } from './+types/performance'

/** How often banner ads were seen and clicked in a period ([ADM-09]). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const { db, locale, now, t } = ctx
  const params = url.searchParams
  const query = parsePerformanceQuery(params, now)
  const meta = adminMeta(ctx, { title: t('statistics.performance'), path: '/admin/performance' })
  const found = await performancePage(db, query, { wanted: parsePage(params) ?? 1, locale })
  return { meta, query, before: periodBefore(query.period), ...found }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function Performance({ loaderData }: Route.ComponentProps) {
  const t = useAdminT()
  const { search } = useLocation()
  const { query, before, rows, totals, total, page, pages } = loaderData
  return (
    <div className="grid gap-4">
      <div className="list-bar">
        <h1 className="text-2xl font-extrabold tracking-tight">{t('statistics.performance')}</h1>
        <Link
          to={`/admin/performance/export${search}`}
          reloadDocument
          download
          className="plain-link ml-auto"
        >
          {t('billboards.file')}
        </Link>
      </div>
      <PerformanceTabs />
      <PerformanceFilters asked={query} />
      <div>
        <p className="font-bold">{t('statistics.bannersFound', { count: total })}</p>
        <ComparedNumbers counts={totals} />
        <p className="text-small text-muted">
          {t('statistics.comparedWith', {
            from: query.period.from,
            to: query.period.to,
            beforeFrom: before.from,
            beforeTo: before.to,
          })}{' '}
          {t('billboards.countedHow')}
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyFilteredList
          isFiltered={query.q !== ''}
          title={t('statistics.noBanners')}
          text={t('money.noneText')}
          noneYet={{ title: t('statistics.noBannersYet'), text: t('statistics.noBannersYetText') }}
        >
          <Link to="/post-ad" reloadDocument className="button-primary">
            {t('statistics.actionPost')}
          </Link>
        </EmptyFilteredList>
      ) : (
        <PerformanceTable rows={rows} sorted={query} />
      )}
      <Pager page={page} pages={pages} />
    </div>
  )
}
