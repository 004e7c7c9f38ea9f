import type { Group, Material, Mesh } from 'three'
import { group, type Part, place } from '../shapes/group.ts'
import { paint } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { profile } from '../shapes/plates.ts'
import { axle } from '../vehicles/wheels.ts'
import { deck } from './deck.ts'
import { rearLights } from './trailer-parts.ts'

function gooseneck(orange: Material): Mesh {
  return profile(
    orange,
    outline([1.4, 1.1], [1.4, 1.55], [-1.2, 1.6], [-2.1, 0.62], [-2.1, 0.3], [-1.7, 0.34], [-0.7, 1.16]),
    1.6,
    { bevel: 0.05, round: 0.2 },
  )
}

function rearFrame(orange: Material): Mesh {
  return profile(
    orange,
    outline([-9.4, 0.3], [-9.4, 0.64], [-9.9, 1.06], [-13.8, 1.06], [-13.8, 0.8], [-10.1, 0.76]),
    1.5,
    { bevel: 0.04, round: 0.08 },
  )
}

type LowboyLook = {
  readonly load?: Part
}

export function lowboy({ load }: LowboyLook = {}): Group {
  const orange = paint('#d8581a')
  return group(
    gooseneck(orange),
    deck(-2.1, -9.4, 0.62, 0.2),
    rearFrame(orange),
    [-10.7, -12, -13.2].map((x) => axle(x, { radius: 0.45 })),
    rearLights(-13.8, 1.0),
    load && place(load, [-5.6, 0.64, 0]),
  )
}
