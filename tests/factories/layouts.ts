import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Layout } from '#app/features/layouts/layout-config.ts'
import type { Db } from '#app/platform/db/database.server.ts'

type Given = Partial<Layout> & { readonly isActive?: boolean }

/** Creates the active layout of the home page; one cell in the corner unless positions are given. */
export function aLayout(db: Db, { isActive = true, rows = 5, cols = 4, positions }: Given = {}) {
  const corner = { row: 0, col: 0, width: 1, height: 1, adId: null }
  return db
    .insertInto('layoutConfigs')
    .values({ name: 'Home', isActive, config: { rows, cols, positions: positions ?? [corner] } })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Creates the layout of a category. */
export function aCategoryLayout(db: Db, category: CategorySlug, layout: Layout) {
  return db
    .insertInto('categoryLayouts')
    .values({ categorySlug: category, categoryName: category, config: layout })
    .returningAll()
    .executeTakeFirstOrThrow()
}
