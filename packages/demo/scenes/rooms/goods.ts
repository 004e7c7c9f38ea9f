import type { Group, Object3D } from 'three'
import { group, type Part, place, times } from '../shapes/group.ts'
import { black, chrome, matte, steel } from '../shapes/materials.ts'
import { cycle, type Random } from '../shapes/random.ts'
import { ball, bar, box, rod } from '../shapes/solids.ts'
import { plant } from './plant.ts'
import { room } from './room.ts'
import { shelf } from './shelf.ts'

function bottle(x: number, y: number, random: Random, step: number): Group {
  return group(
    rod(
      matte(random.pick(['#a84a6a', '#e6e3dd', '#2f5d6a', '#c79a3f', '#6a4a8a', '#7aa58a']), 0.25),
      [0.05, step * random.between(0.4, 0.62)],
      [x, y + step * 0.28, 0.04],
      'y',
    ),
    rod(random.next() < 0.5 ? black : chrome, [0.02, 0.07], [x, y + step * 0.62, 0.04], 'y'),
  )
}

export const bottles = (): Group =>
  group(
    room({ wall: '#d9cfd6', width: 6, depth: 5, window: false }),
    place(
      shelf({
        width: 2.6,
        color: 'oak',
        height: 1.9,
        levels: 4,
        fill: bottle,
      }),
      [0, 0, -2],
    ),
    place(plant(1.4), [1.9, 0, -1.9]),
  )

function goods(x: number, y: number, random: Random, step: number): Part {
  return random.next() < 0.5
    ? rod(
        matte(random.pick(['#c8372d', '#d9a52b', '#1d6fa8', '#3f7048', '#e6e3dd']), 0.4),
        [0.07, step * 0.6],
        [x, y + step * 0.32, 0.03],
        'y',
      )
    : box(
        matte(random.pick(['#c8372d', '#d9a52b', '#1d6fa8', '#3f7048', '#7a4a8a']), 0.7),
        [0.14, step * 0.68, 0.2],
        [x, y + step * 0.36, 0.03],
      )
}

function cart(): Group {
  return group(
    box(steel, [0.9, 0.5, 0.6], [0, 0.7, 0], 0.05),
    times(5, (i) =>
      ball(matte(cycle(['#c8372d', '#5d8a3a', '#d9a52b'], i)), 0.13, [-0.3 + i * 0.15, 1.0, 0]),
    ),
    [-0.35, 0.35].map((x) => [-0.2, 0.2].map((z) => rod(black, [0.06, 0.04], [x, 0.06, z], 'z'))),
    bar(steel, 0.02, [-0.5, 1.1, 0.2], [-0.5, 1.1, -0.2]),
  )
}

function shelfOfGoods(x: number, k: number): Object3D {
  return place(
    shelf({
      width: 2.6,
      levels: 5,
      color: 'grey',
      height: 2.2,
      seed: k + 20,
      fill: goods,
    }),
    [x, 0, -2.5],
  )
}

export const shelves = (): Group =>
  group(
    room({
      wall: '#e4e1da',
      width: 9,
      planks: false,
      ground: '#b9b6b0',
      window: false,
      ceiling: [
        [-1, 0, 3],
        [-1, -2, 3],
      ],
    }),
    [-2.4, 0.4, 3.2].map(shelfOfGoods),
    place(cart(), [0.6, 0, -0.4], 0.5),
  )
