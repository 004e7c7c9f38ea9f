import { type RawBuilder, sql } from 'kysely'

/** A list as one JSON value: the driver takes it for an array of SQL otherwise. */
export function jsonValue<T>(list: readonly T[]): RawBuilder<T[]> {
  return sql`${JSON.stringify(list)}`
}
