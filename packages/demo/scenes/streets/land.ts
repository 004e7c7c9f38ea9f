import type { Group, Object3D } from 'three'
import { hills, tree, woods } from '../places/plants.ts'
import { floor } from '../places/yard-parts.ts'
import { wood } from '../rooms/furniture.ts'
import { group, type Part, pairs, place, times } from '../shapes/group.ts'
import { matte } from '../shapes/materials.ts'
import { type Random, randomOf } from '../shapes/random.ts'
import { ball, box, rod } from '../shapes/solids.ts'

function woodenFence(): Part {
  return times(26, (i) => [
    rod(wood('walnut'), [0.07, 1.3], [-34 + i * 2.7, 0.65, -6], 'y'),
    [0.5, 1.0].map((y) => box(wood('oak'), [2.7, 0.12, 0.05], [-32.7 + i * 2.7, y, -6])),
  ])
}

function signPost(): Object3D {
  return place(
    group(
      rod(wood('oak'), [0.06, 1.9], [0, 0.95, 0], 'y'),
      box(matte('#f4f3ef'), [1.3, 0.8, 0.06], [0, 1.6, 0.05]),
      box(matte('#1f5e3d'), [1.1, 0.26, 0.08], [0, 1.75, 0.06]),
    ),
    [3, 0, 1],
    -0.2,
  )
}

function flowers(random: Random): Part {
  return times(80, () =>
    ball(
      matte(random.pick(['#7f9a4f', '#a3b06a', '#d9c95a']), 0.95),
      0.14,
      [random.between(-16, 16), 0.06, random.between(-5, 9)],
      [1, 1.3, 1],
    ),
  )
}

export function land(): Group {
  const random = randomOf(31)
  return group(
    floor('#8fa35f', { seed: 31, repeat: 110, range: 0.07, spots: 14_000 }),
    hills('#6f8f5f', -120),
    woods(random, { far: 30, count: 70 }),
    woodenFence(),
    signPost(),
    box(matte('#a48f6b', 0.98), [3, 0.03, 60], [-4, 0.01, 0]),
    pairs([8, -3], [-10, -1], [14, 3]).map(([x, z]) => place(tree(random), [x, 0, z])),
    flowers(random),
  )
}
