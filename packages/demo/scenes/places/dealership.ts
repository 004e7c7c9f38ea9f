import type { Group } from 'three'
import { group, type Part, place, times } from '../shapes/group.ts'
import { aluminum, glass, matte, paint, steel } from '../shapes/materials.ts'
import { cycle, randomOf } from '../shapes/random.ts'
import { box, rod } from '../shapes/solids.ts'
import { tractor } from '../trucks/tractors.ts'
import { woods } from './plants.ts'
import { floor, lightPole, stalls, white } from './yard-parts.ts'

function flags(): Part {
  return [-9, -7.5, 8, 9.5].map((x, i) =>
    group(
      rod(aluminum, [0.05, 9], [x, 4.5, -13.6], 'y'),
      box(
        matte(cycle(['#b5232a', '#2850a8', '#b5232a', '#2850a8'], i), 0.8),
        [1.5, 0.9, 0.03],
        [x + 0.78, 8.4, -13.6],
      ),
    ),
  )
}

function entrance(): Group {
  return group(
    box(matte('#9aa0a5', 0.6), [8, 0.2, 4], [0, 4.7, -16]),
    [-3.6, 3.6].map((x) => rod(steel, [0.12, 4.7], [x, 2.35, -14.4], 'y')),
  )
}

function showroom(): Group {
  return group(
    box(matte('#e2ded5', 0.8), [26, 6, 14], [0, 3, -25]),
    box(glass, [24, 4.5, 0.1], [0, 2.3, -17.95]),
  )
}

/** The lot of a dealer: a glass front, flags and more tractors. */
export function dealership(seed: number): Group {
  const random = randomOf(seed)
  const mullions = times(13, (i) => box(aluminum, [0.14, 4.6, 0.14], [-12 + i * 2, 2.3, -17.9]))
  const row = ['#e9ebee', '#23262b', '#a3191e', '#c9ccd0'].map((color, i) =>
    place(
      tractor({ style: cycle(['aero', 'slope', 'classic', 'round'], i), color }),
      [cycle([-27, -21.5, 20, 25.5], i), 0, -19],
      -Math.PI / 2,
    ),
  )
  return group(
    floor('#7f8182', { seed, repeat: 70, cracks: 7 }),
    showroom(),
    mullions,
    box(paint('#3a3fbf'), [27, 1.3, 14.6], [0, 5.6, -24.9], 0.06),
    box(white, [7, 0.5, 0.06], [0, 5.6, -17.55]),
    entrance(),
    row,
    [-16, 16].map((x) => lightPole(x, -12)),
    stalls({ from: -40, z: -19, step: 5.5, length: 10 }),
    flags(),
    woods(random, { far: 44 }),
  )
}
