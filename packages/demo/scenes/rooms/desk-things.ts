import type { Group } from 'three'
import { drawn } from '../shapes/canvas.ts'
import { group, type Part, place, times } from '../shapes/group.ts'
import { black, chrome, matte, plastic } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { type Choices, randomOf } from '../shapes/random.ts'
import { ball, bar, box, lathe } from '../shapes/solids.ts'
import { flat } from './furniture.ts'
import { SCREENS, type ScreenName } from './screens.ts'

/** A monitor that looks to +z. */
export function monitor(shows: ScreenName, wide = 0.62): Group {
  const screen = drawn(SCREENS[shows], { glow: 0.55, roughness: 0.3 })
  return group(
    box(black, [wide, wide * 0.58, 0.035], [0, 0.36, 0], 0.02),
    place(flat(screen, wide * 0.95, wide * 0.53), [0, 0.36, 0.022]),
    box(plastic, [0.07, 0.2, 0.04], [0, 0.12, -0.03]),
    box(plastic, [0.26, 0.02, 0.18], [0, 0.012, -0.02], 0.01),
  )
}

export const keyboard = (): Group =>
  group(
    box(plastic, [0.44, 0.02, 0.15], [0, 0.012, 0], 0.01),
    times(4, (row) => box(matte('#3d4148'), [0.41, 0.008, 0.026], [0, 0.026, -0.05 + row * 0.033])),
    place(ball(plastic, 0.045, [0, 0, 0], [0.7, 0.4, 1]), [0.3, 0.015, 0.02]),
  )

export function laptop(shows: ScreenName): Group {
  const lid = group(
    box(matte('#a9aeb4', 0.4), [0.36, 0.24, 0.012], [0, 0.12, 0], 0.006),
    place(flat(drawn(SCREENS[shows], { glow: 0.6 }), 0.34, 0.21), [0, 0.122, 0.007]),
  )
  lid.rotation.x = -0.32
  return group(
    box(matte('#a9aeb4', 0.4), [0.36, 0.018, 0.25], [0, 0.01, 0], 0.008),
    box(black, [0.31, 0.004, 0.11], [0, 0.02, -0.03]),
    place(lid, [0, 0.016, -0.125]),
  )
}

export const pen = (color = '#1d48b8'): Group =>
  group(
    bar(matte(color, 0.3), 0.007, [0, 0.012, 0], [0.13, 0.012, 0.03]),
    bar(chrome, 0.004, [0.13, 0.012, 0.03], [0.15, 0.01, 0.035]),
  )

export const mug = (color = '#a8181d'): Group =>
  group(
    lathe(
      matte(color, 0.35),
      outline([0, 0], [0.042, 0], [0.045, 0.1], [0.04, 0.1], [0.037, 0.02], [0, 0.02]),
      [0, 0, 0],
    ),
    box(matte(color, 0.35), [0.04, 0.06, 0.014], [0.055, 0.05, 0], 0.01),
  )

const BOOK_COLORS: Choices<string> = ['#7a2430', '#1f3f66', '#2c5b45', '#8a6a2c', '#3b3b44']

export function books(seed: number, count = 5): Part {
  const random = randomOf(seed)
  return times(count, (i) =>
    box(
      matte(random.pick(BOOK_COLORS), 0.7),
      [0.045, random.between(0.22, 0.3), 0.2],
      [i * 0.05, 0.14, 0],
      0.008,
    ),
  )
}
