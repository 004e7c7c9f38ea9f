import type { Group } from 'three'
import { group, place } from '../shapes/group.ts'
import { matte } from '../shapes/materials.ts'
import { box } from '../shapes/solids.ts'
import { books, mug } from './desk-things.ts'
import { sofa, table } from './furniture.ts'
import { plant } from './plant.ts'
import { pendant, room } from './room.ts'
import { shelf } from './shelf.ts'
import { picture } from './wall-pictures.ts'

function coffeeTable(): Group {
  return group(
    place(table({ top: 'walnut', size: [1.2, 0.05, 0.6], height: 0.42 }), [0.4, 0, -0.7]),
    place(mug('#d9822b'), [0.2, 0.42, -0.7]),
    place(books(3, 3), [0.6, 0.42, -0.75]),
  )
}

export const living = (): Group =>
  group(
    room({ wall: '#dcd8cd' }),
    box(matte('#8a9aa8', 0.98), [3.4, 0.02, 2.4], [0.4, 0.012, -0.6]),
    place(sofa('#4c6b62'), [0.4, 0, -2.1]),
    coffeeTable(),
    place(sofa('#b98a55'), [3, 0, -0.6], -Math.PI / 2),
    place(plant(1.7), [-1.3, 0, -2.2]),
    picture(1.1, 2.05, -2.92, '#7a4a2d'),
    pendant(0.4, -0.7, 2.3, '#e6e3dd'),
    place(shelf({ width: 1.4, seed: 6 }), [3.2, 0, -2.8]),
  )
