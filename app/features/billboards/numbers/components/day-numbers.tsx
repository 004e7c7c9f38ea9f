import { formatNumber } from '#app/i18n/translate.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatShare } from '#app/lib/percent.ts'
import { DayChart } from '#app/ui/day-chart.tsx'
import { BILLBOARD_FIGURES, type BoardFigure, type DayNumbers as Row } from '../billboard-numbers.ts'
import { type Compared, clickRate } from '../click-rate.ts'
import { ComparedNumbers } from './compared-number.tsx'

function Plot({ rows, figure }: { rows: readonly Row[]; figure: BoardFigure }) {
  const t = useAccountT()
  const points = rows.map((row) => ({ day: row.day, value: row[figure] }))
  const write = (value: number) => formatNumber(value, t.locale)
  return <DayChart points={points} name={t(`billboards.${figure}`)} write={write} />
}

function Table({ rows }: { rows: readonly Row[] }) {
  const t = useAccountT()
  return (
    <details className="text-label">
      <summary className="min-h-6 cursor-pointer font-semibold">{t('billboards.asTable')}</summary>
      <table className="mt-1 w-full max-w-md">
        <caption className="sr-only">{t('billboards.byDay')}</caption>
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col">{t('billboards.day')}</th>
            {BILLBOARD_FIGURES.map((figure) => (
              <th key={figure} scope="col" className="text-right">
                {t(`billboards.${figure}`)}
              </th>
            ))}
            <th scope="col" className="text-right">
              {t('billboards.clickRate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr key={row.day}>
              <td>{row.day}</td>
              {BILLBOARD_FIGURES.map((figure) => (
                <td key={figure} className="text-right">
                  {formatNumber(row[figure], t.locale)}
                </td>
              ))}
              <td className="text-right">{formatShare(clickRate(row), t.locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

type Props = { rows: readonly Row[]; compared: Compared; heading: 'h2' | 'h3' }

/** Views and clicks of each of the last thirty days, as a chart and as a table ([AD-06]). */
export function DayNumbers({ rows, compared, heading: Heading }: Props) {
  const t = useAccountT()
  return (
    <div className="grid gap-4">
      <div>
        <Heading className="font-semibold">{t('billboards.byDay')}</Heading>
        <ComparedNumbers counts={compared} />
        <p className="text-small text-muted">{t('billboards.comparedHow')}</p>
      </div>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {BILLBOARD_FIGURES.map((figure) => (
          <Plot key={figure} rows={rows} figure={figure} />
        ))}
      </div>
      <Table rows={rows} />
      <p className="text-small text-muted">{t('billboards.countedHow')}</p>
    </div>
  )
}
