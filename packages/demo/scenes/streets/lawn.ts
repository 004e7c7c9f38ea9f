import type { Group } from 'three'
import { hills, tree, woods } from '../places/plants.ts'
import { floor } from '../places/yard-parts.ts'
import { group, type Part, pairs, place } from '../shapes/group.ts'
import { matte } from '../shapes/materials.ts'
import { randomOf } from '../shapes/random.ts'
import { ball, box } from '../shapes/solids.ts'

function bushes(): Part {
  return [-4.2, -3, -1.9, 2.1, 3.4].map((x) =>
    ball(matte('#4f7444', 0.95), 0.55, [x, 0.4, 4.4], [1, 0.8, 0.8]),
  )
}

type LawnLook = {
  readonly drive?: boolean
}

export function lawn(seed: number, { drive = true }: LawnLook = {}): Group {
  const random = randomOf(seed)
  return group(
    floor('#7f9a57', { seed, repeat: 130, range: 0.06, spots: 14_000 }),
    drive && box(matte('#a9a7a2', 0.95), [3.8, 0.03, 12], [6.6, 0.012, 9.6]),
    box(matte('#b5b2ab', 0.95), [1.2, 0.03, 9], [0, 0.012, 8.6]),
    box(matte('#6a6c6f', 0.95), [300, 0.04, 7], [0, 0.0, 18.6]),
    bushes(),
    pairs([-9, 2], [-12, -4], [13, -3], [11.5, 8], [-8.5, 9]).map(([x, z]) => place(tree(random), [x, 0, z])),
    woods(random, { far: 26 }),
    hills('#7f9a68'),
  )
}
