import type { Group, Mesh } from 'three'
import { group, type Part } from '../shapes/group.ts'
import { gap, glass, lamp, paint } from '../shapes/materials.ts'
import { type Outline, outline, type Point } from '../shapes/outlines.ts'
import { leaning, profile, seam } from '../shapes/plates.ts'
import { box, rod } from '../shapes/solids.ts'
import { axle } from './wheels.ts'

export type CarKind = 'sedan' | 'suv' | 'pickup'

type Shape = {
  readonly body: Outline
  readonly top: readonly [rearLower: Point, rearUpper: Point, frontUpper: Point, frontLower: Point]
}

/** Side views of what has its wheels at x = ±1.4: bodies and glass. */
const SHAPES: Readonly<Record<CarKind, Shape>> = {
  sedan: {
    body: outline([-2.3, 0.42], [-2.34, 0.95], [-1.8, 1.02], [2.0, 0.92], [2.3, 0.72], [2.3, 0.4]),
    top: [
      [-1.7, 0.98],
      [-1.1, 1.44, 0.3],
      [0.3, 1.46, 0.3],
      [1.15, 0.96],
    ],
  },
  suv: {
    body: outline([-2.3, 0.46], [-2.34, 1.12], [1.1, 1.12], [2.1, 1.04], [2.34, 0.8], [2.32, 0.46]),
    top: [
      [-2.2, 1.1],
      [-2.05, 1.72, 0.2],
      [0.3, 1.76, 0.3],
      [1.1, 1.1],
    ],
  },
  pickup: {
    body: outline([-2.7, 0.5], [-2.72, 1.16], [1.2, 1.16], [2.3, 1.12], [2.5, 0.9], [2.48, 0.5]),
    top: [
      [-0.8, 1.1],
      [-0.7, 1.8, 0.15],
      [0.5, 1.84, 0.3],
      [1.2, 1.12],
    ],
  },
}

function carLights(nose: number, tail: number): Part {
  return [0.68, -0.68].map((z) => [
    box(lamp('#f3f7ff', 0.7), [0.14, 0.12, 0.32], [nose - 0.1, 0.76, z], 0.04),
    box(lamp('#d2251c', 0.7), [0.1, 0.14, 0.3], [tail + 0.06, 0.85, z], 0.04),
  ])
}

function carWheels(): Group {
  return group(
    [-1.4, 1.4].map((x) => rod(gap, [0.4, 1.78], [x, 0.38, 0], 'z')),
    [-1.4, 1.4].map((x) => axle(x, { dual: false, radius: 0.34, track: 1.86 })),
  )
}

function carPaint(color: string, body: Outline, top: Outline): Group {
  return group(
    profile(paint(color), body, 1.82, { bevel: 0.16, round: 0.14 }),
    profile(paint(color), top, 1.6, {
      bevel: 0.16,
      round: 0.1,
      narrow: (x, y) => 1 - Math.max(0, y - 1) * 0.14,
    }),
  )
}

/** The glass is a little smaller than the top. */
function windowsOf(top: Outline): Outline {
  const high = Math.max(...top.map(([, y]) => y))
  return top.map(([x, y, radius]) => [
    x * 0.9 + (x > 0 ? 0 : -0.02),
    y === high || y > 1.4 ? y - 0.08 : y + 0.03,
    radius,
  ])
}

function windshieldOf([, , upper, lower]: Shape['top']): Mesh {
  const from: Point = [lower[0] + 0.01, lower[1] + 0.05]
  const to: Point = [upper[0] + 0.06, upper[1] - 0.03]
  return leaning(glass, from, to, { below: 1.48, above: 1.3, lift: 0.05 })
}

type CarLook = {
  readonly kind?: CarKind
  readonly color?: string
}

export function car({ kind = 'sedan', color = '#b01f24' }: CarLook = {}): Group {
  const { body, top } = SHAPES[kind]
  const [nose, tail] = [Math.max(...body.map(([x]) => x)), Math.min(...body.map(([x]) => x))]
  return group(
    carPaint(color, body, top),
    profile(glass, windowsOf(top), 1.57, { bevel: 0.06, round: 0.1 }),
    windshieldOf(top),
    box(gap, [0.04, 0.2, 0.9], [nose - 0.03, 0.62, 0]),
    carLights(nose, tail),
    carWheels(),
    seam(gap, outline([-1.0, 0.5], [0.95, 0.5], [0.95, 0.95], [-1.0, 0.95]), 0.905, { wide: 0.012 }),
  )
}
