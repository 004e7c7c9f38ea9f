import { createRandom, randomUuid } from '@haulpost/demo/random'
import type { Insertable } from 'kysely'
import { CATEGORIES, type CategorySlug } from '#app/features/categories/category-list.ts'
import { CATEGORY_GRID, HOME_GRID, type Layout } from '#app/features/layouts/layout-config.ts'
import type { CategoryLayouts, LayoutConfigs } from '#app/platform/db/tables.gen.ts'
import type { DemoBillboard } from './billboards.ts'
import { daysBefore } from './moments.ts'

type Spot = readonly [key: string, row: number, col: number, width?: number, height?: number]

/** The home page: one large billboard, three wide ones, and two empty cells. */
const MAIN_STREET: readonly Spot[] = [
  ['lakeside', 0, 0, 2, 2],
  ['physicals', 0, 2],
  ['reefer-247', 0, 3],
  ['tickets', 1, 2],
  ['home-weekly', 1, 3],
  ['factoring', 2, 0],
  ['school', 2, 1, 2, 1],
  ['pelmeni', 3, 0, 2, 1],
  ['gary-parking', 3, 2],
  ['sokol', 3, 3],
  ['oo-88', 4, 0],
  ['insure-24', 4, 1, 2, 1],
]

const BY_CATEGORY: Partial<Record<CategorySlug, readonly Spot[]>> = {
  'trucks-trailers-marketplace': [
    ['lakeside', 0, 0, 2, 2],
    ['ironwood', 0, 2, 2, 1],
    ['prairie-trailers', 1, 2],
    ['volga', 1, 3],
  ],
  'cdl-a-company-drivers': [
    ['flatbed-pro', 0, 0, 2, 1],
    ['home-weekly', 0, 2],
    ['sokol', 0, 3],
    ['aguila', 1, 0],
    ['night-linehaul', 1, 1],
    ['teams', 1, 2, 2, 1],
  ],
  'repair-shops-parts': [
    ['reefer-247', 0, 0],
    ['tow', 0, 1, 2, 1],
    ['alignment', 0, 3],
    ['taller', 1, 0],
    ['kedzie', 1, 1],
  ],
}

function layoutOf(
  grid: Pick<Layout, 'rows' | 'cols'>,
  spots: readonly Spot[],
  billboards: readonly DemoBillboard[],
): Layout {
  const positions = spots.map(([key, row, col, width = 1, height = 1]) => {
    const adId = billboards.find((billboard) => billboard.key === key)?.row.id
    if (!adId) throw new Error(`no billboard ${key}`)
    return { row, col, width, height, adId }
  })
  return { ...grid, positions }
}

const AGE_DAYS = 30

export function homeLayoutRows(
  billboards: readonly DemoBillboard[],
  now: Date,
): readonly Insertable<LayoutConfigs>[] {
  const at = daysBefore(now, AGE_DAYS)
  const config = layoutOf(HOME_GRID, MAIN_STREET, billboards)
  const about = { name: 'Main street', description: 'One large billboard, three wide ones, two places free' }
  return [
    {
      id: randomUuid(createRandom(3)),
      ...about,
      config,
      isActive: true,
      version: 1,
      createdAt: at,
      updatedAt: at,
    },
  ]
}

export function categoryLayoutRows(
  billboards: readonly DemoBillboard[],
  now: Date,
): readonly Insertable<CategoryLayouts>[] {
  const at = daysBefore(now, AGE_DAYS)
  const random = createRandom(4)
  return Object.entries(BY_CATEGORY).map(([slug, spots]) => ({
    id: randomUuid(random),
    categorySlug: slug,
    categoryName: Object.entries(CATEGORIES).find(([known]) => known === slug)?.[1].names.en ?? slug,
    config: layoutOf(CATEGORY_GRID, spots, billboards),
    version: 1,
    createdAt: at,
    updatedAt: at,
  }))
}
