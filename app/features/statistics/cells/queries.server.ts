import { sql } from 'kysely'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { localized } from '#app/features/items/localized-columns.server.ts'
import { billboardsWanted, type Layout, readLayout } from '#app/features/layouts/layout-config.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Period, periodBefore } from '../performance/performance.ts'
import { type CellRow, type CountedCell, cellRows } from './cells.ts'

/** A page with a grid. */
export type GridPage = 'home' | CategorySlug

async function countedCells(db: Db, page: GridPage, period: Period): Promise<readonly CountedCell[]> {
  const isNow = sql<boolean>`day >= ${period.from}::date`
  const sum = (column: 'views' | 'clicks', when: typeof isNow) =>
    sql<number>`coalesce(sum(${sql.ref(column)}) filter (where ${when}), 0)::int`
  const isBefore = sql<boolean>`not ${isNow}`
  const rows = await db
    .selectFrom('cellCounts')
    .select([
      'gridRow as row',
      'gridCol as col',
      sum('views', isNow).as('views'),
      sum('clicks', isNow).as('clicks'),
      sum('views', isBefore).as('viewsBefore'),
      sum('clicks', isBefore).as('clicksBefore'),
    ])
    .where('page', '=', page)
    .where('day', '>=', periodBefore(period).from)
    .where('day', '<=', period.to)
    .groupBy(['gridRow', 'gridCol'])
    .execute()
  return rows.map(({ row, col, views, clicks, viewsBefore, clicksBefore }) => {
    return { row, col, now: { views, clicks }, before: { views: viewsBefore, clicks: clicksBefore } }
  })
}

async function layoutOf(db: Db, page: GridPage): Promise<Layout | null> {
  const stored =
    page === 'home'
      ? await db.selectFrom('layoutConfigs').select('config').where('isActive', '=', true).executeTakeFirst()
      : await db
          .selectFrom('categoryLayouts')
          .select('config')
          .where('categorySlug', '=', page)
          .executeTakeFirst()
  return readLayout(stored?.config)
}

async function titlesOf(db: Db, layout: Layout | null, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const ids = layout ? billboardsWanted(layout) : []
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('ads')
    .select(['id', localized('title', locale, 'ads').as('title')])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Returns the cells of a page with their views and clicks in a period, and the billboards in them now ([ADM-11]). */
export async function cellPerformance(
  db: Db,
  page: GridPage,
  { period, locale }: { period: Period; locale: Locale },
): Promise<readonly CellRow[]> {
  const [counted, layout] = await Promise.all([countedCells(db, page, period), layoutOf(db, page)])
  return cellRows(counted, layout, await titlesOf(db, layout, locale))
}
