import { type RawBuilder, sql } from 'kysely'
import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import type { ItemTable } from '#app/features/items/item-kinds.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import type { Locale } from '#app/lib/locale.ts'
import { type ItemSearch, matches } from './match-items.server.ts'
import type { SearchSort } from './search-terms.ts'

export type Hits = {
  readonly listings: number
  readonly billboards: number
  /** The ids of each kind in PostgreSQL's notation, where there are few: then a page of them looks for nothing again. */
  readonly ids?: Readonly<Record<ItemTable, string | null>>
}
export type PageRequest = {
  readonly wanted: ItemSearch
  readonly hits: Hits
  readonly sort: SearchSort
  readonly page: number
  readonly locale: Locale
  readonly now: Date
}

/** Among equals, what was posted or bumped last comes first ([PAY-11]). */
export const NEWEST = sql`ranked desc, id desc`
export const ranked = (table: ItemTable) => sql`${sql.ref(ITEM_COLUMNS[table].ranked)} as ranked`

/** The condition of `matches`; few listings that are known are not looked for again. */
export function isHit(table: ItemTable, { wanted, hits, now }: PageRequest): RawBuilder<boolean> {
  const ids = hits.ids?.[table] ?? null
  return ids
    ? sql<boolean>`(${isPublic(table, now)} and id = any(${ids}::uuid[]))`
    : matches(table, wanted, now)
}
