import type { Group } from 'three'
import { group, type Part } from '../shapes/group.ts'
import { type Random, randomOf } from '../shapes/random.ts'
import { parked } from './parked.ts'
import { woods } from './plants.ts'
import { floor, lightPole, stalls } from './yard-parts.ts'

function lotRows(random: Random): Part {
  return [-44, -22, 0, 22].map((z, k) =>
    parked(random, { z, from: -44, count: 24, step: 4, gaps: 0.22, tractors: k % 2 ? 0.5 : 0.15 }),
  )
}

/** A large lot with four rows, as seen from above. */
export function truckLot(seed: number, lit = false): Group {
  const random = randomOf(seed)
  const rows = lotRows(random)
  return group(
    floor('#737578', { seed, repeat: 60, cracks: 5 }),
    [-44, -22, 0, 22].map((z) => stalls({ from: -46, to: 52, step: 4, z: z + 7, length: 17 })),
    rows,
    [-36, 0, 36].flatMap((x) => [-33, 11].map((z) => lightPole(x, z, lit))),
    woods(random, { far: 66, count: 80, span: 260 }),
  )
}
