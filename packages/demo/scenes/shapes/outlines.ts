import { Shape, Vector2 } from 'three'

/** A corner of a side view; `radius` rounds this one. */
export type Point = readonly [x: number, y: number, radius?: number]
export type Outline = readonly Point[]

/** The point on the way from one corner to another where the rounding of the first begins. */
function beside(corner: Vector2, other: Vector2, radius: number): Vector2 {
  const reach = Math.min(radius, corner.distanceTo(other) * 0.48)
  return corner.clone().add(other.clone().sub(corner).normalize().multiplyScalar(reach))
}

/** A polygon whose corners are rounded. */
export function rounded(points: Outline, radius = 0.06): Shape {
  const shape = new Shape()
  const corners = points.map(([x, y]) => new Vector2(x, y))
  for (const [i, here] of corners.entries()) {
    const own = points[i]?.[2] ?? radius
    const start = beside(here, corners.at(i - 1) ?? here, own)
    const end = beside(here, corners[(i + 1) % corners.length] ?? here, own)
    if (i === 0) shape.moveTo(start.x, start.y)
    else shape.lineTo(start.x, start.y)
    shape.quadraticCurveTo(here.x, here.y, end.x, end.y)
  }
  shape.closePath()
  return shape
}

export const outline = (...points: readonly Point[]): Outline => points
