import type { Group } from 'three'
import { group, type Point3, pairs, place, times } from '../shapes/group.ts'
import { black, chrome, glass, matte } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { cycle } from '../shapes/random.ts'
import { ball, box, lathe, rod, type Size3 } from '../shapes/solids.ts'
import { table } from './furniture.ts'
import { plant } from './plant.ts'
import { pendant, room } from './room.ts'

function cabinet([width, height, depth]: Size3, [x, y, z]: Point3): Group {
  return group(
    box(matte('#e9e6df', 0.5), [width - 0.04, height, depth], [x, y, z], 0.02),
    box(chrome, [0.14, 0.02, 0.03], [x, y + height / 2 - 0.1, z + depth / 2 + 0.02]),
  )
}

function cabinets(): Group {
  return group(
    [-2.4, -1.6, -0.8, 0.8, 1.6, 2.4].map((x) => cabinet([0.8, 0.86, 0.62], [x, 0.45, -2.6])),
    box(matte('#4a4d50', 0.3), [6.4, 0.05, 0.68], [0, 0.91, -2.58]),
    [-2.4, -1.6, 1.6, 2.4].map((x) => cabinet([0.8, 0.8, 0.36], [x, 2.05, -2.75])),
  )
}

function stove(): Group {
  return group(
    box(black, [0.78, 0.86, 0.64], [0, 0.44, -2.58], 0.03),
    box(glass, [0.6, 0.4, 0.03], [0, 0.42, -2.25]),
    pairs([-0.2, -2.7], [0.2, -2.7], [-0.2, -2.45], [0.2, -2.45]).map(([x, z]) =>
      rod(matte('#2a2c2e'), [0.09, 0.02], [x, 0.945, z], 'y'),
    ),
    lathe(
      matte('#a8181d', 0.3),
      outline([0, 0], [0.12, 0], [0.13, 0.16], [0.1, 0.17], [0, 0.19]),
      [-0.2, 0.955, -2.5],
    ),
  )
}

function hoodAndFridge(): Group {
  return group(
    box(chrome, [0.8, 0.3, 0.4], [0, 2.0, -2.7], 0.04),
    box(chrome, [0.3, 0.9, 0.26], [0, 2.6, -2.75]),
    box(chrome, [0.85, 1.9, 0.7], [3.4, 0.95, -2.5], 0.04),
  )
}

function fruitBowl(): Group {
  return group(
    lathe(
      matte('#e6e3dd', 0.4),
      outline([0, 0], [0.08, 0], [0.2, 0.1], [0.19, 0.11], [0, 0.03]),
      [-0.3, 0.93, -0.6],
    ),
    times(7, (i) =>
      ball(matte(cycle(['#c8372d', '#d9a52b', '#5d8a3a'], i), 0.5), 0.055, [
        -0.4 + (i % 3) * 0.1,
        1.02 + (i > 4 ? 0.06 : 0),
        -0.66 + Math.floor(i / 3) * 0.08,
      ]),
    ),
  )
}

export function kitchen(): Group {
  return group(
    room({ wall: '#d5dcd6', ground: '#a98b66', window: false }),
    cabinets(),
    stove(),
    hoodAndFridge(),
    place(table({ top: 'walnut', size: [1.9, 0.07, 0.9], height: 0.92 }), [0, 0, -0.6]),
    fruitBowl(),
    [-0.6, 0.6].map((x) => pendant(x, -0.6, 2.0, '#c79a3f')),
    place(plant(0.6), [0.6, 0.93, -0.7]),
  )
}
