import type { Group, Object3D } from 'three'
import { group, type Part, place, times } from '../shapes/group.ts'
import { black, matte } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { cycle } from '../shapes/random.ts'
import { ball, bar, box, lathe, rod } from '../shapes/solids.ts'
import { table, wood } from './furniture.ts'
import { plant } from './plant.ts'
import { room } from './room.ts'

function bucket(): Object3D {
  return place(
    group(
      lathe(
        matte('#1d6fa8', 0.4),
        outline([0, 0], [0.2, 0], [0.26, 0.42], [0.24, 0.42], [0.2, 0.36], [0, 0.36]),
        [0, 0.05, 0],
      ),
      times(12, (i) =>
        ball(matte('#f7fafc', 0.4), 0.07, [Math.cos(i * 2.4) * 0.13, 0.46, Math.sin(i * 2.4) * 0.13]),
      ),
    ),
    [-0.3, 0, -0.6],
  )
}

function mop(): Group {
  return group(
    bar(wood('oak'), 0.018, [0.2, 0.08, -0.4], [0.75, 1.6, -1.1]),
    times(11, (i) => bar(matte('#e6e3dd', 0.95), 0.02, [0.2, 0.12, -0.4], [0.02 + i * 0.035, 0.02, -0.2])),
  )
}

function sprayBottles(): Part {
  return times(6, (i) =>
    group(
      rod(
        matte(cycle(['#c8372d', '#1d6fa8', '#3f7048'], i), 0.4),
        [0.055, 0.24],
        [-0.36 + i * 0.14, 1.12, 0],
        'y',
      ),
      box(matte('#f4f3ef'), [0.05, 0.09, 0.09], [-0.36 + i * 0.14, 1.29, 0.02]),
    ),
  )
}

function cleaningCart(): Object3D {
  return place(
    group(
      box(matte('#d9b21f', 0.6), [0.9, 0.7, 0.5], [0, 0.6, 0], 0.05),
      box(black, [1, 0.05, 0.55], [0, 0.98, 0]),
      sprayBottles(),
      [-0.35, 0.35].map((x) => rod(black, [0.1, 0.05], [x, 0.1, 0.2], 'z')),
    ),
    [1.4, 0, -1.2],
    -0.3,
  )
}

export const cleaning = (): Group =>
  group(
    room({ wall: '#d3dfe2', ground: '#a5a8a6', planks: false, ceiling: [[0, -1]] }),
    bucket(),
    mop(),
    cleaningCart(),
    place(table({ top: 'white' }), [-2.4, 0, -1.8]),
    place(plant(1.3), [2.9, 0, -2.4]),
  )
