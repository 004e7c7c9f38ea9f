import type { Group, Material } from 'three'
import { group, type Part, place } from '../shapes/group.ts'
import { black, chrome, gap, glass, paint, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { profile } from '../shapes/plates.ts'
import { bar, box, rod } from '../shapes/solids.ts'

const TRACK = outline([-1.9, 0.1, 0.3], [-2.0, 0.85, 0.4], [2.0, 0.85, 0.4], [1.9, 0.1, 0.3])
const CAB = outline([0.2, 1.6], [0.25, 2.95, 0.2], [1.3, 2.95, 0.2], [1.6, 2.0], [1.6, 1.6])
const SIDE_WINDOW = outline([0.4, 1.9], [0.42, 2.8], [1.26, 2.8], [1.52, 2.0], [1.5, 1.9])
const FRONT_WINDOW = outline([1.35, 1.95], [1.1, 2.78], [1.36, 2.8], [1.64, 2.0])
const STICK = outline([4.5, 3.7], [5.2, 3.6], [5.6, 1.3], [5.3, 1.2])
const SHOVEL = outline([5.1, 1.5], [5.75, 1.4], [6.0, 0.7, 0.3], [5.4, 0.15, 0.3], [4.7, 0.35], [5.2, 0.8])
const HOUSE = outline([-2.1, 1.1], [-2.2, 2.0, 0.3], [-0.6, 2.1], [0.2, 1.7], [1.5, 1.7], [1.6, 1.1])

const BOOM = outline(
  [0.9, 1.7],
  [0.7, 2.1],
  [2.4, 4.3, 0.3],
  [3.4, 4.5, 0.3],
  [5.0, 3.3],
  [4.8, 3.0],
  [3.3, 3.9, 0.3],
  [2.9, 3.8, 0.3],
  [1.4, 1.8],
)

function track(sign: number): Group {
  const z = sign * 1.15
  return group(
    place(profile(black, TRACK, 0.6, { bevel: 0.05, round: 0.35 }), [0, 0, z]),
    [-1.3, -0.5, 0.3, 1.1].map((x) => rod(steel, [0.22, 0.64], [x, 0.4, z], 'z')),
  )
}

function cabOf(body: Material): Part {
  return [
    place(profile(body, CAB, 1.0, { bevel: 0.08 }), [0, 0, 0.68]),
    place(profile(glass, SIDE_WINDOW, 1.03, { bevel: 0.02 }), [0, 0, 0.68]),
    place(profile(glass, FRONT_WINDOW, 0.8, { bevel: 0.02 }), [0, 0, 0.68]),
  ]
}

function armOf(body: Material): Part {
  return [
    place(profile(body, BOOM, 0.42, { bevel: 0.05 }), [0, 0, -0.3]),
    place(profile(body, STICK, 0.36, { bevel: 0.04 }), [0, 0, -0.3]),
    place(profile(black, SHOVEL, 0.9, { bevel: 0.04 }), [0, 0, -0.3]),
    bar(chrome, 0.06, [1.6, 1.7, -0.55], [2.5, 3.4, -0.55]),
    bar(chrome, 0.06, [3.3, 4.3, -0.3], [5.0, 3.8, -0.3]),
  ]
}

export function excavator(): Group {
  const body = paint('#f0ae1a')
  return group(
    track(1),
    track(-1),
    rod(black, [0.8, 0.3], [0, 0.95, 0], 'y'),
    profile(body, HOUSE, 2.4, { bevel: 0.1 }),
    cabOf(body),
    armOf(body),
    box(gap, [0.5, 0.5, 2.0], [-2.1, 1.5, 0], 0.1),
  )
}
