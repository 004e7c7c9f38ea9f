import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

/** A value of one day, which is written as 2026-11-21. */
export type DayPoint = { readonly day: string; readonly value: number }

type Props = {
  points: readonly DayPoint[]
  name: string
  /** How high an empty chart is, so that its scale has no fractions of a cent or a person. */
  least: number
  /** Pixels for the numbers of the scale. */
  scaleWidth: number
  /** How a value is written, such as an amount of money. */
  write: (value: number) => string
}

/** The chart itself. Loaded by the browser when the page is alive: it weighs more than everything else on it. */
export function DayPlot({ points, name, least, scaleWidth, write }: Props) {
  const axis = { tickLine: false, stroke: 'var(--color-muted)', fontSize: 11 } as const
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...points]}
        margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis dataKey="day" tickFormatter={(day: string) => day.slice(5)} minTickGap={24} {...axis} />
        <YAxis
          width={scaleWidth}
          domain={[0, (most: number) => Math.max(most, least)]}
          allowDecimals={false}
          tickFormatter={write}
          axisLine={false}
          {...axis}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-line)', opacity: 0.5 }}
          contentStyle={{ background: 'var(--color-card)', borderColor: 'var(--color-edge)' }}
          formatter={(value) => [write(Number(value)), name]}
        />
        <Bar dataKey="value" fill="var(--color-primary)" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}
