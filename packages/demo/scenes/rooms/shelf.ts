import type { Group, Material, Mesh } from 'three'
import { group, type Part, times } from '../shapes/group.ts'
import { matte } from '../shapes/materials.ts'
import { type Choices, type Random, randomOf } from '../shapes/random.ts'
import { box } from '../shapes/solids.ts'
import { type WoodName, wood } from './furniture.ts'

const SHELF_COLORS: Choices<string> = ['#7a2430', '#1f3f66', '#2c5b45', '#8a6a2c', '#d8d4c9', '#34506f']

/** Makes a thing that stands at this point of a shelf, which is `step` high. */
type PutThing = (x: number, y: number, random: Random, step: number) => Part

const BOOK_DISTANCE = 0.085
const THING_DISTANCE = 0.17

function book(x: number, y: number, random: Random, step: number): Mesh {
  return box(
    matte(random.pick(SHELF_COLORS), 0.7),
    [0.07, step * random.between(0.55, 0.78), 0.24],
    [x, y + step * 0.34, 0.02],
    0.01,
  )
}

type Boards = { readonly width: number; readonly height: number; readonly levels: number }

function shelfBoards(board: Material, { width, height, levels }: Boards): Group {
  const step = height / levels
  return group(
    [-1, 1].map((x) => box(board, [0.04, height, 0.36], [(x * width) / 2, height / 2, 0])),
    times(levels + 1, (i) => box(board, [width, 0.035, 0.36], [0, i * step + 0.02, 0])),
    box(board, [width, height, 0.02], [0, height / 2, -0.17]),
  )
}

type ShelfLook = {
  readonly width?: number
  readonly height?: number
  readonly levels?: number
  readonly color?: WoodName
  readonly seed?: number
  readonly fill?: PutThing
}

/** Things on all levels of a shelf, with a gap here and there. */
function thingsOn({ width, height, levels }: Boards, put: PutThing, distance: number, random: Random): Part {
  const step = height / levels
  const x = -width / 2 + 0.14
  const across = Math.floor((width - 0.2) / distance)
  return times(levels, (k) =>
    times(across, (i) => random.next() < 0.86 && put(x + i * distance, k * step + 0.04, random, step)),
  )
}

/** Holds books unless `fill` puts other things on it. */
export function shelf(look: ShelfLook = {}): Group {
  const { width = 2.4, height = 2.1, levels = 5, color = 'white', seed = 1, fill } = look
  const boards = { width, height, levels }
  const board = wood(color)
  const things = thingsOn(boards, fill ?? book, fill ? THING_DISTANCE : BOOK_DISTANCE, randomOf(seed))
  return group(shelfBoards(board, boards), things)
}
