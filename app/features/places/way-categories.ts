import type { CategorySlug } from '#app/features/categories/category-list.ts'

/** What people look for along a way: somewhere to stop, and work that begins there. */
const WAY_CATEGORIES: ReadonlySet<CategorySlug> = new Set<CategorySlug>([
  'parking-lots',
  'repair-shops-parts',
  'washing-detailing',
  'auto-repair-shops',
  'restaurants',
  'cdl-a-company-drivers',
  'cdl-a-owner-operators',
  'non-cdl-drivers',
  'jobs',
])

export const hasWays = (category: CategorySlug): boolean => WAY_CATEGORIES.has(category)
