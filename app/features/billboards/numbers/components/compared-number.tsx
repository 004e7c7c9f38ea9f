import { formatNumber } from '#app/i18n/translate.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatChange, formatShare } from '#app/lib/percent.ts'
import { type Compared, changeOf, clickRate } from '../click-rate.ts'

/** A count of a period, and how it changed since the one before. */
export function ComparedCount({ counts, figure }: { counts: Compared; figure: 'views' | 'clicks' }) {
  const { locale } = useAccountT()
  const [now, before] = [counts.now[figure], counts.before[figure]]
  return (
    <>
      <b>{formatNumber(now, locale)}</b>{' '}
      <small className="whitespace-nowrap text-muted">{formatChange(changeOf(now, before), locale)}</small>
    </>
  )
}

/** The click rate of a period, and that of the one before. */
export function ComparedRate({ counts }: { counts: Compared }) {
  const t = useAccountT()
  const before = formatShare(clickRate(counts.before), t.locale)
  return (
    <>
      <b>{formatShare(clickRate(counts.now), t.locale)}</b>{' '}
      <small className="whitespace-nowrap text-muted">{t('billboards.rateBefore', { rate: before })}</small>
    </>
  )
}

/** Views, clicks and click rate of a period beside those of the one before ([AD-07]). */
export function ComparedNumbers({ counts }: { counts: Compared }) {
  const t = useAccountT()
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {(['views', 'clicks'] as const).map((figure) => (
        <div key={figure} className="flex items-baseline gap-2">
          <dt className="text-muted">{t(`billboards.${figure}`)}</dt>
          <dd>
            <ComparedCount counts={counts} figure={figure} />
          </dd>
        </div>
      ))}
      <div className="flex items-baseline gap-2">
        <dt className="text-muted">{t('billboards.clickRate')}</dt>
        <dd>
          <ComparedRate counts={counts} />
        </dd>
      </div>
    </dl>
  )
}
