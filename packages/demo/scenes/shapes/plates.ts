import { ExtrudeGeometry, type Material, Matrix4, Mesh, Shape, Vector2, Vector3 } from 'three'
import { type Outline, type Point, rounded } from './outlines.ts'

/** Returns the share of the width that is kept at a point, so that hoods taper. */
export type Narrowing = (x: number, y: number) => number

type ProfileLook = { readonly bevel?: number; readonly round?: number; readonly narrow?: Narrowing }

function narrowed(geometry: ExtrudeGeometry, narrow: Narrowing): void {
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++)
    position.setZ(i, position.getZ(i) * narrow(position.getX(i), position.getY(i)))
  geometry.computeVertexNormals()
}

/** A side view, drawn out across. */
export function profile(
  material: Material,
  points: Outline | Shape,
  width: number,
  { bevel = 0.07, round = 0.1, narrow }: ProfileLook = {},
): Mesh {
  const geometry = new ExtrudeGeometry(points instanceof Shape ? points : rounded(points, round), {
    depth: width - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelSize: bevel * 0.8,
    bevelThickness: bevel,
    bevelOffset: -bevel * 0.8,
    bevelSegments: 4,
    curveSegments: 10,
  })
  geometry.translate(0, 0, bevel - width / 2)
  if (narrow) narrowed(geometry, narrow)
  return new Mesh(geometry, material)
}

type PlateLook = { readonly round?: number; readonly thick?: number }

/** A thin plate on both sides of a vehicle, at the distance z. */
export function sides(
  material: Material,
  points: Outline | Shape,
  z: number,
  { round = 0.06, thick = 0.012 }: PlateLook = {},
): Mesh[] {
  const shape = points instanceof Shape ? points : rounded(points, round)
  return [z, -z].map((at) => {
    const plate = new Mesh(new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false }), material)
    plate.position.z = at - thick / 2
    return plate
  })
}

type SeamLook = { readonly round?: number; readonly wide?: number }

/** A thin line around a polygon, on both sides: the gap of a door. */
export function seam(
  material: Material,
  points: Outline,
  z: number,
  { round = 0.08, wide = 0.018 }: SeamLook = {},
): Mesh[] {
  const outer = rounded(points, round)
  const middle = points
    .reduce((sum, [x, y]) => sum.add(new Vector2(x, y)), new Vector2())
    .divideScalar(points.length)
  const inner = points.map(([x, y]): Point => {
    const toCenter = middle.clone().sub(new Vector2(x, y))
    return [x + Math.sign(toCenter.x) * wide, y + Math.sign(toCenter.y) * wide]
  })
  outer.holes.push(rounded(inner, round - wide / 2))
  return sides(material, outer, z, { thick: 0.006 })
}

/** `below` and `above` are its widths, `lift` is its distance from what it covers. */
type LeaningLook = {
  readonly below: number
  readonly above: number
  readonly round?: number
  readonly lift?: number
}

const LEANING_THICKNESS = 0.03

/** The outline of a plate that is as wide as said, `height` long. */
const leaningOutline = (below: number, above: number, height: number): Outline => [
  [-below / 2, 0],
  [below / 2, 0],
  [above / 2, height],
  [-above / 2, height],
]

/** A plate that leans like a windshield, from the point `from` up to `to` of the side view. */
export function leaning(material: Material, from: Point, to: Point, look: LeaningLook): Mesh {
  const { below, above, round = 0.1, lift = 0.01 } = look
  const along = new Vector3(to[0] - from[0], to[1] - from[1], 0)
  const shape = rounded(leaningOutline(below, above, along.length()), round)
  along.normalize()
  const out = new Vector3(along.y, -along.x, 0)
  const across = along.clone().cross(out)
  const geometry = new ExtrudeGeometry(shape, { depth: LEANING_THICKNESS, bevelEnabled: false })
  const plate = new Mesh(geometry, material)
  const start = new Vector3(from[0], from[1], 0).addScaledVector(out, lift - LEANING_THICKNESS / 2)
  plate.applyMatrix4(new Matrix4().makeBasis(across, along, out).setPosition(start))
  return plate
}
