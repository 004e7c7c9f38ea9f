import { lazy, Suspense, useEffect, useState } from 'react'
import { formatNumber } from '#app/i18n/translate.ts'
import { useOfficeT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { type DayFigures, FIGURES, type Figure } from '../rules.ts'

const DayPlot = lazy(async () => ({ default: (await import('./day-plot.tsx')).DayPlot }))

/** Whether the page has come alive: charts need to be measured, which no server can. */
function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive
}

function FigureTable({
  rows,
  figure,
  write,
  name,
}: ChartProps & { name: string; write: (value: number) => string }) {
  const t = useOfficeT()
  return (
    <details className="text-[13px]">
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

function DayChart({ rows, figure }: ChartProps) {
  const t = useOfficeT()
  const isAlive = useAlive()
  const name = t(`statistics.${figure}`)
  const write = (value: number) =>
    figure === 'sales' ? formatCents(value, t.locale) : formatNumber(value, t.locale)
  const total = rows.reduce((sum, row) => sum + row[figure], 0)
  return (
    <figure className="min-w-0 border-t-2 border-asphalt pt-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold">{name}</span>
        <span className="text-muted">{write(total)}</span>
      </figcaption>
      <div className="h-40" aria-hidden>
        {isAlive && (
          <Suspense fallback={null}>
            <DayPlot rows={rows} figure={figure} name={name} write={write} />
          </Suspense>
        )}
      </div>
      <FigureTable rows={rows} figure={figure} name={name} write={write} />
    </figure>
  )
}

/** What happened on each of the last thirty days, to look at and to read. */
export function DayCharts({ rows }: { rows: readonly DayFigures[] }) {
  const t = useOfficeT()
  return (
    <section aria-labelledby="day-charts">
      <h2 id="day-charts" className="section-name">
        {t('statistics.lastDays')}
      </h2>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {FIGURES.map((figure) => (
          <DayChart key={figure} rows={rows} figure={figure} />
        ))}
      </div>
    </section>
  )
}
