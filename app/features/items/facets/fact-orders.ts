import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { FACT_SORTS, type FactSort, factSortsOf } from '#app/features/facets/fact-sorts.ts'
import type { Translate } from '#app/i18n/translate.ts'

/** An order of a list by a fact, with its name in the language of the page. */
export type FactOrder = { readonly value: FactSort; readonly text: string }

/** Returns the orders by facts that the list of a category offers ([FACET-09]). */
export const factOrders = (category: CategorySlug, t: Translate): readonly FactOrder[] =>
  factSortsOf(category).map((value) => ({ value, text: t(`facets.sort_${FACT_SORTS[value]}`) }))
