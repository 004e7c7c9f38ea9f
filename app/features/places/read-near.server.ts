import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import { findPlace } from './find-place.server.ts'
import { milesOf, type NearFilter, type NearQuery, type Place, placeName } from './near.ts'
import { isInReach } from './near-conditions.server.ts'
import type { NearShown } from './near-shown.ts'

/** Estimating more of them takes longer than it saves. */
const MAX_NAMED = 2000

/** Returns what is around a place, with the ZIP codes of items there. */
export async function nearFilter(db: Db, place: Place, miles: number | null): Promise<NearFilter> {
  if (miles === null) return { place, miles, zips: null }
  const { rows } = await sql<{ zip: number }>`
    select zip from places where ${isInReach({ place, miles })} limit ${sql.lit(MAX_NAMED + 1)}`.execute(db)
  return { place, miles, zips: rows.length > MAX_NAMED ? null : rows.map(({ zip }) => zip) }
}

/** Reads the place that an address asks for. A place that no one knows narrows nothing, and the page says so ([GEO-02]). */
export async function readNear(
  db: Db,
  { near, within }: NearQuery,
): Promise<{ filter: NearFilter | null; shown: NearShown }> {
  const place = near ? findPlace(near) : null
  return {
    filter: place && (await nearFilter(db, place, milesOf(within))),
    shown: { near, within, name: place && placeName(place) },
  }
}
