import type { Group, Material, Object3D } from 'three'
import { group, type Pair, type Point3, place } from '../shapes/group.ts'
import { glass, matte } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { profile } from '../shapes/plates.ts'
import { box, type Size3 } from '../shapes/solids.ts'

export const trim = matte('#f4f3ef', 0.6)

export function windowOn([x, y, z]: Point3, [width, height]: Pair): Group {
  return group(
    box(trim, [width + 0.2, height + 0.2, 0.1], [x, y, z]),
    box(glass, [width, height, 0.06], [x, y, z + 0.04]),
    box(trim, [0.05, height, 0.07], [x, y, z + 0.06]),
    box(trim, [width, 0.05, 0.07], [x, y, z + 0.06]),
  )
}

export const gable = (material: Material, [span, rise, length]: Size3, at: Point3): Object3D =>
  place(
    profile(
      material,
      outline(
        [-span / 2 - 0.45, 0],
        [0, rise],
        [span / 2 + 0.45, 0],
        [span / 2 + 0.3, -0.16],
        [0, rise - 0.22],
        [-span / 2 - 0.3, -0.16],
      ),
      length,
      { bevel: 0.01, round: 0.02 },
    ),
    at,
  )
