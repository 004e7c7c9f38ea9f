import { useT } from '#app/i18n/use-t.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { KeptParams } from '#app/ui/kept-params.tsx'
import { Choice, SORT_NAMES } from '../../components/choice.tsx'
import type { Sort } from '../../list-filters.ts'

const NAMES = { ...SORT_NAMES, relevance: 'search.relevance' } as const
type Order = Sort | 'relevance'

/** The order of a list, within the same filters and view. Another one begins on the first page. */
export function ListSort({ orders, current }: { orders: readonly Order[]; current: Order }) {
  const t = useT()
  return (
    <AutoForm label={t('listings.sort')} className="list-choices">
      <KeptParams but={['sort', 'page', 'item']} />
      <Choice name="sort" label="listings.sort" values={orders} names={NAMES} current={current} />
      <button type="submit" className="button-quiet only-without-script">
        {t('listings.apply')}
      </button>
    </AutoForm>
  )
}
