import type { Group, Object3D } from 'three'
import { group, place } from '../shapes/group.ts'
import { aluminum, black, glass, lamp, paint, plastic, steel } from '../shapes/materials.ts'
import { type Outline, outline, rounded } from '../shapes/outlines.ts'
import { profile } from '../shapes/plates.ts'
import { bar, box, rod } from '../shapes/solids.ts'
import { axle, flaps } from '../vehicles/wheels.ts'
import { openSide, skirt } from './flanks.ts'
import { rearOf, STYLES, type TractorStyle } from './styles.ts'

function fifthWheel(): Group {
  return group(
    box(steel, [1.0, 0.08, 0.95], [0.5, 1.14, 0], 0.04),
    rod(black, [0.26, 0.05], [0.4, 1.2, 0], 'y'),
    box(steel, [0.5, 0.14, 0.8], [0.55, 1.07, 0]),
  )
}

export function chassis(style: TractorStyle, color: string, day: boolean): Group {
  const { noseX } = STYLES[style]
  const rear = rearOf(style, day)
  return group(
    [0.43, -0.43].map((z) => box(black, [noseX + 1, 0.28, 0.09], [noseX / 2 - 0.6, 0.92, z], 0.01)),
    axle(6.1, { dual: false, rim: aluminum }),
    axle(1.15),
    axle(-0.2),
    flaps(-0.98),
    fifthWheel(),
    tail(),
    [1, -1].map((sign) => (style === 'classic' ? openSide(sign, rear) : skirt(sign, rear, color))),
    rearWall(rear, style, day),
  )
}

function tail(): Group {
  const light = lamp('#ff2a1c', 1.1)
  return group(
    box(black, [0.06, 0.34, 2.1], [-1.1, 0.9, 0], 0.02),
    [0.8, 0.58, -0.58, -0.8].map((z) => rod(light, [0.075, 0.04], [-1.14, 0.92, z], 'x')),
    [0.98, -0.98].map((z) => box(lamp('#fff4e0', 0.3), [0.03, 0.08, 0.12], [-1.135, 0.92, z])),
    [1, -1].map((sign) => [1.15, -0.2].map((x) => fenderTop(x, sign))),
  )
}

function fenderOutline(x: number): Outline {
  return outline(
    [x - 0.7, 0.8],
    [x - 0.62, 1.1, 0.2],
    [x - 0.3, 1.19, 0.2],
    [x + 0.3, 1.19, 0.2],
    [x + 0.62, 1.1, 0.2],
    [x + 0.7, 0.8],
    [x + 0.66, 0.8],
    [x + 0.58, 1.06, 0.2],
    [x + 0.28, 1.14, 0.2],
    [x - 0.28, 1.14, 0.2],
    [x - 0.58, 1.06, 0.2],
    [x - 0.66, 0.8],
  )
}

function fenderTop(x: number, sign: number): Object3D {
  const shape = rounded(fenderOutline(x), 0.05)
  return place(profile(black, shape, 0.62, { bevel: 0.01 }), [0, 0, sign * 0.92])
}

function rearWall(rear: number, style: TractorStyle, day: boolean): Group {
  const lines = ['#c7261f', '#1f4fb5', '#222326'].map((color, i) =>
    bar(paint(color), 0.022, [rear - 0.02, 1.9, -0.12 + i * 0.12], [rear - 0.62, 1.2, -0.16 + i * 0.15]),
  )
  return group(
    box(plastic, [0.05, 0.24, 0.5], [rear - 0.02, 1.86, 0], 0.03),
    lines,
    box(black, [1.0, 0.05, 0.86], [rear - 0.6, 1.06, 0], 0.01),
    day && box(glass, [0.03, 0.5, 1.5], [rear - 0.005, 2.55, 0], 0.05),
    !day &&
      style !== 'classic' &&
      [1, -1].map((sign) => box(plastic, [0.34, 2.3, 0.05], [rear - 0.15, 2.5, sign * 1.14], 0.03)),
  )
}
