import type { Group } from 'three'
import { group } from '../shapes/group.ts'
import { black, gap, glass, lamp, paint, plastic } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { leaning, profile, seam, sides } from '../shapes/plates.ts'
import { box, rod } from '../shapes/solids.ts'
import { axle } from './wheels.ts'

const VAN_OUTLINE = outline(
  [-2.9, 0.45],
  [-2.95, 2.55, 0.2],
  [1.3, 2.6, 0.3],
  [1.7, 2.35],
  [2.3, 1.4, 0.2],
  [2.95, 1.15, 0.2],
  [3.05, 0.8],
  [3.0, 0.45],
)

const VAN_SIDE = 1.005

function vanWindows(): Group {
  return group(
    leaning(glass, [2.28, 1.46], [1.72, 2.3], { below: 1.76, above: 1.56, lift: 0.045 }),
    sides(glass, outline([1.05, 1.5], [2.1, 1.5], [1.6, 2.22], [1.05, 2.22]), VAN_SIDE, { round: 0.08 }),
  )
}

function vanDoors(): Group {
  return group(
    seam(gap, outline([0.95, 0.55], [2.1, 0.55], [2.2, 1.45], [1.66, 2.3], [0.95, 2.3]), VAN_SIDE, {
      wide: 0.014,
    }),
    seam(gap, outline([-0.6, 0.55], [0.85, 0.55], [0.85, 2.3], [-0.6, 2.3]), VAN_SIDE, { wide: 0.014 }),
  )
}

function vanFront(): Group {
  return group(
    box(gap, [0.1, 0.3, 1.2], [3.0, 0.85, 0]),
    box(plastic, [0.2, 0.22, 1.94], [3.0, 0.5, 0], 0.06),
    [0.78, -0.78].map((at) => [
      box(lamp('#f3f7ff', 0.7), [0.2, 0.24, 0.3], [2.92, 1.02, at], 0.06),
      box(lamp('#d2251c', 0.6), [0.06, 0.5, 0.12], [-2.95, 1.3, at * 1.18]),
      box(black, [0.1, 0.36, 0.2], [1.95, 1.6, at * 1.48], 0.04),
    ]),
  )
}

function vanRear(): Group {
  return group(
    box(gap, [0.02, 1.8, 0.02], [-2.97, 1.4, 0]),
    box(glass, [0.02, 0.5, 1.5], [-2.965, 2.0, 0], 0.05),
  )
}

type CargoVanLook = {
  readonly color?: string
  readonly stripe?: string
}

export function cargoVan({ color = '#f1f3f4', stripe }: CargoVanLook = {}): Group {
  return group(
    profile(paint(color), VAN_OUTLINE, 2.0, { bevel: 0.16, round: 0.12 }),
    vanWindows(),
    vanDoors(),
    stripe &&
      sides(paint(stripe), outline([-2.8, 1.05], [2.4, 1.05], [2.2, 1.25], [-2.8, 1.35]), VAN_SIDE, {
        thick: 0.006,
      }),
    sides(plastic, outline([-2.8, 0.5], [2.8, 0.5], [2.8, 0.62], [-2.8, 0.62]), VAN_SIDE),
    vanFront(),
    vanRear(),
    [-1.85, 1.95].map((x) => [
      rod(gap, [0.42, 1.96], [x, 0.42, 0], 'z'),
      axle(x, { dual: false, radius: 0.37, track: 2.04 }),
    ]),
  )
}
