import type { MapPoint } from '#app/features/places/position.ts'
import type { Area } from './atlas.ts'
import { areaOf, ringPoints, simplify } from './shapes.ts'

type Borders = readonly (readonly MapPoint[])[]

/** Borders are drawn within this share of the size of the smaller county beside them, and never worse than the most. */
const TOLERANCE = 1 / 50
const [MIN_TOLERANCE_MILES, MAX_TOLERANCE_MILES] = [0.08, 1.5]

const indexOf = (arc: number) => (arc >= 0 ? arc : ~arc)

/** Returns the numbers of the arcs around a county, each once. */
export const arcsOf = ({ polygons }: Area): readonly number[] => [...new Set(polygons.flat(2).map(indexOf))]

/** Returns the counties on both sides of each arc; those of the coast have one side. */
export function sidesOf(counties: readonly Area[]): ReadonlyMap<number, readonly Area[]> {
  const sides = new Map<number, Area[]>()
  for (const county of counties)
    for (const arc of arcsOf(county)) sides.set(arc, [...(sides.get(arc) ?? []), county])
  return sides
}

const sizeOf = (arcs: Borders, { polygons }: Area) =>
  Math.sqrt(Math.max(...polygons.map(([outer = []]) => areaOf(ringPoints(arcs, outer)))))

/** Returns the arcs with as many points as the counties beside them need when each is shown alone. */
export function countyBorders(arcs: Borders, sides: ReadonlyMap<number, readonly Area[]>): Borders {
  const sizes = new Map<Area, number>()
  const size = (county: Area) => {
    const known = sizes.get(county) ?? sizeOf(arcs, county)
    sizes.set(county, known)
    return known
  }
  return arcs.map((arc, i) => {
    const least = Math.min(...(sides.get(i) ?? []).map(size))
    const tolerance = Math.min(MAX_TOLERANCE_MILES, Math.max(MIN_TOLERANCE_MILES, least * TOLERANCE))
    return simplify(arc, tolerance)
  })
}
