import type { MapPoint } from '#app/features/places/position.ts'
import type { Ring } from './atlas.ts'

/** Returns how far a point is from the line through two others. */
function distanceToLine({ x, y }: MapPoint, a: MapPoint, b: MapPoint): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length === 0) return Math.hypot(x - a.x, y - a.y)
  return Math.abs((b.y - a.y) * x - (b.x - a.x) * y + b.x * a.y - b.y * a.x) / length
}

/** Leaves out points that are within `tolerance` miles of the line without them (Douglas and Peucker). */
export function simplify(points: readonly MapPoint[], tolerance: number): readonly MapPoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  let [farthest, most] = [0, tolerance]
  for (const [i, point] of points.entries()) {
    const distance = distanceToLine(point, first, last)
    if (distance > most) [farthest, most] = [i, distance]
  }
  if (farthest === 0) return [first, last]
  const before = simplify(points.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...simplify(points.slice(farthest), tolerance)]
}

/** Returns the points of a ring. Neighbors share their borders, so that no gap opens between them. */
export const ringPoints = (borders: readonly (readonly MapPoint[])[], arcs: Ring): readonly MapPoint[] =>
  arcs.flatMap((arc) => (arc >= 0 ? (borders[arc] ?? []) : (borders[~arc] ?? []).toReversed()).slice(0, -1))

/** Returns the square miles within a ring. */
export const areaOf = (points: readonly MapPoint[]): number =>
  Math.abs(
    points.reduce((sum, { x, y }, i) => {
      const next = points[(i + 1) % points.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0) / 2,
  )

/** Returns lines as the data of an SVG path, downwards, with so many units in a mile. */
export function pathOf(lines: readonly (readonly MapPoint[])[], units = 1, end: 'z' | '' = 'z'): string {
  return lines
    .map((points) => {
      let [lastX, lastY] = [0, 0]
      const steps = points.map(({ x, y }, i) => {
        const [toX, toY] = [Math.round(x * units), -Math.round(y * units)]
        const isSame = i > 0 && toX === lastX && toY === lastY
        const step = i === 0 ? `M${toX} ${toY}l` : isSame ? '' : `${toX - lastX} ${toY - lastY} `
        ;[lastX, lastY] = [toX, toY]
        return step
      })
      return `${steps.join('').trimEnd()}${end}`
    })
    .join('')
}
