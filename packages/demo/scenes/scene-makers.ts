import type { Group } from 'three'
import { type Place, type Scene, shot } from './scene.ts'
import { group, type Part } from './shapes/group.ts'
import type { TractorStyle } from './trucks/styles.ts'
import { tractor } from './trucks/tractors.ts'
import { COLORS, type TruckColor } from './trucks/truck-colors.ts'

export const rig =
  (style: TractorStyle, color: TruckColor, trailer: Part): (() => Group) =>
  () =>
    group(tractor({ style, color: COLORS[color] }), trailer)

/** A rig along a road, seen from the shoulder ahead of it; it drives to the left where `way` is -1. */
export function road([back, mood]: Place, subject: () => Part, way = 1): Scene {
  const [ahead, beside] = [17 * way, 24]
  return {
    back,
    mood,
    subject,
    middle: -2.6,
    degrees: way > 0 ? 0 : 180,
    radius: 15,
    camera: { from: [ahead, 2.3, beside], at: [1.5 * way, 2.5, 0], fov: 34, lens: 0.05 },
  }
}

type TrailerLook = {
  readonly middle?: number
}

export const trailer = (
  [back, mood]: Place,
  subject: () => Part,
  degrees = -30,
  { middle = -6.6 }: TrailerLook = {},
): Scene => ({
  back,
  mood,
  subject,
  middle,
  degrees,
  radius: 13,
  camera: shot(21, { height: 2.2, fov: 33, aim: 2.05 }),
})

type VehicleLook = {
  readonly middle?: number
  readonly distance?: number
  readonly aim?: number
}

export const vehicle = (
  [back, mood]: Place,
  subject: () => Part,
  degrees: number,
  { middle = 0, distance = 11, aim = 1.5 }: VehicleLook = {},
): Scene => ({
  back,
  mood,
  subject,
  middle,
  degrees,
  radius: 8,
  camera: shot(distance, { height: 1.9, fov: 33, aim }),
})
