import type { Group, Material, Mesh } from 'three'
import { group, type Part, times } from '../shapes/group.ts'
import { aluminum, chrome, gap, lamp, matte, paint, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { sides } from '../shapes/plates.ts'
import { box, rod, type Size3 } from '../shapes/solids.ts'
import { END, FLOOR, NOSE, red, tape } from './trailer-parts.ts'

const TOP = 4.1
const SIDE = 1.29
const LENGTH = NOSE - END
const HEIGHT = TOP - FLOOR
const [CENTER_X, CENTER_Y] = [(NOSE + END) / 2, (TOP + FLOOR) / 2]
const RIB_DISTANCE = 0.62
const amber = lamp('#ffae33', 0.7)

type Ribs = { readonly material: Material; readonly width: number }

function ribsOf({ material, width }: Ribs): Part {
  const size: Size3 = [width, HEIGHT - 0.3, 0.02]
  return times(Math.floor(LENGTH / RIB_DISTANCE), (i) =>
    [1, -1].map((sign) =>
      box(material, size, [END + 0.4 + i * RIB_DISTANCE, CENTER_Y, sign * (SIDE + 0.004)], 0.006),
    ),
  )
}

function stripeOf(color: string): Part {
  const shape = outline(
    [END + 0.1, FLOOR + 0.85],
    [NOSE - 0.1, FLOOR + 0.85],
    [NOSE - 0.1, FLOOR + 1.35],
    [END + 0.1, FLOOR + 1.05],
  )
  return sides(paint(color), shape, SIDE + 0.016, { round: 0.02, thick: 0.006 })
}

type BoxBodyLook = { readonly stripe?: string; readonly plain?: boolean; readonly smooth?: boolean }

/** The walls and doors of a van. Those of a cooled one are smooth; `plain` is for the distance. */
export function boxBody(color: string, { stripe, plain = false, smooth = false }: BoxBodyLook = {}): Group {
  const wall = paint(color)
  const ribs = smooth ? { material: wall, width: 0.03 } : { material: matte(color, 0.5), width: 0.06 }
  return group(
    box(wall, [LENGTH, HEIGHT, 2 * SIDE], [CENTER_X, CENTER_Y, 0], 0.06),
    box(aluminum, [LENGTH + 0.02, 0.12, 2 * SIDE + 0.03], [CENTER_X, FLOOR + 0.06, 0], 0.02),
    box(aluminum, [LENGTH + 0.02, 0.1, 2 * SIDE + 0.03], [CENTER_X, TOP - 0.05, 0], 0.02),
    !(smooth && plain) && ribsOf(ribs),
    stripe && stripeOf(stripe),
    !plain && tape(NOSE, END, SIDE + 0.02, FLOOR + 0.06),
    [0.9, 0, -0.9].map((z) => box(amber, [0.04, 0.05, 0.1], [NOSE + 0.02, TOP - 0.1, z])),
    doors(),
  )
}

function doorBars(): Part {
  return [0.95, 0.35, -0.35, -0.95].map((z) => [
    rod(chrome, [0.022, HEIGHT - 0.2], [END - 0.05, CENTER_Y, z], 'y'),
    box(steel, [0.04, 0.06, 0.26], [END - 0.06, FLOOR + 0.5, z]),
  ])
}

function doorHinges(): Part {
  return [0.3, 1, 1.7, 2.4].map((up) =>
    [1.24, -1.24].map((z) => box(steel, [0.04, 0.08, 0.14], [END - 0.02, FLOOR + up, z])),
  )
}

function doors(): Group {
  return group(
    doorBars(),
    doorHinges(),
    box(gap, [0.02, HEIGHT - 0.16, 0.02], [END - 0.004, CENTER_Y, 0], 0.004),
    [0.5, 0, -0.5].map((z) => rod(red, [0.045, 0.03], [END - 0.03, TOP - 0.06, z], 'x')),
  )
}

export function sideSkirt(color: string, from: number, to: number): Mesh[] {
  return sides(
    matte(color, 0.5),
    outline([to, 0.42], [to, FLOOR - 0.06], [from, FLOOR - 0.06], [from + 0.5, 0.42]),
    1.16,
    { round: 0.05, thick: 0.03 },
  )
}
