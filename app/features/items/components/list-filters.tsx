import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useSearchParams } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { FilterButtons, TextFilter } from '#app/ui/filters.tsx'
import { SORTS } from '../list-filters.ts'
import { filtersSet, type ListQuery, PRICE_CHOICES } from '../schema.ts'
import { Choice, DateChoice, PRICE_NAMES, SORT_NAMES } from './choice.tsx'

/** The filter panel of a category ([CAT-05]). All filters are in the URL. */
export function ListFilters({ asked, hasPrices }: { asked: ListQuery; hasPrices: boolean }) {
  const t = useT()
  const [params] = useSearchParams()
  const set = filtersSet(asked)
  return (
    <details
      data-set={set > 0 || undefined}
      className="list-filters mt-4 rounded-sign border border-line bg-card"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 font-semibold">
        <SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />
        {t('listings.filters')}
        {set > 0 && <span className="tag">{t('listings.filtersActive', { count: set })}</span>}
      </summary>
      <AutoForm
        label={t('listings.filters')}
        className="grid gap-3 border-t border-line p-3 sm:grid-cols-2 lg:grid-cols-3"
      >
        <TextFilter name="city" label={t('listings.city')} value={asked.city} />
        <TextFilter
          name="state"
          label={t('listings.state')}
          hint={t('listings.stateHint')}
          value={asked.state}
        />
        {hasPrices && (
          <Choice
            name="price"
            label="listings.price"
            none="listings.anyPrice"
            values={PRICE_CHOICES}
            names={PRICE_NAMES}
            current={asked.price}
          />
        )}
        <DateChoice current={asked.date} />
        <Choice name="sort" label="listings.sort" values={SORTS} names={SORT_NAMES} current={asked.sort} />
        {params.has('view') && <input type="hidden" name="view" value={asked.view} />}
        <FilterButtons
          apply={t('listings.apply')}
          clear={t('listings.clear')}
          isFiltered={set > 0}
          className="sm:col-span-2 lg:col-span-1"
        />
      </AutoForm>
    </details>
  )
}
