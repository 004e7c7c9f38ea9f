import type { Group } from 'three'
import { group, times } from '../shapes/group.ts'
import { matte } from '../shapes/materials.ts'
import { box } from '../shapes/solids.ts'

type PalletLook = {
  readonly color?: string
  readonly layers?: number
  readonly wrap?: boolean
}

export function pallet({ color = '#b98a55', layers = 3, wrap }: PalletLook = {}): Group {
  const wood = matte('#a47c4f', 0.85)
  const carton = matte(color, 0.85)
  const boxes = times(layers, (y) =>
    [-0.28, 0.28].map((x) =>
      [-0.28, 0.28].map((z) => box(carton, [0.54, 0.42, 0.54], [x, 0.36 + y * 0.43, z], 0.02)),
    ),
  )
  return group(
    [0.05, 0.13].map((y) => box(wood, [1.15, 0.04, 1.15], [0, y, 0])),
    [-0.5, 0, 0.5].map((z) => box(wood, [1.15, 0.1, 0.1], [0, 0.08, z])),
    boxes,
    wrap && box(matte('#dfe9ee', 0.2), [1.12, 0.43 * layers - 0.1, 1.12], [0, 0.16 + 0.215 * layers, 0]),
  )
}
