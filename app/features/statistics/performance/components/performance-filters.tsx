import { useAdminT } from '#app/i18n/use-t.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { FilterButtons, SelectFilter, TextFilter } from '#app/ui/filters.tsx'
import { type PerformanceQuery, SORTS } from '../performance.ts'
import { PeriodFilters } from './period-filters.tsx'

const SORT_NAMES = {
  views: 'billboards.views',
  clicks: 'billboards.clicks',
  rate: 'billboards.clickRate',
  change: 'statistics.sortChange',
  title: 'statistics.sortTitle',
} as const

/** Period, words and order of the table; all of their state is in the address. */
export function PerformanceFilters({ asked }: { asked: PerformanceQuery }) {
  const t = useAdminT()
  const { q, days, period, sort } = asked
  return (
    <AutoForm
      label={t('listings.filters')}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))_auto]"
    >
      <TextFilter name="q" label={t('layouts.availableSearch')} value={q} className="max-lg:col-span-2" />
      <SelectFilter
        name="sort"
        label={t('statistics.sort')}
        value={sort}
        options={SORTS.map((value) => ({ value, text: t(SORT_NAMES[value]) }))}
      />
      <PeriodFilters days={days} period={period} />
      <FilterButtons
        apply={t('listings.apply')}
        clear={t('listings.clear')}
        isFiltered={q !== '' || days !== '30'}
        className="max-lg:col-span-2"
      />
    </AutoForm>
  )
}
