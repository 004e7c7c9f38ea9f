import type { Group } from 'three'
import { group, type Part, place, times } from '../shapes/group.ts'
import { matte, steel } from '../shapes/materials.ts'
import { bar, box } from '../shapes/solids.ts'
import { car } from '../vehicles/cars.ts'
import { house } from './house.ts'
import { lawn } from './lawn.ts'

function shingle(i: number, k: number): Part {
  const made = box(
    matte(i % 2 ? '#5d6a72' : '#4f5b63', 0.9),
    [0.9, 0.07, 1.1],
    [-3.8 + i * 0.55, 3.75 + i * 0.27, 1.2 + k * 1.1],
  )
  made.rotation.z = 0.47
  return made
}

function roofLadder(): Group {
  return group(
    bar(steel, 0.05, [-6.6, 0, 2], [-4.9, 3.6, 2]),
    bar(steel, 0.05, [-6.6, 0, 2.5], [-4.9, 3.6, 2.5]),
    times(9, (i) =>
      bar(steel, 0.03, [-6.5 + i * 0.18, 0.3 + i * 0.38, 2], [-6.5 + i * 0.18, 0.3 + i * 0.38, 2.5]),
    ),
  )
}

export const roofing = (): Group =>
  group(
    lawn(12),
    house({ wall: '#d9c79a', roof: '#7a4a3a', door: '#1f5e3d' }),
    times(7, (i) => [0, 1].map((k) => shingle(i, k))),
    roofLadder(),
    place(car({ kind: 'pickup', color: '#a8181d' }), [-8, 0, 9], 0.3),
  )
