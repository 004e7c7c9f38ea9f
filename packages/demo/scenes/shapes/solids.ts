import {
  BoxGeometry,
  CylinderGeometry,
  LatheGeometry,
  type Material,
  Mesh,
  SphereGeometry,
  Vector2,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import type { Point3 } from './group.ts'
import type { Outline } from './outlines.ts'

type Axis = 'x' | 'y' | 'z'

export type Size3 = readonly [width: number, height: number, depth: number]

/** Edges are rounded where that can be seen. */
const MIN_ROUND = 0.025
const MIN_ROUNDED_SIDE = 0.09

export function box(
  material: Material,
  [width, height, depth]: Size3,
  [x, y, z]: Point3,
  round = 0.02,
): Mesh {
  const isSharp = round < MIN_ROUND || Math.min(width, height, depth) < MIN_ROUNDED_SIDE
  const radius = Math.min(round, width / 2.01, height / 2.01, depth / 2.01)
  const mesh = new Mesh(
    isSharp ? new BoxGeometry(width, height, depth) : new RoundedBoxGeometry(width, height, depth, 2, radius),
    material,
  )
  mesh.position.set(x, y, z)
  return mesh
}

const TURNS: Record<Axis, Point3> = { x: [0, 0, Math.PI / 2], y: [0, 0, 0], z: [Math.PI / 2, 0, 0] }

type RodSize = readonly [radius: number, length: number, endRadius?: number]

export function rod(
  material: Material,
  [radius, length, endRadius = radius]: RodSize,
  [x, y, z]: Point3,
  axis: Axis = 'x',
): Mesh {
  const mesh = new Mesh(new CylinderGeometry(endRadius, radius, length, radius < 0.06 ? 8 : 24), material)
  mesh.rotation.set(...TURNS[axis])
  mesh.position.set(x, y, z)
  return mesh
}

/** A rod between two points. */
export function bar(material: Material, radius: number, from: Point3, to: Point3): Mesh {
  const [start, end] = [new Vector3(...from), new Vector3(...to)]
  const mesh = new Mesh(new CylinderGeometry(radius, radius, start.distanceTo(end), 6), material)
  mesh.position.copy(start).add(end).multiplyScalar(0.5)
  mesh.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), end.sub(start).normalize())
  return mesh
}

const UNSTRETCHED: Point3 = [1, 1, 1]

export function ball(material: Material, radius: number, [x, y, z]: Point3, stretch = UNSTRETCHED): Mesh {
  const isSmall = radius < 0.3
  const mesh = new Mesh(new SphereGeometry(radius, isSmall ? 12 : 20, isSmall ? 8 : 14), material)
  mesh.scale.set(...stretch)
  mesh.position.set(x, y, z)
  return mesh
}

/** What turning a line of [radius, height] points about an axis makes. */
export function lathe(
  material: Material,
  points: Outline,
  [x, y, z]: Point3,
  { axis = 'y', segments = 40 }: { axis?: Axis; segments?: number } = {},
): Mesh {
  const line = points.map(([radius, height]) => new Vector2(radius, height))
  const mesh = new Mesh(new LatheGeometry(line, segments), material)
  mesh.rotation.set(...TURNS[axis])
  mesh.position.set(x, y, z)
  return mesh
}
