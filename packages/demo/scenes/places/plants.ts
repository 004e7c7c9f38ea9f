import type { Group, Material, Mesh } from 'three'
import { group, type Part, place, times, triples } from '../shapes/group.ts'
import { matte } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import type { Choices, Random } from '../shapes/random.ts'
import { ball, lathe, rod } from '../shapes/solids.ts'
import { white } from './yard-parts.ts'

export const GREENS: Choices<string> = ['#4f7a3a', '#5d8a41', '#3f6a38', '#6c9148']

type TreeLook = {
  readonly colors?: Choices<string>
}

export type MakeTree = (random: Random, look: TreeLook) => Group

function leafBall(leaves: Material, height: number, { between }: Random): Mesh {
  const radius = height * between(0.13, 0.24)
  const x = between(-1, 1) * height * 0.24
  const y = height * between(0.28, 0.8)
  const z = between(-1, 1) * height * 0.22
  return ball(leaves, radius, [x, y, z], [1, 0.85, 1])
}

export function tree(random: Random, { colors = GREENS }: TreeLook = {}): Group {
  const height = random.between(4, 7.5)
  const leaves = matte(random.pick(colors), 0.9, { flatShading: true })
  const crown = times(9, () => leafBall(leaves, height, random))
  return group(rod(matte('#5d4938', 0.9), [height * 0.03, height * 0.4], [0, height * 0.2, 0], 'y'), crown)
}

function snowOn(height: number): Part {
  return [0.34, 0.54, 0.74].map((from, i) =>
    lathe(
      white,
      outline([height * (0.17 - i * 0.045), 0], [height * 0.005, height * 0.29]),
      [0.05, height * from + 0.1, 0.05],
      { segments: 10 },
    ),
  )
}

export function snowyPine(random: Random): Group {
  const height = random.between(5, 10)
  const needles = matte('#6d8078', 0.9)
  return group(
    rod(matte('#54412f', 0.9), [0.16, height * 0.3], [0, height * 0.15, 0], 'y'),
    [0.28, 0.48, 0.68].map((from, i) =>
      lathe(
        needles,
        outline([height * (0.22 - i * 0.055), 0], [height * 0.01, height * 0.36]),
        [0, height * from, 0],
        { segments: 12 },
      ),
    ),
    snowOn(height),
  )
}

type WoodsLook = {
  readonly far?: number
  readonly count?: number
  readonly make?: MakeTree
  readonly span?: number
  readonly colors?: Choices<string>
}

/** Trees in a broken line behind everything. */
export function woods(
  random: Random,
  { far = 48, count = 56, make = tree, span = 190, colors = GREENS }: WoodsLook = {},
): Part {
  return times(count, (i) =>
    place(
      make(random, { colors }),
      [-span / 2 + (i / count) * span + random.between(-2, 2), 0, -far - random.between(0, 16)],
      random.between(0, 6),
    ),
  )
}

export const hills = (color: string, far = -150) =>
  triples([-90, 60, 16], [10, 90, 12], [120, 70, 20], [-190, 80, 24]).map(([x, size, height]) =>
    ball(matte(color, 1), 1, [x, -1, far - size * 0.3], [size, height, size * 0.6]),
  )
