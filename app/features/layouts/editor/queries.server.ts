import { sql } from 'kysely'
import { type CategorySlug, isCategorySlug } from '#app/features/categories/category-list.ts'
import { billboardCard } from '#app/features/items/billboard-card.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { toCard } from '#app/features/items/read-cards.server.ts'
import { containsPattern, fold } from '#app/lib/fold.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { tidy } from '../grid/grid.ts'
import { importedCards } from '../imported-layout.ts'
import { billboardsWanted, CATEGORY_GRID, HOME_GRID, type Layout, readLayout } from '../layout-config.ts'
import type { AvailablePage, EditorItem, Opened, OpenedLayout, SavedBy } from './editor-state.ts'

type Asked = { readonly locale: Locale; readonly now: Date }

/** Returns the categories that have a layout of their own. */
export async function drawnCategories(db: Db): Promise<readonly CategorySlug[]> {
  const rows = await db.selectFrom('categoryLayouts').select('categorySlug').execute()
  return rows.map(({ categorySlug }) => categorySlug).filter(isCategorySlug)
}

/** Returns the billboards of a grid, whatever their state; deleted ones are left out. */
async function itemsOf(db: Db, grid: Layout, { locale, now }: Asked): Promise<readonly EditorItem[]> {
  const ids = billboardsWanted(grid)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('ads')
    .select([...billboardCard(locale), isPublic('ads', now).as('isPublic')])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute()
  return rows.map(({ isPublic, ...row }) => ({ ...toCard(row, 'banner', now), isPublic }))
}

/** Returns those, and what the layout itself says of billboards of another system (D-16). */
async function allItems(db: Db, { grid, config }: { grid: Layout; config: unknown }, asked: Asked) {
  return [...(await itemsOf(db, grid, asked)), ...importedCards(config, asked.locale)]
}

const gridOf = (config: unknown, blank: { rows: number; cols: number }) =>
  tidy(readLayout(config) ?? { ...blank, positions: [] })

/** Returns a layout of the home page, for the editor. */
export async function openLayout(db: Db, id: string, asked: Asked): Promise<OpenedLayout | undefined> {
  const stored = await db
    .selectFrom('layoutConfigs')
    .select(['name', 'description', 'isActive', 'version', 'config'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!stored) return undefined
  const { config, ...words } = stored
  const grid = gridOf(config, HOME_GRID)
  return { ...words, grid, items: await allItems(db, { grid, config }, asked) }
}

/**
 * Returns the layout of a category, for the editor; where there is none, an empty one of 2 × 4, version 0 ([LAY-05]).
 */
export async function openCategoryLayout(db: Db, slug: CategorySlug, asked: Asked): Promise<Opened> {
  const stored = await db
    .selectFrom('categoryLayouts')
    .select(['version', 'config'])
    .where('categorySlug', '=', slug)
    .executeTakeFirst()
  const grid = gridOf(stored?.config, CATEGORY_GRID)
  return {
    version: stored?.version ?? 0,
    grid,
    items: await allItems(db, { grid, config: stored?.config }, asked),
  }
}

/** Returns who saved a layout last, according to the log. */
export async function savedLast(db: Db, id: string): Promise<SavedBy | null> {
  const row = await db
    .selectFrom('auditLog')
    .leftJoin('profiles', 'profiles.id', 'auditLog.actorId')
    .select(['auditLog.at', 'profiles.fullName', 'profiles.email'])
    .where('auditLog.targetType', 'in', ['layout', 'category_layout'])
    .where('auditLog.targetId', '=', id)
    .where('auditLog.action', 'in', ['layout_update', 'category_layout_save'])
    .orderBy('auditLog.at', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { at: row.at, name: row.fullName || row.email || '' } : null
}

const PER_PAGE = 24

/**
 * Returns one page of billboards that can be assigned: public ones that contain the words, newest first ([LAY-04]).
 */
export async function availableBillboards(
  db: Db,
  { term, page, locale, now }: Asked & { readonly term: string; readonly page: number },
): Promise<Pick<AvailablePage, 'items' | 'page' | 'hasMore'>> {
  const found = db
    .selectFrom('ads')
    .select('ads.id')
    .where(isPublic('ads', now))
    .$if(term !== '', (q) => q.where(sql<boolean>`ads.search_text like ${containsPattern(fold(term))}`))
    .orderBy('ads.createdAt', 'desc')
    .orderBy('ads.id', 'desc')
    .limit(sql.lit(PER_PAGE + 1))
    .offset((page - 1) * PER_PAGE)
  // An index finds them; only these are read from the table.
  const rows = await db
    .selectFrom('ads')
    .select(billboardCard(locale))
    .where('ads.id', 'in', found)
    .orderBy('ads.createdAt', 'desc')
    .orderBy('ads.id', 'desc')
    .execute()
  const items = rows.slice(0, PER_PAGE).map((row) => ({ ...toCard(row, 'banner', now), isPublic: true }))
  return { items, page, hasMore: rows.length > PER_PAGE }
}
