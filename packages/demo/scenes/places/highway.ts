import type { Group } from 'three'
import { ground } from '../shapes/ground.ts'
import { group, type Part, place, times } from '../shapes/group.ts'
import { aluminum, matte, steel } from '../shapes/materials.ts'
import { type Choices, type Random, randomOf } from '../shapes/random.ts'
import { box } from '../shapes/solids.ts'
import { GREENS, hills, type MakeTree, tree, woods } from './plants.ts'
import { floor, line } from './yard-parts.ts'

function markings(): Part {
  return [
    times(60, (i) => box(line, [3, 0.012, 0.14], [-180 + i * 7, 0.006, -2.1], 0.002)),
    box(line, [400, 0.012, 0.14], [0, 0.006, 2.3], 0.002),
    box(matte('#d6b13c', 0.8), [400, 0.012, 0.14], [0, 0.006, -6.2], 0.002),
  ]
}

function rail(): Group {
  const posts = times(70, (i) => box(steel, [0.12, 0.8, 0.12], [-140 + i * 4, 0.4, -7.4]))
  return group(posts, box(aluminum, [280, 0.3, 0.06], [0, 0.66, -7.3], 0.04))
}

type HighwayLook = {
  readonly grass?: string
  readonly make?: MakeTree
  readonly colors?: Choices<string>
  readonly hill?: string
  readonly trees?: number
  readonly asphalt?: string
  readonly far?: number
  readonly more?: (random: Random) => Part
}

/** A road along x; its right lane is around z = 0. */
export function highway(seed: number, look: HighwayLook = {}): Group {
  const { grass = '#87935a', asphalt = '#5f6265', hill = '#7f9468' } = look
  const { make = tree, colors = GREENS, trees = 34, far = 30, more } = look
  const random = randomOf(seed)
  return group(
    place(floor(grass, { seed, repeat: 80, range: 0.06, spots: 9000 }), [0, -0.16, 0]),
    box(ground(asphalt, { seed, repeat: 1, spots: 20_000 }), [400, 0.06, 12.6], [0, -0.03, -1.2], 0.01),
    markings(),
    box(matte('#9a9282', 0.95), [400, 0.05, 2.4], [0, -0.03, 6.2], 0.01),
    rail(),
    hills(hill),
    woods(random, { far, count: trees, make, colors, span: 240 }),
    more?.(random),
  )
}
