import type { Group } from 'three'
import { group, type Part, pairs } from '../shapes/group.ts'
import { black, paint, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { profile } from '../shapes/plates.ts'
import { bar, box } from '../shapes/solids.ts'
import { axle } from './wheels.ts'

function overheadGuard(): Group {
  return group(
    pairs([-0.95, 0.45], [-0.95, -0.45], [0.55, 0.45], [0.55, -0.45]).map(([x, z]) =>
      bar(black, 0.035, [x, 0.9, z], [x * 0.75, 2.1, z]),
    ),
    box(black, [1.25, 0.05, 1.0], [-0.15, 2.12, 0]),
  )
}

function mast(): Part {
  return [0.32, -0.32].map((z) => [
    box(steel, [0.1, 2.2, 0.1], [0.95, 1.15, z]),
    box(steel, [1.1, 0.05, 0.13], [1.5, 0.16, z]),
  ])
}

const BODY = outline([-1.1, 0.3], [-1.15, 1.0, 0.2], [-0.5, 1.1], [-0.2, 0.7], [0.7, 0.7], [0.75, 0.3])

export const forklift = (): Group =>
  group(
    profile(paint('#f0b21c'), BODY, 1.05, { bevel: 0.08 }),
    overheadGuard(),
    mast(),
    box(black, [0.5, 0.5, 0.5], [-0.25, 0.95, 0], 0.08),
    box(black, [0.12, 0.6, 0.5], [-0.5, 1.3, 0], 0.06),
    [0.5, -0.7].map((x) => axle(x, { dual: false, radius: 0.32, track: 1.1 })),
    box(steel, [0.06, 0.5, 0.9], [1.0, 0.5, 0]),
  )
