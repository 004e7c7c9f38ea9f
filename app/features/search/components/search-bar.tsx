import type { ReactNode } from 'react'
import { SEARCH_SHAPES, ViewSwitch } from '#app/features/items/components/segments.tsx'
import { ListSort } from '#app/features/items/facets/components/list-sort.tsx'
import { sortsOffered } from '#app/features/items/list-filters.ts'
import { useT } from '#app/i18n/use-t.tsx'
import type { SearchParams } from '../schema.ts'
import { EXACT_UP_TO, SEARCH_SORTS, type SearchSort } from '../search-terms.ts'

type Props = {
  asked: SearchParams
  total: number
  open: boolean
  sort: SearchSort
  /** What is before the ways to order and to show. */
  children: ReactNode
}

/** What was searched, how much was found (D-41), and the ways to order and show it ([SRCH-02]). */
export function SearchBar({ asked, total, open, sort, children }: Props) {
  const t = useT()
  return (
    <div className="list-bar mt-5 max-sm:mt-3">
      <h1 className="list-title">{t('search.resultsFor', { term: asked.q })}</h1>
      <p role="status" className="text-muted">
        {open ? t('search.moreThan', { count: EXACT_UP_TO }) : t('search.total', { count: total })}
      </p>
      <div className="list-ways">
        {children}
        {total > 0 && (
          <>
            <ListSort orders={sortsOffered(SEARCH_SORTS, asked)} current={sort} />
            <ViewSwitch choices={SEARCH_SHAPES} current={asked.view} />
          </>
        )}
      </div>
    </div>
  )
}
