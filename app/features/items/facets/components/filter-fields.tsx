import { categoriesIn, categoryName, SECTIONS } from '#app/features/categories/category-list.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { stateOptions } from '#app/lib/state-names.ts'
import { SelectFilter, TextFilter } from '#app/ui/filters.tsx'
import { Choice, DateChoice, LanguageChoice } from '../../components/choice.tsx'
import { PRICE_NAMES } from '../../filter-names.ts'
import { type FilterQuery, PRICE_CHOICES } from '../../list-filters.ts'
import type { FacetView } from '../facet-view.ts'
import type { StepView } from '../range-text.ts'
import { FacetFields, FacetPart } from './facet-fields.tsx'
import { RangeSteps } from './range-steps.tsx'

/** The states by name. An address may ask for several at once ('dakota'): then that is a choice, too. */
function StateFilter({ value }: { value: string }) {
  const t = useT()
  const states = stateOptions(t.locale)
  const isListed = value === '' || states.some((state) => state.value === value)
  return (
    <SelectFilter
      name="state"
      label={t('listings.state')}
      none={t('listings.anyState')}
      value={value}
      options={isListed ? states : [{ value, text: value }, ...states]}
    />
  )
}

/** All categories, in the order of the menus. */
function CategoryFilter({ current, isNeeded }: { current: string | null; isNeeded: boolean }) {
  const t = useT()
  const slugs = SECTIONS.flatMap((section) => categoriesIn(section))
  return (
    <SelectFilter
      name="category"
      label={t('listings.category')}
      {...(!isNeeded && { none: t('listings.anyCategory') })}
      value={current}
      options={slugs.map((value) => ({ value, text: categoryName(value, t.locale) }))}
    />
  )
}

type PriceProps = { asked: FilterQuery; steps: readonly StepView[] }

/** Any price from and to, the usual ends of it, and the specified ranges, which are those of small things. */
function PriceFields({ asked: { price, min, max }, steps }: PriceProps) {
  const t = useT()
  return (
    <FacetPart id="price" name={t('listings.price')} isOpen>
      <div className="facet-range">
        <TextFilter type="text" name="min" label={t('listings.priceFrom')} value={String(min ?? '')} />
        <TextFilter type="text" name="max" label={t('listings.priceTo')} value={String(max ?? '')} />
      </div>
      <RangeSteps steps={steps} />
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
    </FacetPart>
  )
}

const NO_STEPS: readonly StepView[] = []

type Props = {
  asked: FilterQuery
  facets: readonly FacetView[]
  /** Whether things in this list have prices ([CAT-05]). */
  hasPrices: boolean
  /** A list of all categories is narrowed to one; a list of one category, to a city. */
  hasCategories: boolean
  /** The words that are looked for, as the form sends them; where there are none, there is no list without a category. */
  words?: string
  /** Usual ranges of prices. */
  priceSteps?: readonly StepView[]
}

/**
 * What a list can be narrowed by: category or city, state, price ([CAT-05], [CAT-10]), its facets, age and language. Only
 * the server renders it, for `FacetColumn`: no hooks here but `useT`, and what reacts is the form around it.
 */
export function ColumnFields(props: Props) {
  const { asked, facets, hasPrices, hasCategories, words, priceSteps = NO_STEPS } = props
  const t = useT()
  return (
    <>
      {words && <input type="hidden" name="q" value={words} />}
      <div className="facet-plain">
        {hasCategories ? (
          <CategoryFilter current={asked.category} isNeeded={words === ''} />
        ) : (
          <TextFilter name="city" label={t('listings.city')} value={asked.city} />
        )}
        <StateFilter value={asked.state} />
      </div>
      {hasPrices && <PriceFields asked={asked} steps={priceSteps} />}
      {facets.map((facet) => (
        <FacetFields key={facet.id} facet={facet} />
      ))}
      <div className="facet-plain">
        <DateChoice current={asked.date} />
        <LanguageChoice current={asked.written} />
      </div>
    </>
  )
}
