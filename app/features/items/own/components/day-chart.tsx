import { useAccountT } from '#app/i18n/use-t.tsx'

const HEIGHT = 24
const BAR = 5
const GAP = 2

/** Views of the last days, one bar a day. The sum is beside it in words. */
export function DayChart({ days }: { days: readonly number[] }) {
  const t = useAccountT()
  const most = Math.max(1, ...days)
  const width = days.length * (BAR + GAP) - GAP
  const count = days.reduce((sum, views) => sum + views, 0)
  if (count === 0) return null
  return (
    <p className="flex items-end gap-2 text-small text-muted">
      <svg
        aria-hidden
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="shrink-0 text-primary"
      >
        {days.map((views, i) => {
          const height = views === 0 ? 1 : Math.max(2, Math.round((views / most) * HEIGHT))
          const x = i * (BAR + GAP)
          return <rect key={x} x={x} y={HEIGHT - height} width={BAR} height={height} fill="currentColor" />
        })}
      </svg>
      {t('dashboard.lastDays', { count })}
    </p>
  )
}
