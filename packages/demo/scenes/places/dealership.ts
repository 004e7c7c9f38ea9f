import type { Group } from 'three'
import { group, type Part, place, times } from '../shapes/group.ts'
import { aluminum, glass, matte, paint, steel } from '../shapes/materials.ts'
import { cycle, randomOf } from '../shapes/random.ts'
import { box, rod } from '../shapes/solids.ts'
import type { TractorStyle } from '../trucks/styles.ts'
import { tractor } from '../trucks/tractors.ts'
import { woods } from './plants.ts'
import { floor, lightPole, stalls, white } from './yard-parts.ts'

function flags(): Part {
  return [-9, -7.5, 8, 9.5].map((x, i) =>
    group(
      rod(aluminum, [0.05, 9], [x, 4.5, -13.6], 'y'),
      box(matte(cycle(['#b5232a', '#2850a8'], i), 0.8), [1.5, 0.9, 0.03], [x + 0.78, 8.4, -13.6]),
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
    times(13, (i) => box(aluminum, [0.14, 4.6, 0.14], [-12 + i * 2, 2.3, -17.9])),
    box(paint('#3a3fbf'), [27, 1.3, 14.6], [0, 5.6, -24.9], 0.06),
    box(white, [7, 0.5, 0.06], [0, 5.6, -17.55]),
  )
}

/** A row on both sides of the building. */
function forSale(): Part {
  const spots: readonly (readonly [TractorStyle, color: string, x: number])[] = [
    ['aero', '#e9ebee', -27],
    ['slope', '#23262b', -21.5],
    ['classic', '#a3191e', 20],
    ['round', '#c9ccd0', 25.5],
  ]
  return spots.map(([style, color, x]) => place(tractor({ style, color }), [x, 0, -19], -Math.PI / 2))
}

/** The lot of a dealer: a glass front, flags and more tractors. */
export function dealership(seed: number): Group {
  const random = randomOf(seed)
  const tractors = forSale()
  return group(
    floor('#7f8182', { seed, repeat: 70, cracks: 7 }),
    showroom(),
    entrance(),
    tractors,
    [-16, 16].map((x) => lightPole(x, -12)),
    stalls({ from: -40, z: -19, step: 5.5, length: 10 }),
    flags(),
    woods(random, { far: 44 }),
  )
}
