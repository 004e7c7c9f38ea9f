import type { Group, Material, Object3D } from 'three'
import { hills, woods } from '../places/plants.ts'
import { floor } from '../places/yard-parts.ts'
import { group, place, times } from '../shapes/group.ts'
import { matte, steel } from '../shapes/materials.ts'
import { randomOf } from '../shapes/random.ts'
import { bar, box } from '../shapes/solids.ts'
import { car } from '../vehicles/cars.ts'

function studs(stick: Material): Group {
  return group(
    [3.5, -3.5].map((z) => times(16, (i) => box(stick, [0.1, 2.7, 0.14], [-4.5 + i * 0.6, 1.75, z]))),
    [4.5, -4.5].map((x) => times(12, (i) => box(stick, [0.14, 2.7, 0.1], [x, 1.75, -3.3 + i * 0.6]))),
    [0.45, 3.1].map((y) => [
      [3.5, -3.5].map((z) => box(stick, [9.2, 0.12, 0.16], [0, y, z])),
      [4.5, -4.5].map((x) => box(stick, [0.16, 0.12, 7.1], [x, y, 0])),
    ]),
  )
}

function rafters(stick: Material): Group {
  return group(
    times(12, (i) =>
      [-4.7, 4.7].map((x) => bar(stick, 0.06, [x, 3.15, -3.5 + i * 0.64], [0, 5.3, -3.5 + i * 0.64])),
    ),
    box(stick, [0.1, 0.2, 7.4], [0, 5.3, 0]),
  )
}

function lumberPile(): Object3D {
  return place(
    group(
      times(7, (i) =>
        box(matte(i % 2 ? '#c79a5c' : '#d1a76a', 0.85), [4, 0.12, 1.1], [0, 0.1 + i * 0.13, 0]),
      ),
    ),
    [6.4, 0, 4.6],
    0.4,
  )
}

function framingLadder(): Group {
  return group(
    bar(steel, 0.04, [-2, 0, 5.2], [-1.5, 3.4, 3.7]),
    bar(steel, 0.04, [-2.5, 0, 5.2], [-2, 3.4, 3.7]),
    times(8, (i) =>
      bar(
        steel,
        0.02,
        [-2.02 + i * 0.06, 0.4 + i * 0.4, 5.02 - i * 0.17],
        [-2.46 + i * 0.06, 0.4 + i * 0.4, 5.02 - i * 0.17],
      ),
    ),
  )
}

export function framing(): Group {
  const stick = matte('#d1a76a', 0.85)
  return group(
    floor('#9a8562', { seed: 6, repeat: 100, range: 0.08 }),
    box(matte('#b1aea6'), [9.4, 0.4, 7.4], [0, 0.2, 0]),
    studs(stick),
    rafters(stick),
    lumberPile(),
    framingLadder(),
    place(car({ kind: 'pickup', color: '#eff1f3' }), [-8, 0, 4], 0.4),
    woods(randomOf(8), { far: 24 }),
    hills('#7f9a68'),
  )
}
