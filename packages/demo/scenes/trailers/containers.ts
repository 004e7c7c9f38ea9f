import type { Group, Material } from 'three'
import { group, type Part, times } from '../shapes/group.ts'
import { chrome, matte, paint, steel } from '../shapes/materials.ts'
import { box, rod } from '../shapes/solids.ts'
import { NOSE, rearLights, running } from './trailer-parts.ts'

function frame(end: number): Part {
  return [0.5, -0.5].map((z) =>
    group(
      box(matte('#8b2f24', 0.6), [NOSE - end, 0.24, 0.12], [(NOSE + end) / 2, 1.28, z]),
      [NOSE - 0.2, -2.2, -5.4, -8, end + 0.2].map((x) =>
        box(matte('#8b2f24', 0.6), [0.2, 0.18, 1.25], [x, 1.36, z * 1.25]),
      ),
    ),
  )
}

function corrugation(wall: Material, end: number): Part {
  return times(Math.floor(LENGTH / 0.28) - 1, (i) =>
    [1, -1].map((sign) => box(wall, [0.13, 2.3, 0.07], [end + 0.36 + i * 0.28, 2.75, sign * 1.2], 0.02)),
  )
}

function containerCorners(end: number): Part {
  return [end + 0.06, NOSE - 0.06].map((x) =>
    [1.18, -1.18].map((z) => [1.5, 4.0].map((y) => box(steel, [0.18, 0.14, 0.14], [x, y, z]))),
  )
}

const LENGTH = 12.19

export function container(color: string): Group {
  const end = NOSE - LENGTH
  const wall = paint(color)
  return group(
    box(wall, [LENGTH, 2.6, 2.38], [(NOSE + end) / 2, 2.75, 0], 0.03),
    corrugation(wall, end),
    containerCorners(end),
    [0.9, 0.34, -0.34, -0.9].map((z) => rod(chrome, [0.022, 2.4], [end - 0.03, 2.75, z], 'y')),
  )
}

type ChassisTrailerLook = {
  readonly load?: Part
  readonly legs?: boolean
}

export function chassisTrailer({ load, legs = true }: ChassisTrailerLook = {}): Group {
  const end = NOSE - 12.3
  return group(frame(end), running({ axles: [-8.6, -9.9], legs }), rearLights(end, 1.25), load)
}
