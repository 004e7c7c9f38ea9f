import type { Group, Mesh } from 'three'
import { group, type Part, times } from '../shapes/group.ts'
import { black, lamp, matte, steel } from '../shapes/materials.ts'
import { bar, box, rod } from '../shapes/solids.ts'
import { axle, flaps } from '../vehicles/wheels.ts'

// A trailer's nose is at x = 1.4, its pin above a tractor's fifth wheel at x = 0.5; a 53-foot trailer ends at -14.75.

export const NOSE = 1.4
export const END = -14.75
export const FLOOR = 1.22

export const red = lamp('#e02a1e', 0.8)

/** One of the two legs, without a tractor. */
export function leg(z: number): Group {
  return group(box(steel, [0.12, 1.02, 0.12], [-1.7, 0.6, z]), box(steel, [0.3, 0.05, 0.3], [-1.7, 0.03, z]))
}

export const legBrace = (): Mesh => bar(steel, 0.03, [-1.7, 0.5, 0.6], [-1.7, 0.5, -0.6])

type RunningLook = {
  readonly axles?: readonly number[]
  readonly legs?: boolean
  readonly plain?: boolean
}

const VAN_AXLES = [-11.4, -12.7]

/** What carries a trailer: axles, flaps, and legs while no tractor does. */
export function running({ axles = VAN_AXLES, legs = true, plain = false }: RunningLook = {}): Group {
  return group(
    axles.map((x) => axle(x, { plain })),
    flaps(Math.min(...axles) - 0.75),
    box(
      steel,
      [axles.length * 1.4 + 0.6, 0.2, 1.1],
      [axles.reduce((a, b) => a + b, 0) / axles.length, 0.98, 0],
    ),
    legs && [0.62, -0.62].map(leg),
    legs && legBrace(),
  )
}

export function rearLights(end: number, height = FLOOR): Group {
  return group(
    box(black, [0.06, 0.26, 2.5], [end - 0.01, height - 0.2, 0]),
    [1.05, 0.86, -0.86, -1.05].map((z) => rod(red, [0.07, 0.03], [end - 0.05, height - 0.2, z], 'x')),
    [0.5, -0.5].map((z) => box(steel, [0.06, 0.5, 0.08], [end, 0.75, z])),
    box(matte('#d8d8d8'), [0.06, 0.1, 2.2], [end, 0.52, 0]),
    [-0.9, -0.45, 0, 0.45, 0.9].map((z) => box(red, [0.02, 0.1, 0.2], [end - 0.034, 0.52, z])),
  )
}

export function tape(from: number, to: number, z: number, y = FLOOR + 0.04): Part {
  const count = Math.floor((from - to) / 1.5)
  return times(count, (i) =>
    [1, -1].map((sign) =>
      box(i % 2 ? matte('#e7e9ea', 0.4) : red, [0.5, 0.05, 0.01], [to + 0.7 + i * 1.5, y, sign * z], 0.003),
    ),
  )
}
