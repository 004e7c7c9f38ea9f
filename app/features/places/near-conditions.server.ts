import { type RawBuilder, sql } from 'kysely'
import type { Translate } from '#app/i18n/translate.ts'
import { formatMiles, type NearFilter, type Stop } from './near.ts'
import { circleOf, type MapPoint, milesBetween } from './position.ts'
import { zipCode } from './zip-codes.server.ts'

type Area = Pick<NearFilter, 'place' | 'miles' | 'way' | 'states'>

const centerOf = (near: Area) => {
  const { x, y } = circleOf(near)
  return sql`point(${x}::float8, ${y}::float8)`
}

/** How far a place is, in miles of the map: the order of distances is that of the earth (docs/decisions/0094). */
export const distanceTo = (near: Area): RawBuilder<unknown> => sql`places.position <-> ${centerOf(near)}`

/**
 * The places inside what a filter asks for, those first that come first, with how far they are: along a way by its miles, else from
 * the place.
 */
export function placesInOrder(near: NearFilter): RawBuilder<unknown> {
  if (near.stops)
    return sql`(select zip, nth as away from unnest(${[...near.stops.keys()]}::int[]) with ordinality as stops (zip, nth) order by nth)`
  return sql`(select zip, ${distanceTo(near)} as away from places where ${isInReach(near)} order by away)`
}

/** Whether a place is so close to a way. The box around all of the way is what the index answers. */
function isOnWay(way: readonly MapPoint[], radius: number): RawBuilder<boolean> {
  const [xs, ys] = [way.map(({ x }) => x), way.map(({ y }) => y)]
  const path = `[${way.map(({ x, y }) => `(${x.toFixed(2)},${y.toFixed(2)})`).join(',')}]`
  const corner = (x: number, y: number) => sql`point(${x}::float8, ${y}::float8)`
  const box = sql`box(${corner(Math.min(...xs) - radius, Math.min(...ys) - radius)},
    ${corner(Math.max(...xs) + radius, Math.max(...ys) + radius)})`
  return sql<boolean>`(places.position <@ ${box} and (places.position <-> ${path}::path) <= ${radius}::float8)`
}

/** Whether a place is inside what a filter asks for. */
export function isInReach(near: Area): RawBuilder<boolean> {
  if (near.states) return sql<boolean>`places.state = any(${[...near.states]}::text[])`
  const { radius } = circleOf(near)
  if (near.way && radius !== null) return isOnWay(near.way, radius)
  return radius === null
    ? sql<boolean>`true`
    : sql<boolean>`places.position <@ circle(${centerOf(near)}, ${radius}::float8)`
}

/**
 * Whether an item of this table is inside it. Null: at any distance, so that nothing is left out. Named places can be estimated;
 * where there are too many to name, most of the country is inside, and `is true` keeps the planner from thinking otherwise.
 */
export function isNear(table: string, near: NearFilter): RawBuilder<boolean> | null {
  if (near.miles === null && !near.states) return null
  const place = sql.ref(`${table}.place`)
  return near.zips === null
    ? sql<boolean>`(${place} in (select zip from places where ${isInReach(near)})) is true`
    : sql<boolean>`${place} = any(${near.zips}::int[])`
}

/** Returns how many miles away an item is; null where that is not known. */
export function milesAway(place: number, near: Pick<NearFilter, 'place'>): number | null {
  const zip = zipCode(place)
  return zip && milesBetween(zip, near.place)
}

/** Returns 'mile 63 · 2 mi off I-80'. */
function stopText({ mile, off, road }: Stop, t: Translate): string {
  const away =
    off < 1
      ? t('places.onRoad', { road })
      : t('places.offRoad', { distance: formatMiles(off, t.locale), road })
  return mile === null ? away : t('places.atMile', { mile: Math.round(mile), away })
}

/** Returns where an item is, as a list shows it: how far, or where along a way; '' where that is not known, or states are meant. */
export function distanceShown(
  place: number,
  near: Pick<NearFilter, 'place' | 'states' | 'stops'>,
  t: Translate,
): string {
  if (near.states) return ''
  const stop = near.stops?.get(place)
  if (stop) return stopText(stop, t)
  const miles = near.stops ? null : milesAway(place, near)
  return miles === null ? '' : formatMiles(miles, t.locale)
}
