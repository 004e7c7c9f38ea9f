import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ReactNode } from 'react'
import { categoriesIn, categoryName, SECTIONS } from '#app/features/categories/category-list.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { STATE_OPTIONS } from '#app/lib/state-names.ts'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { FilterButtons, SelectFilter, TextFilter } from '#app/ui/filters.tsx'
import { type FilterQuery, filtersSet, PRICE_CHOICES } from '../list-filters.ts'
import { Choice, DateChoice, LanguageChoice, PRICE_NAMES } from './choice.tsx'

/** The states by name. An address may ask for several at once ('dakota'): then that is a choice, too. */
function StateFilter({ value }: { value: string }) {
  const t = useT()
  const isListed = value === '' || STATE_OPTIONS.some((state) => state.value === value)
  return (
    <SelectFilter
      name="state"
      label={t('listings.state')}
      none={t('listings.anyState')}
      value={value}
      options={isListed ? STATE_OPTIONS : [{ value, text: value }, ...STATE_OPTIONS]}
    />
  )
}

/** All categories, in the order of the menus. */
function CategoryFilter({ current }: { current: string | null }) {
  const t = useT()
  const slugs = SECTIONS.flatMap((section) => categoriesIn(section))
  return (
    <SelectFilter
      name="category"
      label={t('listings.category')}
      none={t('listings.anyCategory')}
      value={current}
      options={slugs.map((value) => ({ value, text: categoryName(value, t.locale) }))}
    />
  )
}

/** The specified ranges, and any other from and to. */
function PriceFilter({ asked: { price, min, max } }: { asked: FilterQuery }) {
  const t = useT()
  return (
    <>
      <Choice
        name="price"
        label="listings.price"
        none="listings.anyPrice"
        values={PRICE_CHOICES}
        names={PRICE_NAMES}
        current={price}
      />
      <div className="grid grid-cols-2 gap-2">
        <TextFilter name="min" type="number" label={t('listings.priceFrom')} value={String(min ?? '')} />
        <TextFilter name="max" type="number" label={t('listings.priceTo')} value={String(max ?? '')} />
      </div>
    </>
  )
}

type Props = {
  asked: FilterQuery
  /** Whether things in this list have prices ([CAT-05]). */
  hasPrices: boolean
  /** A list of all categories is narrowed to one; a list of one category, to a city. */
  hasCategories?: boolean
  /** Where the list without filters is. */
  cleared?: string
  /** Fields that the list has apart from filters. */
  children: ReactNode
}

/** The filter panel of a list ([CAT-05], [CAT-10]). All filters are in the URL. */
export function ListFilters({ asked, hasPrices, hasCategories = false, cleared, children }: Props) {
  const t = useT()
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
        {hasCategories ? (
          <CategoryFilter current={asked.category} />
        ) : (
          <TextFilter name="city" label={t('listings.city')} value={asked.city} />
        )}
        <StateFilter value={asked.state} />
        {hasPrices && <PriceFilter asked={asked} />}
        <DateChoice current={asked.date} />
        <LanguageChoice current={asked.written} />
        {children}
        <FilterButtons
          apply={t('listings.apply')}
          clear={t('listings.clear')}
          isFiltered={set > 0}
          cleared={cleared}
          className="sm:col-span-2 lg:col-span-1"
        />
      </AutoForm>
    </details>
  )
}
