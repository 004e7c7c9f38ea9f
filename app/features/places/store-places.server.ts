import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import { NOWHERE } from './near.ts'
import { mapPointOf } from './position.ts'
import { zipCode } from './zip-codes.server.ts'

/** Returns the rows of the table of places for ZIP codes, each once and in order. */
function placeRows(zips: readonly number[]) {
  return [...new Set(zips)]
    .sort((a, b) => a - b)
    .flatMap((zip) => {
      const code = zip === NOWHERE ? null : zipCode(zip)
      if (!code) return []
      const { x, y } = mapPointOf(code)
      return [{ zip, state: code.state, position: `(${x.toFixed(3)},${y.toFixed(3)})` }]
    })
}

/** Stores the places that items refer to, in the caller's transaction and before the items. */
export async function storePlaces({ db }: { readonly db: Db }, zips: readonly number[]): Promise<void> {
  const rows = placeRows(zips)
  if (rows.length === 0) return
  const values = rows.map(({ zip, state, position }) => sql`(${zip}::int, ${state}, ${position}::point)`)
  await sql`insert into places (zip, state, position) values ${sql.join(values)} on conflict do nothing`.execute(
    db,
  )
}
