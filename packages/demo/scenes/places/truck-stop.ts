import type { Group } from 'three'
import { group, type Part, place } from '../shapes/group.ts'
import { lamp, matte, paint, steel } from '../shapes/materials.ts'
import { randomOf } from '../shapes/random.ts'
import { box, rod } from '../shapes/solids.ts'
import { hall } from './hall.ts'
import { parked } from './parked.ts'
import { woods } from './plants.ts'
import { floor, lightPole } from './yard-parts.ts'

function pumps(): Part {
  return [-10, 0, 10].map((x) => [
    rod(steel, [0.25, 5.2], [x, 2.6, -10], 'y'),
    box(matte('#d9dcdf', 0.5), [0.9, 1.9, 0.6], [x, 0.95, -8.6], 0.06),
    box(lamp('#bfe3ff', 1.4), [0.5, 0.4, 0.05], [x, 1.5, -8.28]),
  ])
}

function pumpCanopy(): Group {
  return group(
    box(matte('#eceef0', 0.5), [26, 0.9, 9], [0, 5.6, -10]),
    box(paint('#c8372d'), [26.1, 0.4, 9.1], [0, 5.6, -10]),
    pumps(),
    [-11, -6.5, -2, 2.5, 7, 11].map((x) => box(lamp('#fff4dc', 5), [1.2, 0.06, 0.9], [x, 5.12, -10])),
  )
}

function tallSign(): Group {
  return group(
    rod(steel, [0.3, 14], [-20, 7, -16], 'y'),
    box(paint('#c8372d'), [4.6, 2.6, 0.5], [-20, 13, -16], 0.2),
    box(lamp('#fff1d0', 2), [3.8, 1, 0.56], [-20, 13.3, -16]),
  )
}

/** Pumps, a shop and parked trucks, in the evening. */
export function truckStop(): Group {
  const random = randomOf(77)
  const canopy = pumpCanopy()
  return group(
    floor('#6f6d70', { seed: 5, repeat: 66, cracks: 6 }),
    canopy,
    place(hall({ doors: 3, step: 9, wall: '#cfc6b6', band: '#c8372d', z: 0 }), [22, 0, -30]),
    parked(random, { z: -34, from: -44, count: 12, tractors: 1, gaps: 0.1 }),
    [-30, 4, 30].map((x) => lightPole(x, -20, true)),
    tallSign(),
    woods(random, { far: 56 }),
  )
}
