import { sql } from 'kysely'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { findWay, type Way } from './find-way.server.ts'
import { milesOf, type NearFilter, type NearQuery, type Place, placeName, WAY_CHOICES } from './near.ts'
import { isInReach } from './near-conditions.server.ts'
import type { NearShown } from './near-shown.ts'
import { type PlaceArea, type RecognizedPlace, recognizePlace } from './recognize-place.server.ts'

/** Estimating more of them takes longer than it saves. */
const MAX_NAMED = 2000

type Reach = {
  readonly place: Place
  readonly miles: number | null
  readonly way?: NearFilter['way']
  readonly states?: NearFilter['states']
}

/** Returns what is around a place, along a way, or in states, with the ZIP codes of items there. */
export async function nearFilter(
  db: Db,
  { way = null, states = null, ...reach }: Reach,
): Promise<NearFilter> {
  const area = { ...reach, way, states }
  if (area.miles === null && !states) return { ...area, zips: null }
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
  const end = recognizePlace(typed)?.area.center ?? null
  if (!end) return { way: null, end, trouble: 'unknownEnd' }
  const way = findWay(place, end)
  return { way, end, trouble: way ? null : 'noWay' }
}

/** Returns the filter of a recognized place; `miles` counts for points and roads alone. */
export function areaFilter(db: Db, area: PlaceArea, miles: number | null): Promise<NearFilter> {
  const place = area.center
  if (area.kind === 'states') return nearFilter(db, { place, miles: null, states: area.states })
  if (area.kind === 'around') return nearFilter(db, { place, miles })
  return nearFilter(db, { place, miles: miles ?? MAX_WAY_MILES, way: area.points })
}

const NO_WAY = { way: null, end: null, trouble: null } as const

function wayOf(place: Place | null, { near, to }: Pick<NearQuery, 'near' | 'to'>) {
  if (!to) return NO_WAY
  return place ? readWay(place, to) : { ...NO_WAY, trouble: near ? null : ('noStart' as const) }
}

type Reading = { readonly way: Way | null; readonly within: NearQuery['within'] }

function filterOf(db: Db, { area }: RecognizedPlace, { way, within }: Reading): Promise<NearFilter> {
  if (way) return nearFilter(db, { place: area.center, miles: milesAlong(within), way: way.points })
  return areaFilter(db, area, area.kind === 'road' ? milesAlong(within) : milesOf(within))
}

/**
 * Reads the place that an address asks for, and the way from there where the list has ways ([GEO-08]). A place that no one knows
 * narrows nothing, and the page says so ([GEO-02]).
 */
export async function readNear(
  db: Db,
  { near, to, within }: NearQuery,
  { hasWays, locale }: { readonly hasWays: boolean; readonly locale?: Locale },
): Promise<{ filter: NearFilter | null; shown: NearShown }> {
  const recognized = near ? recognizePlace(near, locale) : null
  const place = recognized && recognized.area.center
  const { way, end, trouble } = wayOf(place, hasWays ? { near, to } : { near, to: '' })
  return {
    filter: recognized && (await filterOf(db, recognized, { way, within })),
    shown: {
      near,
      to: hasWays ? to : '',
      within,
      name: recognized && recognized.name,
      way: way && end && { to: placeName(end), roads: way.roads, miles: way.miles },
      trouble,
      hasWays,
    },
  }
}
