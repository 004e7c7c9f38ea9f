import type { ReactNode } from 'react'
import { Choice, SORT_NAMES } from '#app/features/items/components/choice.tsx'
import { SEARCH_SHAPES, ViewSwitch } from '#app/features/items/components/segments.tsx'
import { FILTER_PARAMS, sortsOffered } from '#app/features/items/list-filters.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import type { SearchQuery } from '../schema.ts'
import { EXACT_UP_TO, SEARCH_SORTS } from '../search-terms.ts'
import { KeptFields } from './kept-fields.tsx'

const NAMES = { ...SORT_NAMES, relevance: 'search.relevance' } as const

type Props = {
  asked: SearchQuery
  total: number
  open: boolean
  facets: readonly (readonly [name: string, value: string])[]
  /** What stands before the ways to order and to show. */
  children: ReactNode
}

/** The ways to order and to show what was found. */
function Ways({ asked, facets }: Pick<Props, 'asked' | 'facets'>) {
  const t = useT()
  return (
    <>
      <AutoForm label={t('listings.sort')} className="list-choices">
        <KeptFields asked={asked} names={['q', ...FILTER_PARAMS, 'view']} facets={facets} />
        <Choice
          name="sort"
          label="listings.sort"
          values={sortsOffered(SEARCH_SORTS, asked)}
          names={NAMES}
          current={asked.sort}
        />
        <button type="submit" className="button-quiet only-without-script">
          {t('listings.apply')}
        </button>
      </AutoForm>
      <ViewSwitch choices={SEARCH_SHAPES} current={asked.view} />
    </>
  )
}

/** What was searched, how much was found (D-41), and the ways to order and show it ([SRCH-02]). */
export function SearchBar({ asked, total, open, facets, children }: Props) {
  const t = useT()
  return (
    <div className="list-bar mt-5">
      <h1 className="text-[22px] leading-tight font-extrabold tracking-tight break-words">
        {t('search.resultsFor', { term: asked.q })}
      </h1>
      <p role="status" className="text-muted">
        {open ? t('search.moreThan', { count: EXACT_UP_TO }) : t('search.total', { count: total })}
      </p>
      <div className="list-ways">
        {children}
        {total > 0 && <Ways asked={asked} facets={facets} />}
      </div>
    </div>
  )
}
