import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

/** A value of one day, written as 2026-11-21. */
export type DayPoint = { readonly day: string; readonly value: number }

type Props = {
  points: readonly DayPoint[]
  name: string
  /** Minimum height of the scale, so that it has no fractions of a cent or a user. */
  least: number
  /** Width of the scale's labels, in pixels. */
  scaleWidth: number
  /** Formats a value, such as an amount of money. */
  write: (value: number) => string
}

/** The chart itself. Loaded after hydration, because it is larger than everything else on the page. */
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
