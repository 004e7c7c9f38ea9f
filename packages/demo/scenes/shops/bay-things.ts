import type { Group, Object3D } from 'three'
import { group, type Part, type Point3, place, times } from '../shapes/group.ts'
import { black, matte, paint, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { bar, box, lathe } from '../shapes/solids.ts'
import { type TractorLook, tractor } from '../trucks/tractors.ts'
import { wheel } from '../vehicles/wheels.ts'

function liftPosts(color: string): Part {
  return [1.75, -1.75].map((z) => [
    box(paint(color), [0.36, 3.4, 0.3], [0, 1.7, z], 0.04),
    box(steel, [0.8, 0.05, 0.6], [0, 0.03, z]),
    [0.5, -0.5].map((x) => bar(matte('#d9b21f', 0.5), 0.07, [0, 1.72, z * 0.94], [x * 2.2, 1.74, z * 0.5])),
  ])
}

export function lift(color = '#1d48b8'): Group {
  return group(liftPosts(color), box(paint(color), [0.3, 0.16, 3.8], [0, 3.4, 0]))
}

export const jack = (x: number, z: number): Group =>
  group(
    lathe(matte('#d9601a', 0.5), outline([0.2, 0], [0.05, 0.45], [0.05, 0.6], [0.1, 0.62]), [x, 0, z], {
      segments: 8,
    }),
  )

function lying(tire: Group, [x, y, z]: Point3): Part {
  tire.rotation.x = Math.PI / 2
  tire.position.set(x, y, z)
  return tire
}

export const stacked = (x: number, z: number, count: number) =>
  times(count, (i) => lying(wheel({ width: 0.28, plain: true, rim: black }), [x, 0.15 + i * 0.285, z]))

export const posedTruck = (options: TractorLook, degrees: number, x = 0, z = 0): Object3D =>
  place(group(place(tractor(options), [-3.1, 0, 0])), [x, 0, z], (degrees * Math.PI) / 180)
