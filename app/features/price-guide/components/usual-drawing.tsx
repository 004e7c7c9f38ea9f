import { useT } from '#app/i18n/use-t.tsx'
import type { UsualChart } from '../usual-chart.ts'

/** What comparable listings ask, from the lowest to the highest, and where this one is. It repeats the words above it. */
export function UsualDrawing({ chart: { half, middle, at, lowest, highest } }: { chart: UsualChart }) {
  const t = useT()
  return (
    <div aria-hidden className="usual-drawing">
      <svg focusable="false" width="100%" height="64">
        <rect
          x={`${half.from}%`}
          y="6"
          width={`${Math.max(half.to - half.from, 0.5)}%`}
          height="48"
          className="fill-primary-soft"
        />
        <line x1="0" x2="100%" y1="54" y2="54" className="usual-axis" />
        <line x1="0" x2="0" y1="48" y2="60" className="usual-axis" />
        <line x1="100%" x2="100%" y1="48" y2="60" className="usual-axis" />
        <line x1={`${middle}%`} x2={`${middle}%`} y1="6" y2="54" className="usual-middle" />
        <circle cx={`${at}%`} cy="30" r="9" className="usual-this" />
      </svg>
      <p className="flex justify-between gap-4">
        <span>{lowest}</span> <span>{highest}</span>
      </p>
      <p className="usual-legend">
        <span className="usual-key-this">{t('detail.thisOne')}</span>
        <span className="usual-key-middle">{t('detail.middle')}</span>
        <span className="usual-key-half">{t('detail.halfOfAll')}</span>
      </p>
    </div>
  )
}
