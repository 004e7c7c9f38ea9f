import type { Group } from 'three'
import { group, type Part, times } from '../shapes/group.ts'
import { aluminum, black, gap, glass, lamp, matte, paint, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { leaning, profile, seam, sides } from '../shapes/plates.ts'
import { bar, box } from '../shapes/solids.ts'
import { axle } from './wheels.ts'

const CAB_OUTLINE = outline(
  [1.7, 0.62],
  [1.7, 2.42, 0.15],
  [2.7, 2.46, 0.2],
  [3.2, 1.56, 0.1],
  [3.4, 1.1],
  [3.38, 0.5],
  [2.9, 0.5],
)

const CAB_SIDE = 1.055

function cabOverDoor(): Group {
  return group(
    sides(glass, outline([1.95, 1.56], [3.0, 1.56], [2.62, 2.26], [1.95, 2.26]), CAB_SIDE, { round: 0.08 }),
    seam(gap, outline([1.84, 0.8], [3.08, 0.8], [3.1, 1.5], [2.66, 2.34], [1.84, 2.34]), CAB_SIDE, {
      wide: 0.014,
    }),
  )
}

function cabOverLights(): Part {
  return [0.78, -0.78].map((at) => [
    box(lamp('#f3f7ff', 0.7), [0.12, 0.22, 0.36], [3.36, 0.95, at], 0.05),
    box(black, [0.12, 0.44, 0.22], [3.1, 1.85, at * 1.62], 0.05),
    bar(black, 0.02, [3.0, 1.7, at * 1.3], [3.1, 1.8, at * 1.55]),
  ])
}

/** A cab over its engine, for box trucks; its nose is at x = 3.4. */
function cabOver(color: string): Group {
  return group(
    profile(paint(color), CAB_OUTLINE, 2.1, { bevel: 0.12, round: 0.1 }),
    leaning(glass, [3.2, 1.58], [2.76, 2.36], { below: 1.86, above: 1.7, lift: 0.03 }),
    cabOverDoor(),
    box(gap, [0.08, 0.24, 1.2], [3.4, 1.12, 0]),
    box(matte('#d7dadd', 0.4), [0.14, 0.28, 2.06], [3.38, 0.6, 0], 0.06),
    cabOverLights(),
    axle(2.5, { dual: false, radius: 0.42, track: 2.14 }),
  )
}

const [BOX_FRONT, BOX_REAR] = [1.55, -4.6]

const BOX_MIDDLE = (BOX_FRONT + BOX_REAR) / 2

const STRIPE = outline(
  [BOX_REAR + 0.1, 1.5],
  [BOX_FRONT - 0.1, 1.5],
  [BOX_FRONT - 0.1, 2.2],
  [BOX_REAR + 0.1, 1.75],
)

function cargoBox(body: string, stripe?: string): Group {
  return group(
    box(paint(body), [BOX_FRONT - BOX_REAR, 2.5, 2.4], [BOX_MIDDLE, 2.2, 0], 0.05),
    [1, -1].map((sign) =>
      [0.98, 3.42].map((y) =>
        box(aluminum, [BOX_FRONT - BOX_REAR + 0.02, 0.08, 0.03], [BOX_MIDDLE, y, sign * 1.2]),
      ),
    ),
    stripe && sides(paint(stripe), STRIPE, 1.205, { thick: 0.01, round: 0.02 }),
  )
}

function rollUpDoor(): Group {
  return group(
    box(matte('#c9ced2', 0.5), [0.03, 2.2, 2.1], [BOX_REAR - 0.01, 2.2, 0]),
    times(6, (i) => box(gap, [0.01, 0.02, 2.1], [BOX_REAR - 0.03, 1.3 + i * 0.36, 0], 0.004)),
  )
}

function boxTruckTail(): Group {
  return group(
    box(black, [0.1, 0.16, 2.2], [BOX_REAR - 0.1, 0.6, 0]),
    [1, -1].map((sign) => box(lamp('#d2251c', 0.8), [0.04, 0.1, 0.24], [BOX_REAR - 0.15, 0.72, sign * 0.9])),
  )
}

type BoxTruckLook = {
  readonly cab?: string
  readonly body?: string
  readonly stripe?: string
}

export function boxTruck(look: BoxTruckLook = {}): Group {
  const { cab = '#f2f3f5', body = '#f5f6f7', stripe } = look
  return group(
    cabOver(cab),
    box(black, [7.4, 0.24, 0.8], [-0.9, 0.72, 0]),
    axle(-2.7, { radius: 0.42, track: 2.2 }),
    cargoBox(body, stripe),
    rollUpDoor(),
    box(steel, [0.12, 1.5, 2.0], [BOX_REAR - 0.3, 1.7, 0], 0.02),
    boxTruckTail(),
    [1, -1].map((sign) => box(steel, [1.2, 0.4, 0.4], [-0.4, 0.6, sign * 0.8], 0.04)),
  )
}
