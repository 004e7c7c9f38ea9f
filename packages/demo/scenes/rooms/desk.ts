import type { Group } from 'three'
import type { Camera, Scene, Setting } from '../scene.ts'
import { group, type Part, place } from '../shapes/group.ts'
import { table, type WoodName } from './furniture.ts'
import { plant } from './plant.ts'
import { room } from './room.ts'
import { shelf } from './shelf.ts'

export const TOP = 0.752

export const ROOM: Setting = { mood: 'room', radius: 5, floor: '#cbbfae', fog: [400, 900] }

/** Looks at what lies on a desk. */
export const close: Camera = { from: [0.5, 1.42, 1.12], at: [0, 0.83, 0], fov: 29, lens: 0.014 }

/** What lies on a desk, and where. */
export type Thing = readonly [thing: Part, x: number, z: number, turn?: number]

type DeskLook = {
  readonly top?: WoodName
  readonly wall?: string
}

/** A desk with things on it, in a room. */
const desk =
  (things: readonly Thing[], { top = 'oak', wall = '#dcd6ca' }: DeskLook) =>
  (): Group =>
    group(
      room({ wall, ground: '#8f7658', width: 7, depth: 5 }),
      table({ top, size: [2.2, 0.05, 1.1] }),
      things.map(([thing, x, z, turn = 0]) => place(thing, [x, TOP, z], turn)),
      place(shelf({ seed: things.length, color: top === 'oak' ? 'white' : top }), [1.3, 0, -2.2]),
      place(plant(1.3), [-0.6, 0, -2]),
    )

export const onDesk = (things: readonly Thing[], look: DeskLook, camera = close): Scene => ({
  ...ROOM,
  subject: desk(things, look),
  camera,
})
