import { type RawBuilder, sql } from 'kysely'

/**
 * 'Is it public' (D-04), the only place where that is said: active, approved, its owner neither banned nor gone, not
 * deleted, and not past its end. All but the end is the column `listed`, so that partial indexes can hold it.
 */
export function isPublic(table: 'listings' | 'ads', now: Date): RawBuilder<boolean> {
  const expiresAt = sql.ref(`${table}.expires_at`)
  return sql<boolean>`(${sql.ref(`${table}.listed`)} and (${expiresAt} is null or ${expiresAt} > ${now}))`
}
