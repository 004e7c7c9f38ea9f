import type { Group } from 'three'
import { group, type Part, times } from '../shapes/group.ts'
import { glass, lamp, matte } from '../shapes/materials.ts'
import { randomOf } from '../shapes/random.ts'
import { box, rod } from '../shapes/solids.ts'
import { woods } from './plants.ts'
import { floor, lightPole, stalls } from './yard-parts.ts'

const DOOR_WIDTH = 3.6
const DOOR_HEIGHT = 4.3

function rollDoor(x: number, z: number, open: boolean): Group {
  const slats = times(Math.floor(DOOR_HEIGHT / 0.42), (i) =>
    box(matte('#aab0b5', 0.6), [DOOR_WIDTH - 0.1, 0.03, 0.04], [x, 0.4 + i * 0.42, z + 0.06]),
  )
  return group(
    box(matte('#3a3e43', 0.7), [DOOR_WIDTH + 0.3, DOOR_HEIGHT + 0.2, 0.12], [x, DOOR_HEIGHT / 2 + 0.1, z]),
    box(
      open ? matte('#16181a', 1) : matte('#dfe2e4', 0.6),
      [DOOR_WIDTH, DOOR_HEIGHT, 0.1],
      [x, DOOR_HEIGHT / 2, z + 0.03],
    ),
    open ? null : slats,
  )
}

const HALL_STEP = 7
const HALL_HEIGHT = 7.5

function hallWalls(wall: string, width: number, z: number, band: string): Group {
  return group(
    box(matte(wall, 0.85), [width, HALL_HEIGHT, 16], [0, HALL_HEIGHT / 2, z - 8]),
    box(matte(band, 0.6), [width + 0.2, 1.1, 16.2], [0, HALL_HEIGHT - 0.9, z - 8], 0.05),
    box(matte('#8f959a', 0.6), [width + 0.5, 0.16, 16.5], [0, HALL_HEIGHT + 0.05, z - 8]),
  )
}

function hallRibs(width: number, wall: string, z: number): Part {
  return times(Math.floor(width / 1.4), (i) =>
    box(
      matte(wall, 0.7),
      [0.1, HALL_HEIGHT - 1.4, 0.06],
      [-width / 2 + 0.7 + i * 1.4, HALL_HEIGHT / 2 - 0.6, z + 0.01],
    ),
  )
}

/** A door under a lamp, between two posts. */
function doorway(x: number, z: number, open: boolean): Part {
  return [
    rollDoor(x, z, open),
    box(lamp('#ffe3ad', 2.4), [0.5, 0.16, 0.3], [x, 5.1, z + 0.2]),
    [1, -1].map((sign) => rod(matte('#e4b21e', 0.6), [0.11, 1.1], [x + sign * 2.3, 0.55, z + 0.9], 'y')),
  ]
}

type HallLook = {
  readonly wall?: string
  readonly band?: string
  readonly doors?: number
  readonly z?: number
  readonly step?: number
  readonly open?: readonly number[]
}

/** A long hall with doors for trucks; its front is at `z`. */
export function hall(look: HallLook = {}): Group {
  const { wall = '#cfc8bb', band = '#27496b', doors = 7, z = -15, step = HALL_STEP, open = [] } = look
  const width = doors * step + 4
  const middle = (doors - 1) / 2
  return group(
    hallWalls(wall, width, z, band),
    times(doors, (i) => {
      const x = (i - middle) * step
      return [doorway(x, z, open.includes(i)), box(glass, [1.6, 0.7, 0.05], [x + step / 2, 5.4, z + 0.02])]
    }),
    hallRibs(width, wall, z),
  )
}

/** A place in front of a hall: a shop or a warehouse. */
export function apron(
  seed: number,
  options: HallLook & { readonly surface?: string; readonly lit?: boolean } = {},
): Group {
  const random = randomOf(seed)
  return group(
    floor(options.surface ?? '#8b8c8c', { seed, repeat: 66, cracks: 7 }),
    hall(options),
    [-26, 26].map((x) => lightPole(x, -8, options.lit)),
    woods(random, { far: 44 }),
    stalls({ z: -9, length: 8, step: 7, from: -24.5, to: 25, color: matte('#d7b23a', 0.8) }),
  )
}
