import { ComparedCount, ComparedRate } from '#app/features/billboards/numbers/components/compared-number.tsx'
import { useAdminT } from '#app/i18n/use-t.tsx'
import type { CellRow } from '../cells.ts'

function Row({ cell }: { cell: CellRow }) {
  const t = useAdminT()
  const { row, col, titles } = cell
  return (
    <tr>
      <td className="wrap-anywhere">
        <b>{t('layouts.cell', { row, col })}</b>
        {titles.length > 0 && <p className="text-small text-muted">{titles.join(', ')}</p>}
      </td>
      {(['views', 'clicks'] as const).map((figure) => (
        <td key={figure} className="lg:text-right">
          <span className="text-muted lg:hidden">{t(`billboards.${figure}`)}: </span>
          <ComparedCount counts={cell} figure={figure} />
        </td>
      ))}
      <td className="lg:text-right">
        <span className="text-muted lg:hidden">{t('billboards.clickRate')}: </span>
        <ComparedRate counts={cell} />
      </td>
    </tr>
  )
}

/** Views, clicks and click rate of the cells of a grid, in reading order ([ADM-11]). */
export function CellTable({ cells }: { cells: readonly CellRow[] }) {
  const t = useAdminT()
  return (
    <table className="admin-table">
      <caption className="sr-only">{t('statistics.cells')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('statistics.cell')}</th>
          {(['views', 'clicks', 'clickRate'] as const).map((figure) => (
            <th key={figure} scope="col" className="lg:text-right">
              {t(`billboards.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cells.map((cell) => (
          <Row key={`${cell.row} ${cell.col}`} cell={cell} />
        ))}
      </tbody>
    </table>
  )
}
