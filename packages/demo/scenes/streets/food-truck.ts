import type { Group, Object3D } from 'three'
import { woods } from '../places/plants.ts'
import { floor } from '../places/yard-parts.ts'
import { table, wood } from '../rooms/furniture.ts'
import { group, type Part, pairs, place, times } from '../shapes/group.ts'
import { black, glass, lamp, matte, paint } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { profile } from '../shapes/plates.ts'
import { cycle, randomOf } from '../shapes/random.ts'
import { ball, box, rod } from '../shapes/solids.ts'

function awning(): Part {
  const made = box(matte('#f1efe9'), [3.1, 0.06, 1.2], [-0.9, 2.75, 1.6])
  made.rotation.x = -0.25
  return made
}

function counter(): Group {
  return group(
    box(lamp('#ffe1a8', 1.4), [2.7, 0.85, 0.05], [-0.9, 1.95, 1.1]),
    box(matte('#f1efe9'), [3.1, 0.06, 0.5], [-0.9, 1.4, 1.3]),
    awning(),
    times(6, (i) =>
      rod(matte(cycle(['#c8372d', '#e0c22b', '#5d8a3a'], i)), [0.05, 0.2], [-1.9 + i * 0.2, 1.53, 1.4], 'y'),
    ),
  )
}

function truckWheels(): Part {
  return [-2, 2].map((x) => [1, -1].map((s) => rod(black, [0.4, 0.26], [x, 0.4, s * 1.0], 'z')))
}

function foodTruck(): Group {
  return group(
    profile(
      paint('#e0702a'),
      outline([-3, 0.5], [-3, 2.9, 0.15], [2, 2.9, 0.2], [2.9, 1.6], [3.1, 1.4], [3.1, 0.5]),
      2.2,
      { bevel: 0.1 },
    ),
    counter(),
    truckWheels(),
    box(glass, [0.9, 0.8, 0.1], [1.9, 2.1, 1.06]),
    box(matte('#f7e3b5'), [5, 0.3, 0.02], [-0.4, 0.95, 1.1]),
  )
}

function picnicTable(x: number, z: number): Object3D {
  return place(
    group(
      table({ top: 'oak', size: [1.6, 0.06, 0.8] }),
      [0.75, -0.75].map((d) => box(wood('oak'), [1.6, 0.06, 0.34], [0, 0.45, d])),
      [0.7, -0.7].map((d) => box(black, [0.1, 0.45, 0.3], [0.6, 0.22, d])),
    ),
    [x, 0, z],
    0.3,
  )
}

function lights(): Group {
  return group(
    times(12, (i) =>
      ball(lamp('#ffd98a', 4), 0.06, [-6 + i * 1.1, 3.6 - Math.sin((i / 11) * Math.PI) * 0.5, 3.4]),
    ),
    [-6, 6.1].map((x) => rod(black, [0.05, 3.7], [x, 1.85, 3.4], 'y')),
  )
}

export const truckLunch = (): Group =>
  group(
    floor('#8f8c86', { seed: 4, repeat: 90, cracks: 5 }),
    foodTruck(),
    pairs([-3, 4], [0.4, 4.6], [3.4, 3.6]).map(([x, z]) => picnicTable(x, z)),
    lights(),
    woods(randomOf(5), { far: 20 }),
    box(matte('#9a6a52', 0.9), [30, 5, 4], [0, 2.5, -9]),
  )
