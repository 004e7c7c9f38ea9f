import { useT } from '#app/i18n/use-t.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { SelectFilter } from '#app/ui/filters.tsx'
import { KeptParams } from '#app/ui/kept-params.tsx'
import { SORT_NAMES } from '../../components/choice.tsx'
import type { ListOrder, Sort } from '../../list-filters.ts'
import type { FactOrder } from '../fact-orders.ts'

const NAMES = { ...SORT_NAMES, relevance: 'search.relevance' } as const
type Order = Sort | 'relevance'

type Props = {
  orders: readonly Order[]
  /** The orders by what listings of the category state, with their names. */
  byFact?: readonly FactOrder[]
  current: ListOrder | 'relevance'
}

const NO_FACTS: readonly FactOrder[] = []

/** The order of a list, within the same filters and view. Another one begins on the first page. */
export function ListSort({ orders, byFact = NO_FACTS, current }: Props) {
  const t = useT()
  const options = orders.map((value) => ({ value, text: t(NAMES[value]) }))
  return (
    <AutoForm label={t('listings.sort')} className="list-choices">
      <KeptParams but={['sort', 'page', 'item']} />
      <SelectFilter
        name="sort"
        label={t('listings.sort')}
        value={current}
        options={[...options, ...byFact]}
      />
      <button type="submit" className="button-quiet only-without-script">
        {t('listings.apply')}
      </button>
    </AutoForm>
  )
}
