import { useAdminT } from '#app/i18n/use-t.tsx'
import { SelectFilter, TextFilter } from '#app/ui/filters.tsx'
import { PERIODS, type PerformanceQuery } from '../performance.ts'

/** The fields that choose a period: one by name, or days of one's own. */
export function PeriodFilters({ days, period }: Pick<PerformanceQuery, 'days' | 'period'>) {
  const t = useAdminT()
  return (
    <>
      <SelectFilter
        name="days"
        label={t('statistics.period')}
        {...(days === null && { none: t('statistics.ownDays') })}
        value={days}
        options={PERIODS.map((value) => ({ value, text: t('statistics.days', { count: Number(value) }) }))}
      />
      <TextFilter name="from" label={t('money.from')} value={days === null ? period.from : ''} type="date" />
      <TextFilter name="to" label={t('money.to')} value={days === null ? period.to : ''} type="date" />
    </>
  )
}
