import type { Group, Material, Mesh } from 'three'
import { group, type Part, pairs, times } from '../shapes/group.ts'
import { black, chrome, matte } from '../shapes/materials.ts'
import { bar, box, rod, type Size3 } from '../shapes/solids.ts'

/** What furniture is made of. */
const WOOD = { oak: '#b88a58', walnut: '#6e4a31', white: '#e6e3dd', grey: '#8d9196', black: '#2b2c2f' }

export type WoodName = keyof typeof WOOD

export const wood = (name: WoodName): Material => matte(WOOD[name], 0.55)

type TableLook = {
  readonly top?: WoodName
  readonly size?: Size3
  readonly height?: number
}

export function table({ top = 'oak', size = [1.7, 0.05, 0.85], height = 0.75 }: TableLook = {}): Group {
  const [width, thick, depth] = size
  const long = height - thick
  const [x, z] = [width / 2 - 0.08, depth / 2 - 0.08]
  return group(
    box(wood(top), size, [0, height - thick / 2, 0], 0.03),
    pairs([x, z], [x, -z], [-x, z], [-x, -z]).map(([legX, legZ]) =>
      box(black, [0.06, long, 0.06], [legX, long / 2, legZ]),
    ),
  )
}

function armrests(): Part {
  return [1, -1].map((z) => [
    box(black, [0.32, 0.04, 0.06], [0.02, 0.7, z * 0.28], 0.02),
    bar(black, 0.02, [0, 0.5, z * 0.27], [0, 0.7, z * 0.28]),
  ])
}

export function chair(color = '#2f3b4f'): Group {
  const cloth = matte(color, 0.85)
  const feet = times(5, (i) =>
    bar(black, 0.025, [0, 0.1, 0], [Math.cos(i * 1.257) * 0.32, 0.05, Math.sin(i * 1.257) * 0.32]),
  )
  return group(
    feet,
    rod(chrome, [0.03, 0.35], [0, 0.28, 0], 'y'),
    box(cloth, [0.52, 0.1, 0.5], [0, 0.48, 0], 0.05),
    box(cloth, [0.09, 0.62, 0.48], [-0.26, 0.86, 0], 0.05),
    armrests(),
  )
}

/** A thin plate that looks to +z. */
export const flat = (material: Material, width: number, height: number): Mesh =>
  box(material, [width, height, 0.008], [0, 0, 0], 0.001)

function cushions(cloth: Material): Part {
  return [-0.53, 0.53].map((x) => [
    box(cloth, [1.02, 0.2, 0.8], [x, 0.52, 0.04], 0.09),
    box(cloth, [1.02, 0.55, 0.22], [x, 0.78, -0.34], 0.1),
  ])
}

export function sofa(color = '#47617f'): Group {
  const cloth = matte(color, 0.9)
  return group(
    box(cloth, [2.2, 0.3, 0.9], [0, 0.32, 0], 0.1),
    cushions(cloth),
    [-1.12, 1.12].map((x) => box(cloth, [0.22, 0.6, 0.92], [x, 0.42, 0], 0.1)),
    box(matte('#d8a13c', 0.9), [0.42, 0.4, 0.14], [-0.8, 0.76, -0.1], 0.1),
  )
}
