import type { CategorySlug } from '#app/features/categories/rules.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Layout, readLayout } from './rules.ts'

/** The one active layout of the home page, or null when none is active. */
export async function activeLayout(db: Db): Promise<Layout | null> {
  const row = await db
    .selectFrom('layoutConfigs')
    .select('config')
    .where('isActive', '=', true)
    .executeTakeFirst()
  return row ? readLayout(row.config) : null
}

/** The layout drawn for a category, or null when none was. */
export async function categoryLayout(db: Db, category: CategorySlug): Promise<Layout | null> {
  const row = await db
    .selectFrom('categoryLayouts')
    .select('config')
    .where('categorySlug', '=', category)
    .executeTakeFirst()
  return row ? readLayout(row.config) : null
}
