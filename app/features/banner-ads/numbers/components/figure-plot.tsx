import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { BoardFigure, DayNumbers } from '../rules.ts'

/** How high an empty chart is, so that its scale has no fractions. */
const LEAST = 4

type Props = {
  rows: readonly DayNumbers[]
  figure: BoardFigure
  name: string
  write: (value: number) => string
}

/** The chart itself. Loaded by the browser when the page is alive: it weighs more than everything else on it. */
export function FigurePlot({ rows, figure, name, write }: Props) {
  const axis = { tickLine: false, stroke: 'var(--color-muted)', fontSize: 11 } as const
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...rows]} margin={{ top: 4, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <XAxis dataKey="day" tickFormatter={(day: string) => day.slice(5)} minTickGap={24} {...axis} />
        <YAxis
          width={40}
          domain={[0, (most: number) => Math.max(most, LEAST)]}
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
        <Bar dataKey={figure} fill="var(--color-primary)" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}
