import {
  BoxGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Matrix4,
  Mesh,
  Shape,
  SphereGeometry,
  Vector2,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'

// Meters; x points forward, y up, z to the left of a vehicle. Positions are centers unless a name says otherwise.

export function group(...children) {
  const made = new Group()
  for (const child of children.flat(4)) if (child) made.add(child)
  return made
}

/** Moves an object or several, and turns them about the vertical axis. */
export function place(one, x, y = 0, z = 0, turn = 0) {
  const object = Array.isArray(one) ? group(one) : one
  object.position.set(x, y, z)
  object.rotation.y = turn
  return object
}

export function box(material, [width, height, depth], [x, y, z], round = 0.02) {
  const isSharp = round < 0.025 || Math.min(width, height, depth) < 0.09
  const mesh = new Mesh(
    isSharp
      ? new BoxGeometry(width, height, depth)
      : new RoundedBoxGeometry(width, height, depth, 2, Math.min(round, width / 2.01, height / 2.01, depth / 2.01)),
    material,
  )
  mesh.position.set(x, y, z)
  return mesh
}

const TURNS = { x: [0, 0, Math.PI / 2], y: [0, 0, 0], z: [Math.PI / 2, 0, 0] }

export function rod(material, radius, length, [x, y, z], axis = 'x', end = radius) {
  const mesh = new Mesh(new CylinderGeometry(end, radius, length, radius < 0.06 ? 8 : 24), material)
  mesh.rotation.set(...TURNS[axis])
  mesh.position.set(x, y, z)
  return mesh
}

/** A rod between two points. */
export function bar(material, radius, from, to) {
  const [a, b] = [new Vector3(...from), new Vector3(...to)]
  const mesh = new Mesh(new CylinderGeometry(radius, radius, a.distanceTo(b), 6), material)
  mesh.position.copy(a).add(b).multiplyScalar(0.5)
  mesh.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), b.sub(a).normalize())
  return mesh
}

export function ball(material, radius, [x, y, z], [sx, sy, sz] = [1, 1, 1]) {
  const mesh = new Mesh(new SphereGeometry(radius, radius < 0.3 ? 12 : 20, radius < 0.3 ? 8 : 14), material)
  mesh.scale.set(sx, sy, sz)
  mesh.position.set(x, y, z)
  return mesh
}

/** What turning a line of [radius, height] points about an axis makes. */
export function lathe(material, points, [x, y, z], axis = 'y', segments = 40) {
  const mesh = new Mesh(new LatheGeometry(points.map(([r, h]) => new Vector2(r, h)), segments), material)
  mesh.rotation.set(...TURNS[axis])
  mesh.position.set(x, y, z)
  return mesh
}

/** A polygon whose corners are rounded; a third number of a point is its own radius. */
export function rounded(points, radius = 0.06) {
  const shape = new Shape()
  const corner = (i) => new Vector2(...points[(i + points.length) % points.length])
  points.forEach((point, i) => {
    const [here, before, after] = [corner(i), corner(i - 1), corner(i + 1)]
    const own = point[2] ?? radius
    const toward = (other) => {
      const reach = Math.min(own, here.distanceTo(other) * 0.48)
      return here.clone().add(other.clone().sub(here).normalize().multiplyScalar(reach))
    }
    const [start, end] = [toward(before), toward(after)]
    if (i === 0) shape.moveTo(start.x, start.y)
    else shape.lineTo(start.x, start.y)
    shape.quadraticCurveTo(here.x, here.y, end.x, end.y)
  })
  shape.closePath()
  return shape
}

/**
 * A side view of [x, y] points, drawn out across. `narrow` returns the share of the width that is kept at a point, so
 * that hoods taper.
 */
export function profile(material, points, width, { bevel = 0.07, round = 0.1, narrow } = {}) {
  const shape = points instanceof Shape ? points : rounded(points, round)
  const geometry = new ExtrudeGeometry(shape, {
    depth: width - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelSize: bevel * 0.8,
    bevelThickness: bevel,
    bevelOffset: -bevel * 0.8,
    bevelSegments: 4,
    curveSegments: 10,
  }).translate(0, 0, bevel - width / 2)
  if (narrow) {
    const { position } = geometry.attributes
    for (let i = 0; i < position.count; i++)
      position.setZ(i, position.getZ(i) * narrow(position.getX(i), position.getY(i)))
    geometry.computeVertexNormals()
  }
  return new Mesh(geometry, material)
}

/** A thin plate of [x, y] points on both sides of a vehicle, at the distance z. */
export function sides(material, points, z, { round = 0.06, thick = 0.012 } = {}) {
  const shape = points instanceof Shape ? points : rounded(points, round)
  return [z, -z].map((at) => {
    const plate = new Mesh(new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false }), material)
    plate.position.z = at - thick / 2
    return plate
  })
}

/** A thin line around a polygon, on both sides: the gap of a door. */
export function seam(material, points, z, { round = 0.08, wide = 0.018 } = {}) {
  const outer = rounded(points, round)
  const middle = points
    .reduce((sum, [x, y]) => sum.add(new Vector2(x, y)), new Vector2())
    .divideScalar(points.length)
  const inner = points.map(([x, y]) => {
    const toCenter = middle.clone().sub(new Vector2(x, y))
    return [x + Math.sign(toCenter.x) * wide, y + Math.sign(toCenter.y) * wide]
  })
  outer.holes.push(rounded(inner, round - wide / 2))
  return sides(material, outer, z, { thick: 0.006 })
}

/** A plate that leans like a windshield, from the point `from` up to `to` of the side view. */
export function leaning(material, from, to, { below, above, thick = 0.03, round = 0.1, lift = 0.01 }) {
  const along = new Vector3(to[0] - from[0], to[1] - from[1], 0)
  const height = along.length()
  along.normalize()
  const out = new Vector3(along.y, -along.x, 0)
  const across = along.clone().cross(out)
  const shape = rounded(
    [
      [-below / 2, 0],
      [below / 2, 0],
      [above / 2, height],
      [-above / 2, height],
    ],
    round,
  )
  const plate = new Mesh(new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false }), material)
  const start = new Vector3(from[0], from[1], 0).addScaledVector(out, lift - thick / 2)
  plate.applyMatrix4(new Matrix4().makeBasis(across, along, out).setPosition(start))
  return plate
}

