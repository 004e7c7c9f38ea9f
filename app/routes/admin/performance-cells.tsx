import { CATEGORY_SLUGS, categoryName, isCategorySlug } from '#app/features/categories/category-list.ts'
import { CellTable } from '#app/features/statistics/cells/components/cell-table.tsx'
import { cellPerformance } from '#app/features/statistics/cells/queries.server.ts'
import { PerformanceTabs } from '#app/features/statistics/performance/components/performance-tabs.tsx'
import { PeriodFilters } from '#app/features/statistics/performance/components/period-filters.tsx'
import { periodBefore } from '#app/features/statistics/performance/performance.ts'
import { parsePerformanceQuery } from '#app/features/statistics/performance/schema.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { FilterButtons, SelectFilter } from '#app/ui/filters.tsx'
import { requireAdmin } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { EmptyList } from '../shell/empty-list.tsx'
import type { Route } from './+types/performance-cells'

/** How often banner ads were seen and clicked in each cell of a page ([ADM-11]). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const { db, locale, now, t } = ctx
  const params = url.searchParams
  const { days, period } = parsePerformanceQuery(params, now)
  const asked = params.get('of') ?? ''
  const of = isCategorySlug(asked) ? asked : 'home'
  const cells = await cellPerformance(db, of, { period, locale })
  const meta = adminMeta(ctx, { title: t('statistics.cells'), path: '/admin/performance/cells' })
  return { meta, of, days, period, before: periodBefore(period), cells }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Asked = Pick<Route.ComponentProps['loaderData'], 'of' | 'days' | 'period'>

function Filters({ of, days, period }: Asked) {
  const t = useAdminT()
  const pages = CATEGORY_SLUGS.map((slug) => ({ value: slug, text: categoryName(slug, t.locale) }))
  return (
    <AutoForm
      label={t('listings.filters')}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]"
    >
      <SelectFilter
        name="of"
        label={t('statistics.page')}
        none={t('fulfilment.homePage')}
        value={of === 'home' ? null : of}
        options={pages}
      />
      <PeriodFilters days={days} period={period} />
      <FilterButtons
        apply={t('listings.apply')}
        clear={t('listings.clear')}
        isFiltered={of !== 'home' || days !== '30'}
        className="max-lg:col-span-2"
      />
    </AutoForm>
  )
}

export default function PerformanceCells({ loaderData }: Route.ComponentProps) {
  const t = useAdminT()
  const { period, before, cells } = loaderData
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl font-extrabold tracking-tight">{t('statistics.cells')}</h1>
      <PerformanceTabs />
      <Filters {...loaderData} />
      <p className="max-w-prose text-small text-muted">
        {t('statistics.comparedWith', { ...period, beforeFrom: before.from, beforeTo: before.to })}{' '}
        {t('statistics.cellsHow')}
      </p>
      {cells.length === 0 ? (
        <EmptyList title={t('statistics.noCells')} text={t('statistics.noCellsText')} />
      ) : (
        <CellTable cells={cells} />
      )}
    </div>
  )
}
