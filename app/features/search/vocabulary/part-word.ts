import type { CategorySlug } from '#app/features/categories/category-list.ts'

/** How much a word says about the part of the trade: it alone decides, it decides beside others, or it only fits. */
export type Weight = 3 | 2 | 1

export type PartWords = {
  readonly categories: readonly CategorySlug[]
  readonly weight: Weight
  readonly words: string
}
