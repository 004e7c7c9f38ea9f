import { type RawBuilder, sql } from 'kysely'
import { ITEM_COLUMNS } from './item-columns.server.ts'
import type { ItemTable } from './item-kinds.ts'

/**
 * 'Is it public' (D-04), the only place that defines it: active, approved, its owner neither banned nor gone, not
 * deleted, not past its end, and a billboard within its schedule. All but the times is the column `listed`, so that
 * partial indexes can hold it.
 */
export function isPublic(table: ItemTable, now: Date): RawBuilder<boolean> {
  const expiresAt = sql.ref(`${table}.expires_at`)
  const scheduled = ITEM_COLUMNS[table].hasSchedule
    ? sql` and (ads.starts_at is null or ads.starts_at <= ${now}) and (ads.ends_at is null or ads.ends_at > ${now})`
    : sql``
  return sql<boolean>`(${sql.ref(`${table}.listed`)} and (${expiresAt} is null or ${expiresAt} > ${now})${scheduled})`
}
