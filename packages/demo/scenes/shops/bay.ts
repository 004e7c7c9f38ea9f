import type { Group } from 'three'
import { group, type Part, times } from '../shapes/group.ts'
import { glass, lamp, matte, steel } from '../shapes/materials.ts'
import { box } from '../shapes/solids.ts'

function bayWalls(wall: string, wide: number, deep: number, band: string): Group {
  return group(
    box(matte(wall, 0.9), [wide + 16, 7, 0.2], [0, 3.5, -deep], 0.001),
    box(matte(band, 0.7), [wide + 16, 0.9, 0.24], [0, 1.0, -deep + 0.02], 0.001),
    box(matte(wall, 0.9), [0.2, 7, deep + 12], [-wide / 2, 3.5, 0], 0.001),
    box(matte(band, 0.7), [0.24, 0.9, deep + 12], [-wide / 2 + 0.02, 1, 0], 0.001),
  )
}

function bayCeiling(): Group {
  return group(
    times(7, (i) => box(steel, [0.3, 0.4, 18], [-9 + i * 3, 6.6, 0])),
    [-6, -1, 4, 9].map((x) => [-5, 0].map((z) => box(lamp('#fff7ea', 4), [2.6, 0.08, 0.35], [x, 6.1, z]))),
  )
}

function bayDoors(deep: number): Part {
  return [-3.5, 6].map((x) =>
    group(
      box(matte('#3a3e43'), [4, 5, 0.1], [x, 2.5, -deep + 0.14]),
      box(matte('#e6e8ea', 0.5), [3.7, 4.7, 0.1], [x, 2.4, -deep + 0.18]),
      times(9, (i) => box(matte('#b2b8bd'), [3.7, 0.04, 0.04], [x, 0.4 + i * 0.5, -deep + 0.25])),
      box(glass, [2.6, 0.4, 0.05], [x, 3.4, -deep + 0.24]),
    ),
  )
}

type BayLook = {
  readonly wall?: string
  readonly band?: string
  readonly deep?: number
  readonly wide?: number
  readonly ground?: string
}

/** A bay: a hall open to the camera, with lamps, a colored band and lines on the floor. */
export function bay({
  wall = '#d9d6cf',
  band = '#27496b',
  deep = 9,
  wide = 20,
  ground = '#8f9194',
}: BayLook = {}): Group {
  return group(
    box(matte(ground, 0.28), [wide + 16, 0.1, deep + 26], [0, -0.05, 9], 0.001),
    bayWalls(wall, wide, deep, band),
    bayCeiling(),
    [-5.2, 5.2].map((x) => box(matte('#d7b23a', 0.6), [0.14, 0.01, 16], [x, 0.006, 0])),
    bayDoors(deep),
  )
}
