import { formatNumber } from '#app/i18n/translate.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatShare } from '#app/lib/percent.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { Link } from '#app/ui/link.tsx'
import { NamedSection } from '#app/ui/named-section.tsx'
import type { DayNumbers as Row } from '../billboard-numbers.ts'
import { type Compared, clickRate } from '../click-rate.ts'
import { DayNumbers } from './day-numbers.tsx'

type Totals = {
  readonly views: number
  readonly clicks: number
  /** Absent for kinds that cannot be favorites. */
  readonly favorites?: number
  readonly createdAt: Date
  readonly updatedAt?: Date | null
}

/** Views, clicks, favorites, and when it was created and changed ([AD-04]). */
export function Totals({ totals }: { totals: Totals }) {
  const t = useAccountT()
  const write = (value: number) => formatNumber(value, t.locale)
  const { views, clicks, favorites, createdAt, updatedAt } = totals
  const facts = [
    [t('billboards.views'), write(views)],
    [t('billboards.clicks'), write(clicks)],
    [t('billboards.clickRate'), formatShare(clickRate(totals), t.locale)],
    ...(favorites === undefined ? [] : [[t('billboards.favorites'), write(favorites)] as const]),
    [t('billboards.created'), formatDay(createdAt, t)],
    ...(updatedAt === undefined
      ? []
      : [
          [
            t('billboards.lastUpdated'),
            updatedAt ? formatDay(updatedAt, t) : t('billboards.unknown'),
          ] as const,
        ]),
  ] as const
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
      {facts.map(([name, value]) => (
        <div key={name} className="border-t-2 border-asphalt pt-1">
          <dt className="text-small text-muted">{name}</dt>
          <dd className="text-lg font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Props = { rows: readonly Row[]; compared: Compared; file: string }

/** The statistics by day on the page of a billboard ([AD-06]). */
export function StatisticsPanel({ rows, compared, file }: Props) {
  const t = useAccountT()
  return (
    <NamedSection name={t('billboards.numbersPanel')} className="grid gap-4">
      <DayNumbers rows={rows} compared={compared} heading="h3" />
      <Link to={file} reloadDocument download className="plain-link justify-self-start">
        {t('billboards.file')}
      </Link>
    </NamedSection>
  )
}
