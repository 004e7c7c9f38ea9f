import type { Group, Mesh } from 'three'
import { group, type Part, times } from '../shapes/group.ts'
import { aluminum, matte, paint, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { profile, sides } from '../shapes/plates.ts'
import { box } from '../shapes/solids.ts'
import { NOSE, rearLights, running } from './trailer-parts.ts'

const HOPPER_END = -11.4

const HOPPER_OUTLINE = outline(
  [NOSE, 2.3],
  [NOSE, 3.5, 0.1],
  [HOPPER_END, 3.5, 0.1],
  [HOPPER_END, 2.3],
  [-8.2, 2.0],
  [-7.2, 1.0],
  [-6.2, 1.0],
  [-5.2, 2.0],
  [-4.6, 2.0],
  [-3.6, 1.0],
  [-2.6, 1.0],
  [-1.6, 2.0],
)

function tarp(): Mesh {
  return profile(
    matte('#2d5a3c', 0.8),
    outline([NOSE, 3.48], [NOSE - 0.2, 3.7, 0.2], [HOPPER_END + 0.2, 3.7, 0.2], [HOPPER_END, 3.48]),
    2.46,
    { bevel: 0.2 },
  )
}

function hopperRibs(): Part {
  return times(18, (i) =>
    [1, -1].map((sign) =>
      box(aluminum, [0.06, 1.1, 0.05], [HOPPER_END + 0.4 + i * 0.7, 2.9, sign * 1.25], 0.01),
    ),
  )
}

export function hopper(): Group {
  const body = paint('#e9ecee')
  return group(
    profile(body, HOPPER_OUTLINE, 2.5, { bevel: 0.05, round: 0.05 }),
    tarp(),
    hopperRibs(),
    running({ axles: [-9.3, -10.6] }),
    rearLights(HOPPER_END, 1.3),
    box(steel, [13, 0.2, 0.9], [-5, 1.3, 0]),
    sides(steel, outline([HOPPER_END + 0.3, 1.2], [HOPPER_END + 0.5, 1.2], [-8, 2.1], [-8.4, 2.2]), 0.9),
  )
}
