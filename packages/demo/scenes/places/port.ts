import type { Group } from 'three'
import { group, place, times } from '../shapes/group.ts'
import { matte, steel } from '../shapes/materials.ts'
import type { Random } from '../shapes/random.ts'
import { box, rod } from '../shapes/solids.ts'
import { container } from '../trailers/containers.ts'

export const crane = (x: number, z: number): Group =>
  group(
    rod(steel, [0.5, 26], [x, 13, z], 'y'),
    box(matte('#d4622a'), [30, 1, 1], [x + 8, 26, z]),
    box(steel, [3, 2, 2], [x - 6, 25.4, z]),
  )

export const containers = (random: Random, x: number, z: number) =>
  times(9, (i) =>
    place(
      container(random.pick(['#a23b2a', '#27598c', '#3a7a52', '#c78a2b', '#6d7277'])),
      [x + (i % 3) * 13, -1.45 + Math.floor(i / 3) * 2.62, z],
      0,
    ),
  )
