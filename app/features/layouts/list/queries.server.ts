import { sql } from 'kysely'
import { pageCount } from '#app/lib/pager.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { LayoutCard } from '../editor/editor-state.ts'

/** Four rows of three cards. */
const LAYOUTS_PER_PAGE = 12

const cards = (db: Db) =>
  db
    .selectFrom('layoutConfigs')
    .select([
      'id',
      'name',
      'description',
      'isActive',
      sql<number>`coalesce((config ->> 'rows')::int, 0)`.as('rows'),
      sql<number>`coalesce((config ->> 'cols')::int, 0)`.as('cols'),
    ])

/** Returns one page of the layouts of the home page: the active one first, then the newest ([LAY-01], [LAY-14]). */
export async function listLayouts(db: Db, wanted: number) {
  const { total, active } = await db
    .selectFrom('layoutConfigs')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('isActive', '=', true).as('active'),
    ])
    .executeTakeFirstOrThrow()
  const pages = pageCount(total, LAYOUTS_PER_PAGE)
  const page = Math.min(wanted, pages)
  const layouts: LayoutCard[] = await cards(db)
    .orderBy('isActive', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(LAYOUTS_PER_PAGE)
    .offset((page - 1) * LAYOUTS_PER_PAGE)
    .execute()
  return { layouts, page, pages, total, isAnyActive: active > 0 }
}

/** Returns one layout of the home page; undefined if there is none. */
export function findLayout(db: Db, id: string): Promise<LayoutCard | undefined> {
  return cards(db).where('id', '=', id).executeTakeFirst()
}
