import type { Group, Material } from 'three'
import { wood } from '../rooms/furniture.ts'
import { group, type Part, place, times } from '../shapes/group.ts'
import { chrome, matte } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { profile } from '../shapes/plates.ts'
import { cycle } from '../shapes/random.ts'
import { ball, box, rod } from '../shapes/solids.ts'
import { gable, trim, windowOn } from './windows.ts'

const FRONT = 3.5

function walls(siding: Material, boards: Part, end: Part, roof: string): Group {
  return group(
    box(matte('#9b9790', 0.95), [9.1, 0.3, 7.1], [0, 0.15, 0]),
    box(siding, [9, 3, 7], [0, 1.6, 0], 0.02),
    boards,
    place(end, [0, 3.05, 0]),
    gable(matte(roof, 0.9), [9, 2.3, 7.8], [0, 3.2, 0]),
  )
}

function garage(siding: Material, roof: string): Group {
  return group(
    box(siding, [4.6, 2.7, 6.4], [6.6, 1.35, 0.4], 0.02),
    place(
      profile(siding, outline([-2.4, 0], [0, 1.22], [2.4, 0]), 6.3, { bevel: 0.01, round: 0.02 }),
      [6.6, 2.68, 0.4],
    ),
    gable(matte(roof, 0.9), [4.6, 1.3, 7], [6.6, 2.85, 0.4]),
    box(trim, [3.3, 2.2, 0.08], [6.6, 1.1, 3.62]),
    [0.35, 0.9, 1.45].map((y) => box(matte('#cfccc4', 0.7), [3.1, 0.03, 0.03], [6.6, y + 0.2, 3.67])),
  )
}

function frontDoor(door: string): Group {
  return group(
    [-2.9, 2.7].map((x) => windowOn([x, 1.75, FRONT + 0.02], [1.5, 1.3])),
    windowOn([0, 4.2, FRONT - 0.02], [0.9, 0.8]),
    box(trim, [1.3, 2.35, 0.1], [0, 1.35, FRONT + 0.02]),
    box(matte(door, 0.5), [1.0, 2.1, 0.1], [0, 1.25, FRONT + 0.06]),
    ball(chrome, 0.05, [0.36, 1.2, FRONT + 0.13]),
  )
}

function porch(roof: string): Group {
  return group(
    box(matte('#b5b1a8', 0.9), [2.6, 0.24, 1.8], [0, 0.2, FRONT + 0.8]),
    [-1.2, 1.2].map((x) => rod(trim, [0.09, 2.7], [x, 1.6, FRONT + 1.5], 'y')),
    place(gable(matte(roof, 0.9), [2.6, 0.8, 2], [0, 3.0, FRONT + 0.75]), [0, 3.0, FRONT + 0.75]),
  )
}

function flowerBoxes(): Group {
  return group(
    [-2.9, 2.7].map((x) => box(wood('walnut'), [1.7, 0.2, 0.3], [x, 0.95, FRONT + 0.18])),
    [-3.5, -2.9, -2.3, 2.1, 2.7, 3.3].map((x, i) =>
      ball(matte(cycle(['#b5344a', '#d99a2b', '#9a4f9a'], i), 0.9), 0.17, [x, 1.1, FRONT + 0.2]),
    ),
  )
}

export type HouseLook = {
  readonly wall?: string
  readonly roof?: string
  readonly door?: string
  readonly brick?: boolean
}

function houseBoards(wall: string, brick: boolean): Part {
  const [count, distance] = brick ? [20, 0.14] : [14, 0.21]
  return times(count, (i) => box(matte(wall, 0.7), [9.02, 0.02, 7.06], [0, 0.3 + i * distance, 0]))
}

export function house(look: HouseLook = {}): Group {
  const { wall = '#7d93a8', roof = '#4a4f57', door = '#a8181d', brick = false } = look
  const siding = matte(wall, 0.9)
  const boards = houseBoards(wall, brick)
  const end = profile(siding, outline([-4.5, 0], [0, 2.2], [4.5, 0]), 6.9, { bevel: 0.01, round: 0.02 })
  return group(
    walls(siding, boards, end, roof),
    garage(siding, roof),
    frontDoor(door),
    porch(roof),
    box(matte('#8a5344', 0.9), [0.8, 2.2, 0.8], [-2.6, 5.2, -0.8]),
    flowerBoxes(),
  )
}
