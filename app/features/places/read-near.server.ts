import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import { findPlace } from './find-place.server.ts'
import { findWay, type Way } from './find-way.server.ts'
import { milesOf, type NearFilter, type NearQuery, type Place, placeName, WAY_CHOICES } from './near.ts'
import { isInReach } from './near-conditions.server.ts'
import type { NearShown } from './near-shown.ts'

/** Estimating more of them takes longer than it saves. */
const MAX_NAMED = 2000

type Asked = { readonly place: Place; readonly miles: number | null; readonly way?: Way | null }

/** Returns what is around a place or along a way, with the ZIP codes of items there. */
export async function nearFilter(db: Db, { place, miles, way = null }: Asked): Promise<NearFilter> {
  const area = { place, miles, way: way && way.points }
  if (miles === null) return { ...area, zips: null }
  const { rows } = await sql<{ zip: number }>`
    select zip from places where ${isInReach(area)} limit ${sql.lit(MAX_NAMED + 1)}`.execute(db)
  return { ...area, zips: rows.length > MAX_NAMED ? null : rows.map(({ zip }) => zip) }
}

/** Along a way, what is farther than this from it is not on it. */
const MAX_WAY_MILES = 100

const milesAlong = (within: NearQuery['within']) =>
  WAY_CHOICES.some((choice) => choice === within) ? milesOf(within) : MAX_WAY_MILES

/** Reads where the way from a place leads. */
function readWay(
  place: Place,
  typed: string,
): { way: Way | null; end: Place | null; trouble: NearShown['trouble'] } {
  const end = findPlace(typed)
  if (!end) return { way: null, end, trouble: 'unknownEnd' }
  const way = findWay(place, end)
  return { way, end, trouble: way ? null : 'noWay' }
}

const NO_WAY = { way: null, end: null, trouble: null } as const

function wayOf(place: Place | null, { near, to }: Pick<NearQuery, 'near' | 'to'>) {
  if (!to) return NO_WAY
  return place ? readWay(place, to) : { ...NO_WAY, trouble: near ? null : ('noStart' as const) }
}

/**
 * Reads the place that an address asks for, and the way from there where the list has ways ([GEO-08]). A place that no one knows
 * narrows nothing, and the page says so ([GEO-02]).
 */
export async function readNear(
  db: Db,
  { near, to, within }: NearQuery,
  { hasWays }: { readonly hasWays: boolean },
): Promise<{ filter: NearFilter | null; shown: NearShown }> {
  const place = near ? findPlace(near) : null
  const { way, end, trouble } = wayOf(place, hasWays ? { near, to } : { near, to: '' })
  const miles = way ? milesAlong(within) : milesOf(within)
  return {
    filter: place && (await nearFilter(db, { place, miles, way })),
    shown: {
      near,
      to: hasWays ? to : '',
      within,
      name: place && placeName(place),
      way: way && end && { to: placeName(end), roads: way.roads, miles: way.miles },
      trouble,
      hasWays,
    },
  }
}
