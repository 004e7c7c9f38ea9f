import { sql } from 'kysely'
import { isCategorySlug } from '#app/features/categories/category-list.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { billboardsOf, CATEGORY_GRID, HOME_GRID, readLayout } from '#app/features/layouts/layout-config.ts'
import { isUuid } from '#app/lib/public-id.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { LayoutName, Placement } from './fulfilment-tasks.ts'

/** Returns the cells that a stored layout gives to billboards of ours, as the page reads it. */
function placementsIn(config: unknown, layout: LayoutName): readonly Placement[] {
  const grid = readLayout(config)
  if (!grid) return []
  return grid.positions.flatMap((position) =>
    billboardsOf(position)
      .filter(isUuid)
      .map((billboardId) => ({ billboardId, layout, row: position.row, col: position.col })),
  )
}

/** Returns the billboards of the home page while no layout is active: the newest. */
async function newestAtHome(db: Db, now: Date): Promise<readonly Placement[]> {
  const rows = await db
    .selectFrom('ads')
    .select('id')
    .where(isPublic('ads', now))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(HOME_GRID.rows * HOME_GRID.cols))
    .execute()
  return rows.map(({ id }) => ({ billboardId: id, layout: 'home', row: null, col: null }))
}

/** Returns the billboards of categories without a layout: the newest of each. */
async function newestByCategory(db: Db, now: Date): Promise<readonly Placement[]> {
  const { rows } = await sql<{ id: string; slug: string }>`
    select newest.id, categories.slug
      from categories cross join lateral (
        select ads.id from ads where ads.category = categories.slug and ${isPublic('ads', now)}
         order by ads.created_at desc, ads.id desc limit ${sql.lit(CATEGORY_GRID.rows * CATEGORY_GRID.cols)}) newest
     where not exists (select from category_layouts l where l.category_slug = categories.slug)`.execute(db)
  return rows.flatMap(({ id, slug }) =>
    isCategorySlug(slug) ? [{ billboardId: id, layout: slug, row: null, col: null }] : [],
  )
}

/**
 * Returns the active layout of the home page, and every billboard that visitors can see on a page's grid, with its
 * cell.
 */
export async function findPlacements(db: Db, now: Date) {
  const [home, drawn, newest] = await Promise.all([
    db.selectFrom('layoutConfigs').select(['id', 'config']).where('isActive', '=', true).executeTakeFirst(),
    db.selectFrom('categoryLayouts').select(['categorySlug', 'config']).execute(),
    newestByCategory(db, now),
  ])
  const inCategories = drawn.flatMap(({ categorySlug, config }) =>
    isCategorySlug(categorySlug) ? placementsIn(config, categorySlug) : [],
  )
  const atHome = home ? placementsIn(home.config, 'home') : await newestAtHome(db, now)
  return { homeLayoutId: home?.id ?? null, placements: [...atHome, ...inCategories, ...newest] }
}
