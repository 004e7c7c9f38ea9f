import type { Group, Mesh } from 'three'
import { group, times } from '../shapes/group.ts'
import { matte } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { type Random, randomOf } from '../shapes/random.ts'
import { ball, lathe, rod } from '../shapes/solids.ts'

function leaf({ next, between, pick }: Random, height: number): Mesh {
  const [angle, up, reach] = [next() * 7, between(0.45, 1), between(0.12, 0.34)]
  const green = matte(pick(['#3f7048', '#4c8354', '#356040']), 0.7)
  return ball(
    green,
    0.12,
    [Math.cos(angle) * reach * height, up * height, Math.sin(angle) * reach * height],
    [1, 0.5, 1],
  )
}

export function plant(height = 1.2): Group {
  const random = randomOf(7)
  const leaves = times(22, () => leaf(random, height))
  return group(
    lathe(matte('#c9c2b4', 0.7), outline([0, 0], [0.16, 0], [0.2, 0.34], [0.17, 0.34], [0, 0.3]), [0, 0, 0]),
    rod(matte('#5d4938'), [0.025, height * 0.7], [0, height * 0.4, 0], 'y'),
    leaves,
  )
}
