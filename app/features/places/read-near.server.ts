import { sql } from 'kysely'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { findWay, type Way } from './find-way.server.ts'
import { zipsOf } from './known-cities.server.ts'
import {
  DEFAULT_WAY,
  milesOf,
  type NearFilter,
  type NearQuery,
  type Place,
  placeName,
  WAY_CHOICES,
  type Within,
} from './near.ts'
import { isInReach } from './near-conditions.server.ts'
import type { NearShown } from './near-shown.ts'
import { mapPointOf } from './position.ts'
import { type PlaceArea, type RecognizedPlace, recognizePlace } from './recognize-place.server.ts'
import { type MapWay, stopsAlong } from './stops-of-way.ts'
import { zipCode } from './zip-codes.server.ts'

/** Estimating more of them takes longer than it saves. */
const MAX_NAMED = 2000

type Reach = {
  readonly place: Place
  readonly miles: number | null
  readonly way?: MapWay | null
  readonly states?: NearFilter['states']
}

/** A way names all its places, however many: their order is known here alone. */
async function stopsOf(db: Db, area: Parameters<typeof isInReach>[0], way: MapWay) {
  const { rows } = await sql<{ zip: number }>`select zip from places where ${isInReach(area)}`.execute(db)
  const places = rows.flatMap(({ zip }) => {
    const code = zipCode(zip)
    return code ? [{ zip, point: mapPointOf(code) }] : []
  })
  const stops = stopsAlong(places, way)
  return { stops, zips: [...stops.keys()] }
}

/** Returns what is around a place, along a way, or in states, with the ZIP codes of items there. */
export async function nearFilter(
  db: Db,
  { way = null, states = null, ...reach }: Reach,
): Promise<NearFilter> {
  const area = { ...reach, way: way && way.points, states }
  if (area.miles === null && !states) return { ...area, zips: null }
  if (way) return { ...area, ...(await stopsOf(db, area, way)) }
  const { rows } = await sql<{ zip: number }>`
    select zip from places where ${isInReach(area)} limit ${sql.lit(MAX_NAMED + 1)}`.execute(db)
  return { ...area, zips: rows.length > MAX_NAMED ? null : rows.map(({ zip }) => zip) }
}

const withinWay = (within: Within): Within =>
  WAY_CHOICES.some((choice) => choice === within) ? within : DEFAULT_WAY

const milesAlong = (within: Within) => milesOf(withinWay(within))

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

type AreaRadius = { readonly name: string; readonly miles: number | null }

/** Returns the filter of a recognized place; `miles` counts for points and roads alone. */
export function areaFilter(db: Db, area: PlaceArea, { name, miles }: AreaRadius): Promise<NearFilter> {
  const place = area.center
  if (area.kind === 'states') return nearFilter(db, { place, miles: null, states: area.states })
  if (area.kind === 'around') return nearFilter(db, { place, miles })
  const way = { points: area.points, roads: area.points.map(() => name), hasStart: false }
  return nearFilter(db, { place, miles, way })
}

const NO_WAY = { way: null, end: null, trouble: null } as const

function wayOf(place: Place | null, { near, to }: Pick<NearQuery, 'near' | 'to'>) {
  if (!to) return NO_WAY
  return place ? readWay(place, to) : { ...NO_WAY, trouble: near ? null : ('noStart' as const) }
}

type Reading = { readonly way: Way | null; readonly within: Within }

function filterOf(db: Db, recognized: RecognizedPlace, { way, within }: Reading): Promise<NearFilter> {
  const { area, name } = recognized
  if (!way)
    return areaFilter(db, area, { name, miles: area.kind === 'road' ? milesAlong(within) : milesOf(within) })
  const place = area.center
  const startZips = new Set(zipsOf(place))
  const mapWay = { points: way.points, roads: way.stretches, hasStart: true, startZips }
  return nearFilter(db, { place, miles: milesAlong(within), way: mapWay })
}

const isRoad = (recognized: RecognizedPlace | null) => recognized?.area.kind === 'road'

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
  const isAlong = way !== null || isRoad(recognized)
  return {
    filter: recognized && (await filterOf(db, recognized, { way, within })),
    shown: {
      near,
      to: hasWays ? to : '',
      within: isAlong ? withinWay(within) : within,
      isAlong,
      name: recognized && recognized.name,
      way: way && end && { to: placeName(end), roads: way.roads, miles: way.miles },
      trouble,
      hasWays,
    },
  }
}
