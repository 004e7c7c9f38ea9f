import type { Group } from 'three'
import { woods } from '../places/plants.ts'
import { floor, lightPole } from '../places/yard-parts.ts'
import { group, type Part, place, times } from '../shapes/group.ts'
import { black, lamp, matte, paint } from '../shapes/materials.ts'
import { randomOf } from '../shapes/random.ts'
import { ball, box } from '../shapes/solids.ts'
import { car } from '../vehicles/cars.ts'

function diner(): Group {
  return group(
    box(matte('#c9ced3', 0.25, { metalness: 0.8 }), [13, 3.4, 6], [0, 1.9, -3], 0.4),
    [0.9, 1.2, 3.2].map((y) => box(paint('#c8372d'), [13.1, 0.14, 6.1], [0, y, -3], 0.05)),
    times(7, (i) => box(lamp('#ffd99a', 1.3), [1.4, 1.2, 0.1], [-5.1 + i * 1.7, 2.2, 0.02], 0.1)),
    box(black, [1.2, 2.4, 0.1], [0, 1.4, 0.08]),
  )
}

function dinerSign(): Group {
  return group(
    box(paint('#c8372d'), [8, 1.2, 0.4], [0, 4.3, -1]),
    times(9, (i) => ball(lamp('#ffd98a', 3), 0.12, [-3.6 + i * 0.9, 4.3, -0.76])),
  )
}

function dinerGuests(): Part {
  return [-5, 5.4].map((x, i) =>
    place(car({ kind: i ? 'pickup' : 'sedan', color: i ? '#1d48b8' : '#eff1f3' }), [x, 0, 4], -0.5),
  )
}

export function dinerFront(): Group {
  return group(
    floor('#6f6d70', { seed: 14, repeat: 90, cracks: 6 }),
    diner(),
    dinerSign(),
    dinerGuests(),
    lightPole(10, -4, true),
    woods(randomOf(6), { far: 22 }),
  )
}
