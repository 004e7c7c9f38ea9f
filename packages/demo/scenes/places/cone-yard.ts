import type { Group } from 'three'
import { group, place } from '../shapes/group.ts'
import { matte, steel } from '../shapes/materials.ts'
import { box, rod } from '../shapes/solids.ts'
import { tractor } from '../trucks/tractors.ts'
import { cone } from './yard-parts.ts'

function cones(): Group {
  return group(
    [-9, -5.5, -2, 1.5, 5, 8.5].map((x) => [cone(x, 3.4, 1.5), cone(x + 1, -3.6, 1.5)]),
    [-9, 8.6].map((x) => cone(x, 0, 1.5)),
  )
}

function yardSign(): Group {
  return group(
    place(box(matte('#1d48b8'), [2.6, 1, 0.06], [0, 2.1, 0]), [8, 0, -8]),
    [7, 9].map((x) => rod(steel, [0.05, 2.2], [x, 1.1, -8.05], 'y')),
  )
}

export const coneYard = (): Group =>
  group(
    cones(),
    box(matte('#e9ebec'), [20, 0.012, 0.14], [0, 0.006, 4.2]),
    box(matte('#e9ebec'), [20, 0.012, 0.14], [0, 0.006, -4.4]),
    place(tractor({ style: 'slope', color: '#eff1f3', day: true, stripe: '#d9601a' }), [-3, 0, 0]),
    yardSign(),
  )
