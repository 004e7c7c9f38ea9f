import type { Group, Object3D } from 'three'
import { woods } from '../places/plants.ts'
import { floor } from '../places/yard-parts.ts'
import { table } from '../rooms/furniture.ts'
import { group, pairs, place, times } from '../shapes/group.ts'
import { black, matte, paint } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { cycle, type Random, randomOf } from '../shapes/random.ts'
import { ball, bar, box, lathe, rod } from '../shapes/solids.ts'

function balloon({ between }: Random, i: number): Group {
  const [x, y, z] = [
    -3.6 + (i % 8) * 1.0 + between(-0.2, 0.2),
    2.1 + between(0, 1.2),
    -2 + between(-0.5, 1.2),
  ]
  return group(
    ball(
      paint(cycle(['#c8372d', '#e6b52e', '#1d6fa8', '#3f7048', '#7a2f6a', '#d9601a'], i)),
      0.27,
      [x, y, z],
      [1, 1.18, 1],
    ),
    bar(matte('#e6e3dd'), 0.006, [x, y - 0.32, z], [x * 0.86, 0.8, z]),
  )
}

function partyTable(): Group {
  return group(
    table({ top: 'white', size: [2.6, 0.06, 1] }),
    box(matte('#d9822b', 0.9), [2.7, 0.03, 1.1], [0, 0.77, 0]),
    times(6, (i) =>
      rod(
        matte(cycle(['#c8372d', '#1d6fa8', '#e6c22b'], i), 0.4),
        [0.05, 0.16],
        [-1 + i * 0.4, 0.86, 0.2],
        'y',
      ),
    ),
    lathe(
      matte('#f1d9df', 0.6),
      outline([0, 0], [0.24, 0], [0.24, 0.16], [0.16, 0.16], [0.16, 0.3], [0, 0.3]),
      [0, 0.78, -0.1],
    ),
  )
}

function kettleGrill(): Object3D {
  return place(
    group(
      rod(black, [0.36, 0.3], [0, 0.85, 0], 'y'),
      ball(black, 0.37, [0, 1.0, 0], [1, 0.6, 1]),
      [0, 2.1, 4.2].map((a) => bar(black, 0.02, [Math.cos(a) * 0.3, 0, Math.sin(a) * 0.3], [0, 0.8, 0])),
    ),
    [4.4, 0, 0.6],
  )
}

export function balloons(): Group {
  const random = randomOf(44)
  return group(
    floor('#86a35c', { seed: 44, repeat: 120, range: 0.06 }),
    woods(random, { far: 18 }),
    pairs([-2.2, 0], [2, -1.4]).map(([x, z]) => place(partyTable(), [x, 0, z])),
    times(16, (i) => balloon(random, i)),
    kettleGrill(),
  )
}
