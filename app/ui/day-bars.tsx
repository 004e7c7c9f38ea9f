import type { DayPoint } from './day-plot.tsx'

/** The bars of a chart without scale: what the server can draw, until the script of the chart has come. */
export function DayBars({ points, least }: { points: readonly DayPoint[]; least: number }) {
  const most = Math.max(least, ...points.map(({ value }) => value))
  return (
    <svg
      viewBox={`0 0 ${points.length} ${most}`}
      preserveAspectRatio="none"
      className="size-full py-1 text-primary"
    >
      {points.map(({ day, value }, i) => (
        <rect key={day} x={i + 0.1} y={most - value} width={0.8} height={value} fill="currentColor" />
      ))}
    </svg>
  )
}
