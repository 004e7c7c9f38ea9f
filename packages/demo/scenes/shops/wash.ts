import type { Group } from 'three'
import { group, type Part, times } from '../shapes/group.ts'
import { matte, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { randomOf } from '../shapes/random.ts'
import { ball, bar, box, lathe, rod } from '../shapes/solids.ts'
import type { TractorStyle } from '../trucks/styles.ts'
import { bay } from './bay.ts'
import { posedTruck } from './bay-things.ts'

function foam(seed: number, count = 90): Part {
  const { between } = randomOf(seed)
  return times(count, () =>
    ball(
      matte('#f7fafc', 0.5),
      between(0.06, 0.2),
      [between(-4.2, 4.4), between(0.02, 0.12), between(-2.4, 2.8)],
      [1.3, 0.5, 1.3],
    ),
  )
}

function brush(x: number, z: number, color: string): Group {
  return group(
    rod(matte(color, 0.95), [0.55, 3.6], [x, 2, z], 'y'),
    times(14, (i) =>
      lathe(matte(color, 0.95), outline([0.5, 0], [0.72, 0.06], [0.5, 0.12]), [x, 0.4 + i * 0.25, z], {
        segments: 18,
      }),
    ),
    box(steel, [0.5, 0.4, 0.5], [x, 4, z]),
  )
}

function washFrame(): Group {
  return group(
    [-6, 6].map((x) => group(bar(steel, 0.07, [x, 0, -4.6], [x, 4.6, -4.6]))),
    bar(steel, 0.09, [-6, 4.6, -4.6], [6, 4.6, -4.6]),
  )
}

function spray(): Part {
  return times(16, (i) =>
    ball(
      matte('#ffffff', 0.4),
      0.12,
      [-2.4 + ((i * 0.37) % 3.4), 2 + ((i * 0.53) % 1.6), 1.2 - ((i * 0.29) % 1.1)],
      [1, 0.6, 1],
    ),
  )
}

export const washBay =
  (color: string, style: TractorStyle): (() => Group) =>
  () =>
    group(
      bay({ wall: '#cfdde6', band: '#1d6fa8', ground: '#7f8f99' }),
      posedTruck({ style, color }, -38),
      foam(3),
      brush(-5.2, -2.6, '#2f7fc0'),
      brush(5.4, -4, '#c03a3a'),
      washFrame(),
      spray(),
    )
