import type { Group, Object3D } from 'three'
import { woods } from '../places/plants.ts'
import { floor } from '../places/yard-parts.ts'
import { table, wood } from '../rooms/furniture.ts'
import { group, type Part, place, times } from '../shapes/group.ts'
import { black, lamp, matte, steel } from '../shapes/materials.ts'
import { cycle, randomOf } from '../shapes/random.ts'
import { ball, bar, box, rod } from '../shapes/solids.ts'

function grate(): Group {
  return group(
    times(7, (i) => bar(steel, 0.012, [-0.6, 1.17, -0.05 + i * 0.07], [0.6, 1.17, -0.05 + i * 0.07])),
    times(6, (i) =>
      ball(
        matte(cycle(['#7a4a2b', '#a8623a', '#c8372d'], i), 0.6),
        0.08,
        [-0.5 + i * 0.2, 1.21, 0.16 + (i % 2) * 0.12],
        [1.3, 0.45, 0.9],
      ),
    ),
  )
}

function barbecue(): Group {
  return group(
    box(black, [1.5, 0.5, 0.75], [0, 0.85, 0], 0.12),
    rod(black, [0.37, 1.5], [0, 1.1, 0], 'x'),
    box(lamp('#ff7a2a', 1.6), [1.3, 0.03, 0.5], [0, 1.12, 0.2]),
    grate(),
    [-0.6, 0.6].map((x) => [-0.3, 0.3].map((z) => bar(black, 0.03, [x, 0, z], [x, 0.7, z]))),
    box(wood('oak'), [0.5, 0.05, 0.7], [1.1, 1.0, 0]),
  )
}

function gardenTable(): Object3D {
  return place(
    group(
      table({ top: 'oak', size: [2.2, 0.07, 0.9] }),
      [0.8, -0.8].map((d) => box(wood('oak'), [2.2, 0.06, 0.36], [0, 0.45, d])),
    ),
    [-2.6, 0, -1.2],
    0.4,
  )
}

function smoke(): Part {
  return times(5, (i) =>
    ball(matte('#e3e6e8', 0.9, { transparent: true, opacity: 0.16 }), 0.3 + i * 0.12, [
      0.1 + i * 0.1,
      1.7 + i * 0.4,
      0,
    ]),
  )
}

export function grill(): Group {
  const random = randomOf(45)
  return group(
    floor('#86a35c', { seed: 45, repeat: 120, range: 0.06 }),
    woods(random, { far: 18 }),
    box(matte('#a9a49a', 0.95), [9, 0.06, 6], [0, 0.02, 0]),
    barbecue(),
    gardenTable(),
    smoke(),
  )
}
