import { US_STATES } from '#app/lib/us-states.ts'
import { type Cluster, cellFor, clustersOf, radiusOf } from './clusters.ts'
import { drawnAt, frameAround, frameOf, isInset, type MapFrame } from './map-view.ts'
import { circleOf, type NearFilter, NOWHERE, placeName } from './near.ts'
import { type MapPoint, mapPointOf } from './position.ts'
import { type ZipCode, zipCode } from './zip-codes.server.ts'

/** A cluster as it is drawn, with where it leads: into a state, or to the listings around a place. */
type DrawnCluster = Cluster & { readonly radius: number; readonly state: string; readonly zip: string }

/** A row of the list beside the map: a state, or a town of the state that is shown. */
type Row = { readonly key: string; readonly name: string; readonly count: number }

export type DrawnMap = {
  readonly frame: MapFrame
  readonly state: string | null
  /** What is within reach of a place; null where none is asked for. */
  readonly reach: (MapPoint & { readonly radius: number }) | null
  /** Whether it shows towns, not states. */
  readonly isClose: boolean
  readonly clusters: readonly DrawnCluster[]
  readonly rows: readonly Row[]
  /** On the map, and in no place. */
  readonly total: number
  readonly nowhere: number
}

type CountedZip = { readonly code: ZipCode; readonly count: number }

const sumOf = (counted: readonly { count: number }[]) => counted.reduce((sum, { count }) => sum + count, 0)

const nameOfState = (code: string) => US_STATES.find((state) => state.code === code)?.name ?? 'Washington, DC'

function rowsBy(
  counted: readonly CountedZip[],
  keyOf: (code: ZipCode) => string,
  nameOf: (code: ZipCode) => string,
) {
  const groups = [...Map.groupBy(counted, ({ code }) => keyOf(code)).entries()]
  const rows = groups.flatMap(([key, members]) => {
    const [first] = members
    return first ? [{ key, name: nameOf(first.code), count: sumOf(members) }] : []
  })
  return rows.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))
}

const cityName = ({ zip, city, state }: ZipCode) => placeName({ zip, city, state, isZip: false })

/** What a map shows: a state, else what is near, else the country. */
type Shown = { readonly state: string | null; readonly near?: NearFilter | null }

/** The part of the country around what a filter asks for. */
function partAround(near: NearFilter): Pick<DrawnMap, 'frame' | 'state' | 'reach'> | null {
  const circle = circleOf(near)
  const { x, y, radius } = circle
  if (radius === null) return null
  const frame = frameAround(near.way ?? [circle], radius)
  return { frame, state: null, reach: near.way ? null : { x, y: -y, radius: Math.round(radius) } }
}

/** What a map shows; what is near a place far away is shown in its state. */
function partOf({ state, near = null }: Shown): Pick<DrawnMap, 'frame' | 'state' | 'reach'> {
  const isFar = near !== null && near.miles !== null && isInset(near.place.state)
  const shown = state ?? (isFar ? near.place.state : null)
  const part = near && shown === null ? partAround(near) : null
  return part ?? { frame: frameOf(shown), state: shown, reach: null }
}

/** Draws how many listings are where, by ZIP code: in the country, in one state, or around a place ([GEO-07]). */
export function drawMap(counts: Readonly<Record<string, number>>, asked: Shown): DrawnMap {
  const { frame, state, reach } = partOf(asked)
  const isClose = state !== null || frame !== frameOf(null)
  const all = Object.entries(counts).flatMap(([zip, count]) => {
    const code = zipCode(Number(zip))
    return code ? [{ code, count }] : []
  })
  const counted = state === null ? all : all.filter(({ code }) => code.state === state)
  const cell = cellFor(Math.max(frame.width, frame.height))
  const places = counted.map(({ code, count }) => ({
    zip: code.zip,
    count,
    ...drawnAt(mapPointOf(code), code.state, state),
  }))
  const clusters = clustersOf(places, cell)
  const largest = clusters[0]?.count ?? 0
  return {
    frame,
    state,
    reach,
    isClose,
    clusters: clusters.map((cluster) => {
      const zip = String(cluster.main).padStart(5, '0')
      return {
        ...cluster,
        zip,
        state: zipCode(cluster.main)?.state ?? '',
        radius: radiusOf(cluster, largest, cell),
      }
    }),
    rows: !isClose
      ? rowsBy(
          counted,
          (code) => code.state,
          (code) => nameOfState(code.state),
        )
      : rowsBy(counted, cityName, cityName),
    total: sumOf(counted),
    nowhere: counts[String(NOWHERE)] ?? 0,
  }
}
