import { type Billboard as BillboardTexts, textsOfCategory } from '@haulpost/demo/categories'
import { CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'

export type Billboard = BillboardTexts & { readonly category: CategorySlug }

/** Every billboard of the demo, by its number. */
export const BILLBOARDS: readonly Billboard[] = CATEGORY_SLUGS.flatMap((category) =>
  textsOfCategory(category).billboards.map((billboard) => ({ ...billboard, category })),
).toSorted((a, b) => a.number - b.number)
