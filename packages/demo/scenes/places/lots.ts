import type { Group } from 'three'
import { group, pairs } from '../shapes/group.ts'
import { matte } from '../shapes/materials.ts'
import { randomOf } from '../shapes/random.ts'
import { box } from '../shapes/solids.ts'
import { parked } from './parked.ts'
import { hills, snowyPine, woods } from './plants.ts'
import { fence, floor, lightPole, stalls } from './yard-parts.ts'

export function gravel(): Group {
  const random = randomOf(41)
  return group(
    floor('#8d8272', { seed: 41, repeat: 90, range: 0.09, spots: 16_000 }),
    parked(random, { z: -30, gaps: 0.5 }),
    fence(-38, -80, 80),
    woods(random, { far: 42 }),
    hills('#8d9a6d'),
  )
}

export function snowYard(): Group {
  const random = randomOf(51)
  return group(
    floor('#e4e9ee', { seed: 51, repeat: 60, range: 0.03 }),
    parked(random, { z: -24, gaps: 0.35 }),
    [-30, 14].map((x) => lightPole(x, -32)),
    woods(random, { far: 44, count: 60, make: snowyPine }),
    hills('#c9d4de'),
    pairs([-16, -12], [12, -13], [22, -10]).map(([x, z], i) =>
      box(matte('#eef2f6', 0.9), [5 + i, 1.1, 2.4], [x, 0.2, z], 0.5),
    ),
  )
}

export function restArea(): Group {
  const random = randomOf(61)
  return group(
    floor('#7c7e80', { seed: 61, repeat: 70, cracks: 6 }),
    stalls({ z: -16, length: 16, step: 5 }),
    box(matte('#7c9a55', 0.95), [300, 0.14, 20], [0, 0.05, -36]),
    woods(random, { far: 32, count: 70 }),
    hills('#6f8a5c'),
    [-22, 22].map((x) => lightPole(x, -26)),
    box(matte('#a78b6c', 0.9), [14, 3.4, 7], [10, 1.7, -40]),
    box(matte('#5a4636', 0.9), [16, 0.5, 9], [10, 3.6, -40], 0.1),
  )
}
