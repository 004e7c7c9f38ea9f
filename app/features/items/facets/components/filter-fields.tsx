import { categoriesIn, categoryName, SECTIONS } from '#app/features/categories/category-list.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { STATE_OPTIONS } from '#app/lib/state-names.ts'
import { SelectFilter, TextFilter } from '#app/ui/filters.tsx'
import { Choice, DateChoice, LanguageChoice } from '../../components/choice.tsx'
import { PRICE_NAMES } from '../../filter-names.ts'
import { type FilterQuery, PRICE_CHOICES } from '../../list-filters.ts'
import type { StepView } from '../range-text.ts'
import { FacetPart } from './facet-fields.tsx'
import { RangeSteps } from './range-steps.tsx'

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

type PriceProps = { asked: FilterQuery; steps: readonly StepView[] }

/** The specified ranges, and any other from and to. */
function PriceFields({ asked: { price, min, max }, steps }: PriceProps) {
  const t = useT()
  return (
    <FacetPart name={t('listings.price')} isOpen>
      <div className="facet-choice">
        <Choice
          name="price"
          label="listings.price"
          none="listings.anyPrice"
          values={PRICE_CHOICES}
          names={PRICE_NAMES}
          current={price}
        />
      </div>
      <div className="facet-range">
        <TextFilter type="text" name="min" label={t('listings.priceFrom')} value={String(min ?? '')} />
        <TextFilter type="text" name="max" label={t('listings.priceTo')} value={String(max ?? '')} />
      </div>
      <RangeSteps steps={steps} />
    </FacetPart>
  )
}

type Props = {
  asked: FilterQuery
  hasPrices: boolean
  hasCategories: boolean
  priceSteps: readonly StepView[]
}

/** What every list can be narrowed by first: category or city, state, price ([CAT-05], [CAT-10]). */
export function FilterFields({ asked, hasPrices, hasCategories, priceSteps }: Props) {
  const t = useT()
  return (
    <>
      <div className="facet-plain">
        {hasCategories ? (
          <CategoryFilter current={asked.category} />
        ) : (
          <TextFilter name="city" label={t('listings.city')} value={asked.city} />
        )}
        <StateFilter value={asked.state} />
      </div>
      {hasPrices && <PriceFields asked={asked} steps={priceSteps} />}
    </>
  )
}

/** What every list can be narrowed by last: age and language. */
export function LastFilterFields({ asked }: Pick<Props, 'asked'>) {
  return (
    <div className="facet-plain">
      <DateChoice current={asked.date} />
      <LanguageChoice current={asked.written} />
    </div>
  )
}
