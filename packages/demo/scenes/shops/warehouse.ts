import type { Group } from 'three'
import { group, type Part, times } from '../shapes/group.ts'
import { matte, paint } from '../shapes/materials.ts'
import { cycle } from '../shapes/random.ts'
import { box } from '../shapes/solids.ts'

function rackLevel(y: number): Part {
  return [
    box(paint('#d9601a'), [4.4, 0.14, 0.08], [0, y, 0.42]),
    box(paint('#d9601a'), [4.4, 0.14, 0.08], [0, y, -0.42]),
    box(matte('#b7bcc1'), [4.3, 0.04, 0.8], [0, y + 0.08, 0]),
    times(5, (i) =>
      box(
        matte(cycle(['#b98a55', '#a97c48', '#d8d4c9', '#8d6a40'], i + Math.round(y)), 0.85),
        [0.66, 0.5 + ((i * 3) % 4) * 0.12, 0.7],
        [-1.7 + i * 0.85, y + 0.42, 0],
        0.02,
      ),
    ),
  ]
}

export const rack = (): Group =>
  group(
    [-0.9, 0.9].map((x) => [-0.4, 0.4].map((z) => box(paint('#1d48b8'), [0.1, 4.6, 0.1], [x * 2.4, 2.3, z]))),
    [0.4, 1.9, 3.4].map(rackLevel),
  )
