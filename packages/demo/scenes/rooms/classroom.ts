import type { Group, Object3D } from 'three'
import { group, place } from '../shapes/group.ts'
import { box } from '../shapes/solids.ts'
import { board } from './board.ts'
import { TOP } from './desk.ts'
import { laptop } from './desk-things.ts'
import { chair, table, wood } from './furniture.ts'
import { paper } from './paper.ts'
import { plant } from './plant.ts'
import { room } from './room.ts'
import { shelf } from './shelf.ts'

function bench(x: number, z: number): Object3D {
  return place(
    group(
      table({ top: 'oak', size: [1.3, 0.04, 0.5] }),
      place(laptop('list'), [-0.3, TOP, 0], Math.PI),
      place(paper('#22262d', { signed: false }), [0.3, TOP, 0], Math.PI),
      place(chair('#3f6a52'), [0, 0, 0.6], Math.PI / 2),
    ),
    [x, 0, z],
  )
}

/** Benches before a board of this color. */
export function classroom(color: string, chalk: string): Group {
  return group(
    room({
      wall: '#e3dccb',
      width: 9,
      ceiling: [
        [-2, -1, 1.6],
        [1.5, -1, 1.6],
      ],
    }),
    board(color, chalk),
    box(wood('oak'), [3.8, 0.06, 0.1], [0.6, 1.07, -2.86]),
    [-1.1, 0.6, 2.3].map((x) => [-1.0, 0.7].map((z) => bench(x, z))),
    place(plant(1.3), [-3.4, 0, -2.2]),
    place(shelf({ seed: 8, width: 1.4, height: 1.3, levels: 3 }), [3.6, 0, -2.7]),
  )
}
