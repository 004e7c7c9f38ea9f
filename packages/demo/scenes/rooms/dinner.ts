import type { Group } from 'three'
import type { Scene } from '../scene.ts'
import { group, type Part, place } from '../shapes/group.ts'
import { chrome, matte } from '../shapes/materials.ts'
import { bar, rod } from '../shapes/solids.ts'
import { mug } from './desk-things.ts'
import { chair, table, type WoodName } from './furniture.ts'
import { plant } from './plant.ts'
import { pendant, room } from './room.ts'
import { picture } from './wall-pictures.ts'

function cutlery(): Group {
  return group(
    rod(matte('#9fc0cf', 0.1), [0.035, 0.13], [-0.38, 0.82, -0.22], 'y'),
    [-0.22, 0.22].map((x) => bar(chrome, 0.006, [x, 0.758, -0.08], [x, 0.758, 0.12])),
  )
}

function dinnerTable(wall: string, top: WoodName, things: readonly Part[]): Group {
  return group(
    room({ wall, depth: 5, width: 6 }),
    table({ top, size: [1.6, 0.06, 1.0] }),
    things,
    place(mug('#e6e3dd'), [0.36, 0.752, -0.2]),
    cutlery(),
    pendant(0.3, -1.2, 2.0),
    place(plant(1.2), [-1.2, 0, -2]),
    picture(0.9, 1.7, -2.42, '#8a4a2d'),
    place(chair('#8a5a2d'), [0, 0, -1], -Math.PI / 2),
  )
}

export const dinner = (wall: string, top: WoodName, ...things: readonly Part[]): Scene => ({
  mood: 'room',
  radius: 4,
  floor: '#b79a76',
  fog: [400, 900],
  camera: { from: [0.45, 1.42, 0.95], at: [0, 0.8, -0.03], fov: 34, lens: 0.014 },
  subject: () => dinnerTable(wall, top, things),
})
