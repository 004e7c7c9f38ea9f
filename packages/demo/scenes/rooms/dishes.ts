import type { Group, Mesh, Object3D } from 'three'
import { group, type Part, place, times } from '../shapes/group.ts'
import { matte } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { profile } from '../shapes/plates.ts'
import { cycle } from '../shapes/random.ts'
import { ball, bar, lathe, rod } from '../shapes/solids.ts'

export const plate = (x: number, z: number, ...things: readonly Part[]): Object3D =>
  place(
    group(
      lathe(
        matte('#f6f4ef', 0.25),
        outline([0, 0.01], [0.1, 0.01], [0.16, 0.03], [0.155, 0.035], [0.1, 0.018], [0, 0.018]),
        [0, 0, 0],
      ),
      things,
    ),
    [x, 0.752, z],
  )

function bowlOf(): Mesh {
  return lathe(
    matte('#2f5d6a', 0.3),
    outline([0, 0], [0.06, 0], [0.12, 0.07], [0.115, 0.075], [0.1, 0.06], [0, 0.055]),
    [0, 0.015, 0],
  )
}

export const bowl = (color: string): Group =>
  group(
    bowlOf(),
    rod(matte(color, 0.35), [0.105, 0.012], [0, 0.072, 0], 'y'),
    ball(matte('#fbfaf5', 0.6), 0.03, [0.02, 0.08, 0.01], [1.2, 0.5, 1]),
    times(7, (i) =>
      ball(matte('#4f8a3a', 0.7), 0.008, [Math.cos(i * 2.4) * 0.06, 0.082, Math.sin(i * 2.4) * 0.06]),
    ),
  )

export const dumplings = () => times(11, dumpling)

function dumpling(i: number): Group {
  const [angle, reach] = [i * 2.4, 0.02 + i * 0.0085]
  const [x, z] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
  return group(
    ball(matte('#f0e2c4', 0.5), 0.034, [x, 0.04, z], [1.1, 0.75, 0.9]),
    ball(matte('#e6d3ad', 0.5), 0.014, [x, 0.065, z]),
  )
}

function tortilla(z: number): Object3D {
  return place(
    profile(
      matte('#e0b35c', 0.7),
      outline([-0.09, 0.01], [-0.075, 0.085, 0.05], [0, 0.11, 0.06], [0.075, 0.085, 0.05], [0.09, 0.01]),
      0.06,
      { bevel: 0.012 },
    ),
    [0, 0.015, z],
  )
}

export const taco = (z: number): Group =>
  group(
    tortilla(z),
    times(9, (i) =>
      ball(matte(cycle(['#c8372d', '#5d8a3a', '#7a4a2b'], i), 0.7), 0.018, [
        -0.06 + i * 0.015,
        0.1 + Math.sin(i * 0.4) * 0.02,
        z,
      ]),
    ),
  )

function bun(): Group {
  return group(
    ball(matte('#c98a45', 0.5), 0.085, [0, 0.1, 0], [1, 0.62, 1]),
    rod(matte('#c98a45', 0.6), [0.085, 0.03], [0, 0.03, 0], 'y'),
  )
}

function fries(): Part {
  return times(10, (i) =>
    bar(
      matte('#e6c054', 0.6),
      0.008,
      [0.11 + (i % 3) * 0.012, 0.03, -0.05 + i * 0.011],
      [0.14 + (i % 2) * 0.02, 0.07, -0.04 + i * 0.011],
    ),
  )
}

export const hamburger = (): Group =>
  group(
    bun(),
    rod(matte('#5a3524', 0.8), [0.09, 0.028], [0, 0.062, 0], 'y'),
    rod(matte('#5d9a3a', 0.7), [0.095, 0.01], [0, 0.082, 0], 'y'),
    rod(matte('#e6b52e', 0.5), [0.088, 0.01], [0, 0.09, 0], 'y'),
    fries(),
  )
