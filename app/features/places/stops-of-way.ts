import type { Stop } from './near.ts'
import type { MapPoint } from './position.ts'

/** A way on the flat map: `roads` names the interstate of each stretch between two points; '' where none is known. */
export type MapWay = {
  readonly points: readonly MapPoint[]
  readonly roads: readonly string[]
  /** Whether its miles are counted from a start that a driver chose. */
  readonly hasStart: boolean
  /** The ZIP codes of the start: a city is wider than one of them, and all of it is at the start. */
  readonly startZips?: ReadonlySet<number>
}

type Foot = { readonly along: number; readonly off: number; readonly road: string; readonly behind: number }

const lengthOf = (from: MapPoint, to: MapPoint) => Math.hypot(to.x - from.x, to.y - from.y)

/** Returns where the perpendicular from a point meets a stretch, or the end nearest to it. */
function footOn(
  point: MapPoint,
  from: MapPoint,
  to: MapPoint,
): { part: number; off: number; before: number } {
  const length = lengthOf(from, to)
  if (length === 0) return { part: 0, off: lengthOf(point, from), before: 0 }
  const dot = (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)
  const whole = dot / (length * length)
  const part = Math.min(1, Math.max(0, whole))
  const foot = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }
  return { part, off: lengthOf(point, foot), before: Math.max(0, -whole) * length }
}

function nearestFoot(point: MapPoint, { points, roads }: MapWay): Foot | null {
  let [nearest, along]: [Foot | null, number] = [null, 0]
  for (const [at, to] of points.entries()) {
    const from = points[at - 1]
    if (!from) continue
    const { part, off, before } = footOn(point, from, to)
    const length = lengthOf(from, to)
    if (!nearest || off < nearest.off)
      nearest = {
        along: along + part * length,
        off,
        road: roads[at - 1] ?? '',
        behind: at === 1 ? before : 0,
      }
    along += length
  }
  return nearest
}

type PlaceOnMap = { readonly zip: number; readonly point: MapPoint }

/** Returns where a place is along a way, in miles of the map; null for what is behind its start ([GEO-08]). */
export function stopAt({ zip, point }: PlaceOnMap, way: MapWay): Stop | null {
  const foot = nearestFoot(point, way)
  if (!foot || (way.hasStart && foot.behind > 0 && !way.startZips?.has(zip))) return null
  return { mile: way.hasStart ? foot.along : null, off: foot.off, road: foot.road }
}

const placeOnWay = ({ mile, off }: Stop) => mile ?? off

/** Returns the stops of ZIP codes in the order of the way, without those behind its start. */
export function stopsAlong(places: readonly PlaceOnMap[], way: MapWay): ReadonlyMap<number, Stop> {
  const stops = places.flatMap((place) => {
    const stop = stopAt(place, way)
    return stop ? [[place.zip, stop] as const] : []
  })
  return new Map(stops.toSorted(([, a], [, b]) => placeOnWay(a) - placeOnWay(b)))
}
