import { type AttributeKey, attributeOf } from '#app/features/attributes/catalog.ts'
import { CATALOG } from '#app/features/attributes/category-attributes.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'

/** The orders of lists by a fact, as addresses name them, and what each goes by ([FACET-09]). */
export const FACT_SORTS = {
  'pay-high': 'payWeekly',
  'guaranteed-high': 'payGuaranteed',
  'year-high': 'year',
  'mileage-low': 'mileage',
  'price-day-low': 'priceDay',
  'price-month-low': 'priceMonth',
  'tuition-low': 'tuition',
  'weeks-low': 'courseWeeks',
  'area-high': 'area',
} as const satisfies Record<string, AttributeKey>

export type FactSort = keyof typeof FACT_SORTS

export const isFactSort = (sort: string): sort is FactSort => Object.hasOwn(FACT_SORTS, sort)

/** Every order by a fact. */
export const ALL_FACT_SORTS: readonly FactSort[] = Object.keys(FACT_SORTS).filter(isFactSort)

/** Returns the orders that the lists of a category offer. */
export function factSortsOf(category: CategorySlug): readonly FactSort[] {
  const asked: readonly AttributeKey[] = CATALOG[category].asked
  const isStated = (key: AttributeKey) => asked.includes(attributeOf(key).derived ? 'payFrom' : key)
  return ALL_FACT_SORTS.filter((sort) => isStated(FACT_SORTS[sort]))
}

/** Whether the largest number comes first. */
export const isHighFirst = (sort: FactSort): boolean => sort.endsWith('-high')
