import { type RawBuilder, sql } from 'kysely'

/** Returns a list as one JSON value: the driver would turn it into an SQL array. */
export function jsonValue<T>(list: readonly T[]): RawBuilder<T[]> {
  return sql`${JSON.stringify(list)}`
}
