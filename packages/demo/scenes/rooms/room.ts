import type { Group } from 'three'
import { group, type Part, place, times } from '../shapes/group.ts'
import { black, lamp, matte } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { ball, bar, box, lathe } from '../shapes/solids.ts'
import { windowPane } from './wall-pictures.ts'

export const pendant = (x: number, z: number, height = 2.6, color = '#23262b'): Group =>
  group(
    bar(black, 0.01, [x, height, z], [x, height + 1.5, z]),
    lathe(matte(color, 0.5), outline([0.03, 0.2], [0.09, 0.16], [0.24, 0]), [x, height, z]),
    ball(lamp('#ffe6b8', 4), 0.07, [x, height + 0.03, z]),
  )

const HEIGHT = 3.2

function plankLines(width: number, depth: number): Part {
  return times(Math.floor(depth / 0.3), (i) =>
    box(matte('#8f7455', 0.8), [width, 0.004, 0.012], [0, 0.002, -depth / 2 + i * 0.3]),
  )
}

function roomWalls(wall: string, width: number, depth: number): Group {
  return group(
    box(matte(wall, 0.9), [width + 8, HEIGHT + 1, 0.1], [0, (HEIGHT + 1) / 2, -depth / 2], 0.001),
    box(matte(wall, 0.9), [0.1, HEIGHT + 1, depth + 6], [-width / 2, (HEIGHT + 1) / 2, 2], 0.001),
    box(matte('#f4f2ee'), [width + 8, 0.1, 0.03], [0, 0.05, -depth / 2 + 0.06]),
  )
}

type CeilingLamp = readonly [x: number, z: number, width?: number]

type RoomLook = {
  readonly wall?: string
  readonly ground?: string
  readonly width?: number
  readonly depth?: number
  readonly planks?: boolean
  readonly window?: boolean
  readonly ceiling?: readonly CeilingLamp[]
}

/** A room that is open to the camera: a back wall, a left wall, a floor. */
export function room(look: RoomLook = {}): Group {
  const { wall = '#e9e4da', ground = '#b79a76', width = 8, depth = 6 } = look
  const { planks = true, window = true, ceiling = [] } = look
  const lines = planks && plankLines(width, depth)
  return group(
    box(matte(ground, 0.45), [width + 8, 0.1, depth + 10], [0, -0.05, 4], 0.001),
    lines,
    roomWalls(wall, width, depth),
    window && place(windowPane(), [-width / 2 + 1.9, 1.75, -depth / 2 + 0.06]),
    ceiling.map(([x, z, wide = 1.2]) => box(lamp('#fff6e6', 3.2), [wide, 0.05, 0.2], [x, HEIGHT - 0.1, z])),
  )
}
