import { useSearchParams } from 'react-router'
import { ComparedCount, ComparedRate } from '#app/features/billboards/numbers/components/compared-number.tsx'
import { STATUS_NAMES } from '#app/features/moderation/components/names.tsx'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { withParams } from '#app/lib/list-query.ts'
import { Link } from '#app/ui/link.tsx'
import type { PerformanceQuery, PerformanceRow, PerformanceSort } from '../performance.ts'

const COLUMNS = [
  { sort: 'title', name: 'statistics.banner' },
  { sort: 'views', name: 'billboards.views' },
  { sort: 'clicks', name: 'billboards.clicks' },
  { sort: 'rate', name: 'billboards.clickRate' },
] as const satisfies readonly { sort: PerformanceSort; name: string }[]

type Sorted = Pick<PerformanceQuery, 'sort' | 'isAscending'>

/** A column's name, which sorts by it; pressed again, the other way round. */
function Heading({ sort, name, sorted }: (typeof COLUMNS)[number] & { sorted: Sorted }) {
  const t = useAdminT()
  const [params] = useSearchParams()
  const isSorted = sorted.sort === sort
  const direction = sorted.isAscending ? 'ascending' : 'descending'
  const next = isSorted && !sorted.isAscending ? 'asc' : 'desc'
  const dir = isSorted ? next : null
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} className="lg:not-first:text-right">
      <Link
        to={{ search: withParams(params, { sort, dir }) }}
        preventScrollReset
        className="plain-link hidden min-h-6 items-center gap-1 lg:inline-flex"
      >
        {t(name)}
        {isSorted && <span aria-hidden>{sorted.isAscending ? '▲' : '▼'}</span>}
      </Link>
      {/* Where rows are cards, headings are for screen readers only: nothing in them may take the focus. */}
      <span className="lg:hidden">{t(name)}</span>
    </th>
  )
}

function Row({ row }: { row: PerformanceRow }) {
  const t = useAdminT()
  const label = (name: (typeof COLUMNS)[number]['name']) => (
    <span className="text-muted lg:hidden">{t(name)}: </span>
  )
  return (
    <tr>
      <td className="wrap-anywhere">
        <Link to={`/edit-ad/${row.id}`} reloadDocument className="plain-link font-semibold">
          {row.title}
        </Link>
        <p className="text-small text-muted">
          {row.publicId} · {t(STATUS_NAMES[row.status])}
        </p>
      </td>
      <td className="lg:text-right">
        {label('billboards.views')}
        <ComparedCount counts={row} figure="views" />
      </td>
      <td className="lg:text-right">
        {label('billboards.clicks')}
        <ComparedCount counts={row} figure="clicks" />
      </td>
      <td className="lg:text-right">
        {label('billboards.clickRate')}
        <ComparedRate counts={row} />
      </td>
    </tr>
  )
}

/** Views, clicks and click rate of billboards, compared with the period before ([ADM-09]). */
export function PerformanceTable({ rows, sorted }: { rows: readonly PerformanceRow[]; sorted: Sorted }) {
  const t = useAdminT()
  return (
    <table className="admin-table">
      <caption className="sr-only">{t('statistics.performance')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <Heading key={column.sort} {...column} sorted={sorted} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}
