import type { Group, Object3D } from 'three'
import { group, type Part, place, times } from '../shapes/group.ts'
import { chrome, lamp, matte } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { cycle } from '../shapes/random.ts'
import { ball, box, lathe, rod } from '../shapes/solids.ts'
import { wood } from './furniture.ts'
import { plant } from './plant.ts'
import { room } from './room.ts'

function chairOf(color: string): Group {
  return group(
    lathe(chrome, outline([0.3, 0], [0.3, 0.03], [0.05, 0.06], [0.05, 0.4]), [0, 0, 0]),
    box(matte(color, 0.5), [0.6, 0.16, 0.58], [0, 0.52, 0], 0.07),
    box(matte(color, 0.5), [0.6, 0.75, 0.14], [0, 0.95, 0.26], 0.07),
    [0.32, -0.32].map((s) => box(chrome, [0.06, 0.05, 0.5], [s, 0.76, 0.02], 0.02)),
    box(chrome, [0.4, 0.03, 0.2], [0, 0.24, -0.42], 0.01),
  )
}

function barberChair(x: number, color: string): Object3D {
  return place(chairOf(color), [x, 0, -1.4], 0.35)
}

function mirrorLamps(x: number): Part {
  return [-0.66, 0.66].map((d) =>
    [1.3, 1.7, 2.1, 2.5].map((y) => ball(lamp('#ffeac2', 3.5), 0.05, [x + d, y, -2.88])),
  )
}

function flasks(x: number): Part {
  return times(6, (i) =>
    rod(
      matte(cycle(['#a84a6a', '#e6e3dd', '#2f5d6a', '#c79a3f'], i), 0.3),
      [0.035, 0.18 + (i % 3) * 0.05],
      [x - 0.4 + i * 0.13, 1.05, -2.72],
      'y',
    ),
  )
}

function mirrorPlace(x: number): Group {
  return group(
    box(matte('#c79a3f', 0.3, { metalness: 0.8 }), [1.1, 1.7, 0.04], [x, 1.85, -2.9], 0.02),
    box(matte('#c3d3dc', 0.05, { metalness: 0.9 }), [1.0, 1.6, 0.05], [x, 1.85, -2.88]),
    mirrorLamps(x),
    box(wood('walnut'), [1.4, 0.06, 0.4], [x, 0.92, -2.7]),
    flasks(x),
  )
}

export function salon(color: string, wall: string): () => Group {
  return () =>
    group(
      room({
        wall,
        ground: '#8f7658',
        window: false,
        ceiling: [
          [-1.4, -1],
          [1.6, -1],
        ],
      }),
      [-1.5, 0.6, 2.7].map((x) => [mirrorPlace(x), barberChair(x, color)]),
      place(plant(1.5), [-3.3, 0, -2.3]),
    )
}
