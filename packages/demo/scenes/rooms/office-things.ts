import type { Group } from 'three'
import { group, place, times } from '../shapes/group.ts'
import { black, matte, paint } from '../shapes/materials.ts'
import { outline, rounded } from '../shapes/outlines.ts'
import { profile } from '../shapes/plates.ts'
import { bar, box, rod } from '../shapes/solids.ts'
import { monitor } from './desk-things.ts'
import { wood } from './furniture.ts'

export function calculator(): Group {
  const keys = times(16, (i) =>
    box(
      matte(i % 4 === 3 ? '#d9822b' : '#e8e9ea', 0.5),
      [0.024, 0.01, 0.02],
      [-0.045 + (i % 4) * 0.03, 0.026, -0.01 + Math.floor(i / 4) * 0.028],
    ),
  )
  return group(
    box(matte('#2c3038', 0.5), [0.15, 0.022, 0.22], [0, 0.011, 0], 0.012),
    box(matte('#b9c7a8', 0.3), [0.125, 0.008, 0.045], [0, 0.024, -0.07]),
    keys,
  )
}

export function shield(color: string): Group {
  const shape = rounded(outline([-0.2, 0.42], [0, 0.48], [0.2, 0.42], [0.2, 0.2], [0, 0], [-0.2, 0.2]), 0.05)
  const tick = [
    bar(matte('#ffffff', 0.4), 0.016, [-0.08, 0.25, 0.05], [-0.02, 0.18, 0.05]),
    bar(matte('#ffffff', 0.4), 0.016, [-0.02, 0.18, 0.05], [0.1, 0.34, 0.05]),
  ]
  const made = group(
    place(group(profile(paint(color), shape, 0.07, { bevel: 0.02 }), tick), [0, -0.02, 0]),
    box(wood('walnut'), [0.3, 0.05, 0.16], [0, 0.025, 0], 0.01),
  )
  made.scale.setScalar(0.6)
  return group(made)
}

export function tablet(): Group {
  return group(monitor('hours', 0.42))
}

export const toyTruck = (color: string): Group =>
  group(
    box(paint(color), [0.12, 0.1, 0.09], [0.16, 0.08, 0], 0.02),
    box(paint(color), [0.06, 0.06, 0.09], [0.24, 0.06, 0], 0.015),
    box(matte('#eef0f2', 0.4), [0.34, 0.13, 0.1], [-0.1, 0.1, 0], 0.008),
    [-0.2, -0.14, 0.1, 0.24].map((x) => rod(black, [0.022, 0.1], [x, 0.022, 0], 'z')),
  )
