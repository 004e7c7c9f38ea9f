import type { Group, Material } from 'three'
import { group } from '../shapes/group.ts'
import { black, lamp, matte } from '../shapes/materials.ts'
import { bar, box } from '../shapes/solids.ts'

function bunkWalls(wall: Material): Group {
  return group(
    box(wall, [0.05, 2.4, 2.4], [-2, 1.2, 0]),
    box(wall, [2.2, 2.4, 0.05], [-1, 1.2, -1.2]),
    box(matte('#5f574d', 0.95), [3, 0.05, 3], [-0.6, 0, 0]),
  )
}

function mattress(): Group {
  return group(
    box(matte('#6d6255', 0.8), [0.95, 0.5, 2.3], [-1.5, 0.25, 0], 0.03),
    box(matte('#c8c3b8', 0.95), [0.95, 0.2, 2.25], [-1.5, 0.6, 0], 0.08),
    box(matte('#2c4a78', 0.95), [0.98, 0.1, 1.4], [-1.48, 0.7, 0.4], 0.05),
    box(matte('#f0eee8', 0.95), [0.5, 0.14, 0.6], [-1.5, 0.76, -0.75], 0.07),
    box(matte('#c8c3b8', 0.95), [0.9, 0.12, 2.2], [-1.55, 1.6, 0], 0.05),
    [0.9, -0.9].map((z) => bar(black, 0.015, [-1.1, 1.6, z], [-1.9, 2.3, z])),
  )
}

function cupboards(): Group {
  return group(
    box(matte('#b59a78', 0.6), [1.0, 0.8, 0.45], [-0.75, 1.9, -0.98], 0.04),
    box(matte('#d4d6d8', 0.4), [0.6, 0.75, 0.45], [-0.6, 0.4, -0.98], 0.04),
    box(black, [0.5, 0.3, 0.4], [-0.6, 1.0, -1.0], 0.04),
    box(matte('#7a6a58', 0.95), [0.06, 1.9, 0.5], [-0.1, 1.1, -0.95], 0.03),
  )
}

/** The bunk behind the seats. */
export function bunk(): Group {
  const wall = matte('#8d8172', 0.9)
  return group(
    bunkWalls(wall),
    mattress(),
    box(lamp('#ffe3b0', 3), [0.06, 0.06, 0.3], [-1.94, 1.3, -0.6], 0.02),
    cupboards(),
  )
}
