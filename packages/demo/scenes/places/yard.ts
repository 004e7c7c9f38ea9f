import type { Group } from 'three'
import { group } from '../shapes/group.ts'
import { matte } from '../shapes/materials.ts'
import { type Choices, randomOf } from '../shapes/random.ts'
import { box } from '../shapes/solids.ts'
import { parked } from './parked.ts'
import { GREENS, woods } from './plants.ts'
import { fence, floor, lightPole, stalls } from './yard-parts.ts'

type YardLook = {
  readonly trees?: Choices<string>
  readonly surface?: string
  readonly lit?: boolean
}

export function yard(
  seed: number,
  { trees = GREENS, surface = '#77797b', lit = false }: YardLook = {},
): Group {
  const random = randomOf(seed)
  return group(
    floor(surface, { seed, repeat: 72, cracks: 7 }),
    stalls({ from: -42, z: -21 }),
    parked(random, { z: -22 }),
    [-34, -11, 12, 36].map((x) => lightPole(x, -30, lit)),
    fence(-40, -90, 90),
    woods(random, { far: 46, colors: trees }),
    box(matte('#8b8d8f', 0.95), [90, 0.16, 0.4], [0, 0.08, -12.6]),
  )
}
