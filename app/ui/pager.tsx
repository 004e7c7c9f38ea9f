import { useLocation, useSearchParams } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { withParams } from '#app/lib/list-query.ts'
import { pageButtons } from '#app/lib/pager.ts'
import { Link } from '#app/ui/link.tsx'

type Props = {
  page: number
  /** How many pages there are; when the total is open-ended, as many as are known. */
  pages: number
  /** There are more pages than counted (D-41). */
  openEnded?: boolean
  /** The parameter of the page number, where a page has two lists. */
  param?: string
  /** The name of the list, where a page has two lists. */
  list?: string
}

/** Previous, up to five page numbers, Next ([CAT-04]). */
export function Pager({ page, pages, openEnded = false, param = 'page', list }: Props) {
  const t = useT()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  if (pages < 2) return null
  const to = (n: number) =>
    pathname + withParams(params, { page: params.get('page'), [param]: n === 1 ? null : String(n) })
  return (
    <nav
      aria-label={list ? t('listings.pagesOf', { list }) : t('listings.pages')}
      className="mt-6 flex flex-wrap items-center justify-center gap-2"
    >
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className="page-link">
          {t('listings.previous')}
        </Link>
      )}
      {pageButtons(page, pages).map((n) => (
        <Link
          key={n}
          to={to(n)}
          aria-label={t('listings.page', { page: n })}
          aria-current={n === page ? 'page' : undefined}
          className="page-link"
        >
          {n}
        </Link>
      ))}
      {(page < pages || openEnded) && (
        <Link to={to(page + 1)} rel="next" className="page-link">
          {t('listings.next')}
        </Link>
      )}
    </nav>
  )
}
