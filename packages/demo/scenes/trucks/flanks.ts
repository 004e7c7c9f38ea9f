import type { Group } from 'three'
import { group, place } from '../shapes/group.ts'
import { aluminum, black, chrome, gap, paint, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { profile } from '../shapes/plates.ts'
import { bar, box, rod } from '../shapes/solids.ts'
import { WIDTH } from './styles.ts'

function step(sign: number): Group {
  return group(
    box(gap, [0.6, 0.1, 0.04], [4.5, 0.62, sign * 1.185], 0.02),
    box(gap, [0.6, 0.1, 0.04], [4.5, 0.82, sign * 1.185], 0.02),
    box(steel, [0.62, 0.02, 0.08], [4.5, 0.575, sign * 1.18], 0.005),
  )
}

export function skirt(sign: number, rear: number, color: string): Group {
  const z = sign * 1.06
  const from = Math.min(rear + 0.1, 2.4)
  return group(
    place(
      profile(paint(color), outline([from, 0.42], [from, 0.98], [5.2, 0.98], [5.28, 0.42]), 0.24, {
        bevel: 0.05,
        round: 0.05,
      }),
      [0, 0, z],
    ),
    step(sign),
    rod(aluminum, [0.31, from < 2 ? 0.9 : 1.2], [3.0, 0.72, sign * 0.86], 'x'),
  )
}

export function openSide(sign: number, rear: number): Group {
  const z = sign * 0.95
  return group(
    rod(chrome, [0.31, 1.5], [3.7, 0.72, z], 'x'),
    [3.15, 4.2].map((x) => rod(black, [0.318, 0.06], [x, 0.72, z], 'x')),
    box(chrome, [0.7, 0.5, 0.5], [2.4, 0.72, z], 0.04),
    box(steel, [0.5, 0.03, 0.4], [4.85, 0.62, z + sign * 0.08], 0.01),
    box(steel, [0.5, 0.03, 0.4], [4.85, 0.95, z + sign * 0.08], 0.01),
    stack(Math.min(3.42, rear + 1.72), sign),
  )
}

function stack(x: number, sign: number): Group {
  const z = sign * (WIDTH / 2 + 0.14)
  return group(
    rod(chrome, [0.115, 2.2], [x, 2.1, z], 'y'),
    rod(chrome, [0.085, 1.1], [x, 3.6, z], 'y'),
    rod(black, [0.07, 0.02], [x, 4.16, z], 'y'),
    bar(steel, 0.03, [x, 2.8, z], [x, 2.8, sign * 1.1]),
  )
}
