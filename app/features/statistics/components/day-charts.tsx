import { formatNumber } from '#app/i18n/translate.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { DayChart } from '#app/ui/day-chart.tsx'
import { NamedSection } from '#app/ui/named-section.tsx'
import { type DayFigures, FIGURES, type Figure } from '../site-figures.ts'

/** Amounts are in cents and need wider labels than counts. */
const SALES = { least: 10_000, scaleWidth: 64 } as const

function FigureTable({
  rows,
  figure,
  write,
  name,
}: ChartProps & { name: string; write: (value: number) => string }) {
  const t = useAdminT()
  return (
    <details className="text-small">
      <summary className="min-h-6 cursor-pointer text-muted">{t('statistics.asTable')}</summary>
      <table className="mt-1 w-full">
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col">{t('statistics.day')}</th>
            <th scope="col" className="text-right">
              {name}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.day}>
              <td>{row.day}</td>
              <td className="text-right">{write(row[figure])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

type ChartProps = { rows: readonly DayFigures[]; figure: Figure }

function FigureChart({ rows, figure }: ChartProps) {
  const t = useAdminT()
  const name = t(`statistics.${figure}`)
  const points = rows.map((row) => ({ day: row.day, value: row[figure] }))
  const write = (value: number) =>
    figure === 'sales' ? formatCents(value, t.locale) : formatNumber(value, t.locale)
  return (
    <DayChart points={points} name={name} write={write} {...(figure === 'sales' && SALES)}>
      <FigureTable rows={rows} figure={figure} name={name} write={write} />
    </DayChart>
  )
}

/** The figures of each of the last thirty days, as charts and as a table. */
export function DayCharts({ rows }: { rows: readonly DayFigures[] }) {
  const t = useAdminT()
  return (
    <NamedSection name={t('statistics.lastDays')}>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {FIGURES.map((figure) => (
          <FigureChart key={figure} rows={rows} figure={figure} />
        ))}
      </div>
    </NamedSection>
  )
}
