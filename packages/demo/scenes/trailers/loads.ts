import type { Group, Object3D } from 'three'
import { group, type Part, place, times } from '../shapes/group.ts'
import { aluminum, black, matte, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { profile } from '../shapes/plates.ts'
import { cycle } from '../shapes/random.ts'
import { bar, box, rod } from '../shapes/solids.ts'
import { excavator } from '../vehicles/excavator.ts'
import { pallet } from '../vehicles/pallets.ts'

function planks(x: number, y: number, z: number): Part {
  return times(5, (i) =>
    box(
      matte(cycle(['#c79a5c', '#b98a4d', '#d1a76a'], i), 0.85),
      [4.8, 0.11, 1.1],
      [x, 0.1 + y + i * 0.12, z],
    ),
  )
}

function lumberStraps(): Group {
  return group(
    [-1.4, -4.6, -6.8, -10].map((x) =>
      [1.28, -1.28].map((z) => bar(matte('#d9b21f'), 0.03, [x, -0.1, z], [x, 1.32, z])),
    ),
    [-1.4, -4.6, -6.8, -10].map((x) => box(matte('#d9b21f'), [0.08, 0.02, 2.5], [x, 1.33, 0])),
  )
}

export const lumber = (): Group =>
  group(
    [-3, -8.4].map((x) => [0, 0.62].map((y) => [-0.6, 0.6].map((z) => planks(x, y, z)))),
    lumberStraps(),
  )

function coil(x: number): Group {
  return group(
    rod(steel, [0.85, 1.5], [x, 0.9, 0], 'z'),
    rod(black, [0.3, 1.52], [x, 0.9, 0], 'z'),
    [-0.5, 0.5].map((dx) => box(matte('#8a6a40'), [0.2, 0.25, 1.8], [x + dx, 0.12, 0])),
    bar(matte('#d9b21f'), 0.03, [x - 1, 0, 1.25], [x, 1.76, 0.5]),
    bar(matte('#d9b21f'), 0.03, [x + 1, 0, 1.25], [x, 1.76, 0.5]),
  )
}

export const coils = (): Group => group([-1.5, -5, -8.5].map(coil))

function tarpStraps(): Part {
  return [-1.5, -4.5, -7.5, -10.5].map((x) => [
    bar(matte('#d9b21f'), 0.025, [x, 0, 1.28], [x, 1.9, 1.2]),
    box(matte('#d9b21f'), [0.06, 0.03, 2.4], [x, 2.18, 0]),
  ])
}

export const tarped = (): Group =>
  group(
    profile(
      matte('#25507a', 0.7),
      outline([0.6, 0], [0.4, 1.9, 0.3], [-5, 2.2, 0.6], [-12.6, 1.9, 0.4], [-12.9, 0]),
      2.5,
      { bevel: 0.3, round: 0.3 },
    ),
    tarpStraps(),
  )

export const machine = (): Object3D => place(excavator(), [-6.8, 0, 0])

function trailerFrame(): Group {
  return group(
    box(black, [7, 0.2, 0.4], [-1, 0.75, 0]),
    box(matte('#7a5a3e', 0.9), [7.4, 0.08, 2.3], [-1.2, 0.88, 0]),
    [-2, -3].map((x) =>
      [1, -1].map((s) => place(rod(black, [0.36, 0.25], [0, 0, 0], 'z'), [x, 0.36, s * 1.0])),
    ),
    profile(black, outline([2.2, 0.7], [2.4, 1.5], [3.2, 1.5], [3.2, 1.3], [2.7, 1.3], [2.6, 0.7]), 0.3, {
      bevel: 0.02,
    }),
  )
}

function trailerLoad(): Group {
  return group(
    place(pallet({ layers: 3, wrap: true }), [0.8, 0.92, 0]),
    place(pallet({ layers: 3 }), [-0.8, 0.92, 0]),
    place(pallet({ layers: 2 }), [-2.4, 0.92, 0]),
  )
}

export function pickupTrailer(): Group {
  return group(trailerFrame(), trailerLoad(), box(aluminum, [7.4, 0.1, 0.05], [-1.2, 0.85, 1.16]))
}
