import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import { filterConditions } from './filter-conditions.server.ts'
import type { ItemFilter } from './list-filters.ts'
import { isPublic } from './public-items.server.ts'

/** Counts the listings of each ZIP code that meet all conditions, by ZIP code. */
export async function countByPlace(
  db: Db,
  conditions: readonly RawBuilder<boolean>[],
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ zip: number; count: number }>`
    select place as zip, count(*)::int as count from listings
     where place is not null and ${sql.join(conditions, sql` and `)} group by place order by place`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ zip, count }) => [zip, count]))
}

/** Counts the public listings of each ZIP code that match. */
export const countPublicByPlace = (db: Db, filter: ItemFilter, now: Date) =>
  countByPlace(db, [isPublic('listings', now), ...filterConditions('listings', filter, now)])
