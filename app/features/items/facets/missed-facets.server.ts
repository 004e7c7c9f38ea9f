import { type RawBuilder, sql } from 'kysely'

/** The number of the one facet, from 1, that a listing misses; 0 where it misses none. */
export function missedFacet(conditions: readonly RawBuilder<boolean>[]): RawBuilder<number> {
  if (conditions.length === 0) return sql`0`
  const cases = conditions.map(
    (condition, at) => sql`when (${condition}) is not true then ${sql.lit(at + 1)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

/** A listing that misses two facets counts nowhere. */
export function missesAtMostOne(conditions: readonly RawBuilder<boolean>[]): readonly RawBuilder<boolean>[] {
  if (conditions.length < 2) return []
  const met = conditions.map((condition) => sql`((${condition}) is true)::int`)
  return [sql<boolean>`${sql.join(met, sql` + `)} >= ${sql.lit(conditions.length - 1)}`]
}
