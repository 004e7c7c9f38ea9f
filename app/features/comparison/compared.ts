import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'

/** How many listings fit beside each other ([CMP-01]). */
export const MAX_COMPARED = 4

/** Sorts of listings that can be compared with each other: those of one sort state the same facts. */
export const COMPARED_SORTS = ['vehicles', 'driving', 'jobs', 'schools', 'parking', 'property'] as const
export type ComparedSort = (typeof COMPARED_SORTS)[number]

const CATEGORIES_OF: Readonly<Record<ComparedSort, readonly CategorySlug[]>> = {
  vehicles: ['trucks-trailers-marketplace'],
  driving: ['cdl-a-company-drivers', 'cdl-a-owner-operators', 'non-cdl-drivers'],
  jobs: ['office-staff', 'mechanics', 'jobs'],
  schools: ['cdl-a-schools'],
  parking: ['parking-lots'],
  property: ['real-estate-marketplace'],
}

/** Returns what a listing of a category can be compared with; null: with nothing. */
export function sortOf(category: CategorySlug): ComparedSort | null {
  return COMPARED_SORTS.find((sort) => CATEGORIES_OF[sort].includes(category)) ?? null
}

/** The price of a listing and how far it is are rows as facts are. */
export type ComparedKey = AttributeKey | 'price' | 'distance'

/** What is best in a row of numbers, and the word for it. */
export type Best =
  | 'lowest'
  | 'highest'
  | 'newest'
  | 'fewest'
  | 'strongest'
  | 'shortest'
  | 'largest'
  | 'nearest'

const IS_HIGH: readonly Best[] = ['highest', 'newest', 'strongest', 'largest']

/** Facts of which less or more is better for everyone. All others are a matter of taste. */
const BEST_OF: Readonly<Partial<Record<ComparedKey, Best>>> = {
  price: 'lowest',
  distance: 'nearest',
  year: 'newest',
  mileage: 'fewest',
  horsepower: 'strongest',
  payWeekly: 'highest',
  payGuaranteed: 'highest',
  signOnBonus: 'highest',
  truckYear: 'newest',
  tuition: 'lowest',
  courseWeeks: 'shortest',
  priceDay: 'lowest',
  priceWeek: 'lowest',
  priceMonth: 'lowest',
}

/** Returns which values of a row are the best, and the word for it; null where that cannot be said, or all are equal. */
export function bestOf(
  key: ComparedKey,
  values: readonly (number | null)[],
): { readonly word: Best; readonly isBest: readonly boolean[] } | null {
  const word = BEST_OF[key]
  const known = values.flatMap((value) => value ?? [])
  if (!word || known.length < 2) return null
  const best = IS_HIGH.includes(word) ? Math.max(...known) : Math.min(...known)
  if (known.every((value) => value === best)) return null
  return { word, isBest: values.map((value) => value === best) }
}
