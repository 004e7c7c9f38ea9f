import type { MapPoint } from '#app/features/places/position.ts'
import { STATE_FIPS } from '#app/lib/state-fips.ts'
import { readAtlas } from './atlas.ts'
import { ringPoints } from './shapes.ts'

type Edge = readonly [MapPoint, MapPoint]
type Outlined = { readonly fips: number; readonly edges: readonly Edge[] }

/** Where a ZIP code is, and how many miles outside of it its position lies. */
type Found = { readonly fips: number; readonly miles: number }

function outlined(): ReadonlyMap<number, readonly Outlined[]> {
  const { arcs, counties } = readAtlas('counties-10m')
  const edgesOf = (points: readonly MapPoint[]) =>
    points.map((point, i): Edge => [point, points[(i + 1) % points.length] ?? point])
  const all = counties.map(({ id, polygons }) => ({
    fips: Number(id),
    edges: polygons.flatMap((rings) => rings.flatMap((ring) => edgesOf(ringPoints(arcs, ring)))),
  }))
  return Map.groupBy(all, ({ fips }) => Math.floor(fips / 1000))
}

/** Whether a line from a point to the east leaves the county once more than it enters it. */
const isWithin = ({ x, y }: MapPoint, edges: readonly Edge[]) =>
  edges.filter(([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)).length %
    2 ===
  1

function milesToEdge({ x, y }: MapPoint, [a, b]: Edge): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(a.x + t * dx - x, a.y + t * dy - y)
}

const milesTo = (point: MapPoint, edges: readonly Edge[]) =>
  edges.reduce((least, edge) => Math.min(least, milesToEdge(point, edge)), Number.POSITIVE_INFINITY)

/** Returns a function that finds the county of a point among those of a state: the one around it, else the nearest. */
export function countyFinder(): (point: MapPoint, state: string) => Found {
  const byState = outlined()
  return (point, state) => {
    const counties = byState.get(STATE_FIPS.get(state) ?? 0) ?? []
    const around = counties.find(({ edges }) => isWithin(point, edges))
    if (around) return { fips: around.fips, miles: 0 }
    const [nearest] = counties
      .map(({ fips, edges }) => ({ fips, miles: milesTo(point, edges) }))
      .sort((a, b) => a.miles - b.miles)
    if (!nearest) throw new Error(`${state} has no counties`)
    return nearest
  }
}
