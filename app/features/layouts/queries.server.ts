import { type RawBuilder, sql } from 'kysely'
import type { Place } from '#app/features/billboards/grid-rows.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { billboardCard } from '#app/features/items/billboard-card.server.ts'
import type { ItemCard } from '#app/features/items/item-card.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { type CardRow, toCard } from '#app/features/items/read-cards.server.ts'
import type { Locale } from '#app/lib/locale.ts'
import { linkedCache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { type Db, gatheringRows } from '#app/platform/db/database.server.ts'
import { cellRotation, fillGrid, placesOf } from './grid-places.ts'
import { importedCards } from './imported-layout.ts'
import { billboardsOf, CATEGORY_GRID, HOME_GRID, type Layout, readLayout } from './layout-config.ts'

/** A grid of billboards as a page shows it, and how many billboards it has: those that share a cell take turns. */
export type GridOfPlaces = {
  readonly category: CategorySlug | null
  readonly cols: number
  readonly places: readonly Place<ItemCard>[]
  readonly billboards: number
}

type Asked = { locale: Locale; now: Date }
type Source = { layout: RawBuilder<unknown>; fallback: RawBuilder<boolean>; most: number }

/** Stored ids that are UUIDs: layouts may contain ids of another system (D-16). */
const WANTED = sql`select case when id ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then id::uuid end
  from layout, jsonb_array_elements(layout.config -> 'positions') p,
       lateral (select p ->> 'adId' union all
                select jsonb_array_elements_text(
                  case when jsonb_typeof(p -> 'others') = 'array' then p -> 'others' else '[]' end)) as named (id)`

/** The layout and its billboards, or the newest ones where nothing was drawn: one question to the database. */
async function gridFrom(db: Db, { layout, fallback, most }: Source, { locale, now }: Asked) {
  const cards = db
    .selectFrom('ads')
    .select(billboardCard(locale))
    .where(isPublic('ads', now))
    .where(
      sql<boolean>`case when exists (select from layout) then ads.id in (${WANTED}) else ${fallback} end`,
    )
    .orderBy(sql`ads.created_at desc, ads.id desc`)
    .limit(sql<number>`case when exists (select from layout) then 1000 else ${sql.lit(most)} end`)
  const { rows } = await sql<{
    config: unknown
    cards: (Omit<CardRow, 'createdAt'> & { createdAt: string })[]
  }>`
    with layout as (${layout})
    select (select config from layout) as config, (select coalesce(json_agg(card), '[]') from (${cards}) card) as cards
  `.execute(gatheringRows(db))
  const [found] = rows
  const items = (found?.cards ?? []).map((row) =>
    toCard({ ...row, createdAt: new Date(row.createdAt) }, 'banner', now),
  )
  const imported = importedCards(found?.config, locale).filter(({ isPublic }) => isPublic)
  return { layout: readLayout(found?.config), items: [...items, ...imported], turn: cellRotation(now) }
}

/** Returns the ids of the billboards in a layout, once each. */
const idsIn = ({ positions }: Layout) => new Set(positions.flatMap(billboardsOf))

function layoutOf(
  { layout, items, turn }: Awaited<ReturnType<typeof gridFrom>>,
  grid: { rows: number; cols: number },
  category: CategorySlug | null,
): GridOfPlaces {
  if (!layout) return { category, cols: grid.cols, places: fillGrid(grid, items), billboards: items.length }
  const ids = idsIn(layout)
  const billboards = items.filter(({ id }) => ids.has(id)).length
  return { category, cols: layout.cols, places: placesOf(layout, items, turn), billboards }
}

/** The grid of the home page: as the one active layout draws it ([HOME-03]), else the newest billboards ([HOME-04]). */
export async function homeGrid(db: Db, asked: Asked): Promise<GridOfPlaces> {
  const layout = sql`select config from layout_configs where is_active`
  const found = await gridFrom(
    db,
    { layout, fallback: sql<boolean>`true`, most: HOME_GRID.rows * HOME_GRID.cols },
    asked,
  )
  return layoutOf(found, HOME_GRID, null)
}

/** The grid of a category: its own layout if one was drawn, else its newest billboards ([CAT-06]). */
export async function categoryGrid(db: Db, category: CategorySlug, asked: Asked): Promise<GridOfPlaces> {
  const layout = sql`select config from category_layouts where category_slug = ${category}`
  const most = CATEGORY_GRID.rows * CATEGORY_GRID.cols
  const found = await gridFrom(
    db,
    { layout, fallback: sql<boolean>`ads.category = ${category}`, most },
    asked,
  )
  return layoutOf(found, CATEGORY_GRID, category)
}

const grids = linkedCache<GridOfPlaces>()

/** The grid of the home page, or of a category, from memory: as old as the counts at most. */
export function cachedGrid(
  { db, counts, locale, now }: Ctx,
  category: CategorySlug | null,
): Promise<GridOfPlaces> {
  const asked = { locale, now }
  const page = category ?? 'home'
  return grids(counts).get(
    `${page} ${locale} ${cellRotation(now)}`,
    () => (category === null ? homeGrid(db, asked) : categoryGrid(db, category, asked)),
    ['banners', `layout:${page}`],
  )
}
