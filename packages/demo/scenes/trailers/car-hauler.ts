import type { Group, Material, Object3D } from 'three'
import { group, type Part, place, triples } from '../shapes/group.ts'
import { black, lamp, matte, steel } from '../shapes/materials.ts'
import { cycle } from '../shapes/random.ts'
import { bar, box } from '../shapes/solids.ts'
import { type CarKind, car } from '../vehicles/cars.ts'
import { axle } from '../vehicles/wheels.ts'

const CAR_COLORS = ['#b01f24', '#e8eaed', '#1f4fb5', '#23262b', '#c9ccd0', '#2f6b46']

/** Three cars stand on each deck. */
function carOnDeck(color: string, i: number): Object3D {
  const isAbove = i < 3
  const kind = cycle<CarKind>(['sedan', 'suv', 'pickup'], i)
  const made = place(car({ kind, color }), [-1.2 - (i % 3) * 4.95, isAbove ? 2.75 : 0.98, 0])
  made.rotation.z = isAbove ? 0.02 : -0.02
  return made
}

function haulerPosts(blue: Material): Part {
  return [0.9, -2.9, -7.2, -12.6].map((x) =>
    [1.18, -1.18].map((z) => bar(blue, 0.06, [x, 0.8, z], [x - 0.25, 3.0, z])),
  )
}

function haulerRails(blue: Material): Part {
  return [1.18, -1.18].map((z) => [
    bar(blue, 0.08, [1.3, 2.9, z], [-13.4, 2.75, z]),
    bar(blue, 0.09, [1.3, 1.15, z], [-2, 1.0, z]),
    bar(blue, 0.09, [-2, 1.0, z], [-13.4, 0.85, z]),
  ])
}

function haulerDecks(): Part {
  return triples([-6, 2.74, 14.6], [-6.2, 0.95, 14]).map(([x, y, length]) =>
    [0.75, -0.75].map((z) => box(steel, [length, 0.06, 0.5], [x, y, z])),
  )
}

/** A trailer with cars on two decks. */
export function carHauler(): Group {
  const blue = matte('#2b4c7d', 0.5)
  return group(
    haulerPosts(blue),
    haulerRails(blue),
    haulerDecks(),
    CAR_COLORS.map(carOnDeck),
    [-9.4, -10.6].map((x) => axle(x, { radius: 0.42 })),
    box(black, [0.1, 0.3, 2.4], [-13.5, 0.8, 0]),
    [1, -1].map((sign) => box(lamp('#e02a1e', 0.9), [0.04, 0.12, 0.3], [-13.56, 0.8, sign * 0.9])),
    [0.62, -0.62].map((z) => box(steel, [0.12, 0.7, 0.12], [-1.9, 0.4, z])),
  )
}
