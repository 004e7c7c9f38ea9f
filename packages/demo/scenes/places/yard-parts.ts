import type { Group, Material, Mesh } from 'three'
import { type GroundLook, ground } from '../shapes/ground.ts'
import { group, type Part, times } from '../shapes/group.ts'
import { lamp, matte, steel } from '../shapes/materials.ts'
import { bar, box, rod } from '../shapes/solids.ts'

export const white = matte('#e9ebec', 0.6)

export const line = matte('#d9dcde', 0.8)

export const floor = (color: string, options: GroundLook): Mesh =>
  box(ground(color, options), [1000, 0.2, 1000], [0, -0.1, 0], 0.01)

export function lightPole(x: number, z: number, lit = false): Group {
  const head = lit ? lamp('#fff0cf', 5) : matte('#cdd2d6', 0.5)
  return group(
    rod(steel, [0.09, 9, 0.06], [x, 4.5, z], 'y'),
    box(steel, [1.6, 0.08, 0.08], [x, 9, z]),
    [-0.7, 0.7].map((off) => box(head, [0.6, 0.1, 0.3], [x + off, 8.95, z], 0.03)),
    rod(matte('#b9bcbe'), [0.28, 0.7], [x, 0.35, z], 'y'),
  )
}

export function fence(z: number, from: number, to: number): Group {
  const posts = times(Math.floor((to - from) / 3), (i) =>
    rod(steel, [0.04, 2.2], [from + i * 3, 1.1, z], 'y'),
  )
  const wires = [0.3, 0.7, 1.1, 1.5, 1.9, 2.15].map((y) => bar(steel, 0.012, [from, y, z], [to, y, z]))
  return group(posts, wires)
}

type StallsLook = {
  readonly from?: number
  readonly to?: number
  readonly step?: number
  readonly z?: number
  readonly length?: number
  readonly color?: Material
}

/** Lines of parking places, `step` meters apart, on both sides of an aisle. */
export function stalls({
  from = -40,
  to = 40,
  step = 4.2,
  z = -20,
  length = 18,
  color = line,
}: StallsLook = {}): Part {
  return times(Math.floor((to - from) / step), (i) =>
    box(color, [0.12, 0.012, length], [from + i * step, 0.004, z], 0.002),
  )
}

export const cone = (x: number, z: number, size = 1): Group =>
  group(
    box(matte('#d9581c', 0.6), [0.42 * size, 0.04, 0.42 * size], [x, 0.02, z]),
    rod(matte('#e8641d', 0.6), [0.16 * size, 0.72 * size, 0.03 * size], [x, 0.38 * size, z], 'y'),
    rod(white, [0.115 * size, 0.14 * size, 0.09 * size], [x, 0.42 * size, z], 'y'),
  )
