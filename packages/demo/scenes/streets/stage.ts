import type { Group, Mesh } from 'three'
import { floor } from '../places/yard-parts.ts'
import { group, type Part, pairs, place, times } from '../shapes/group.ts'
import { black, chrome, lamp, matte, paint, steel } from '../shapes/materials.ts'
import { cycle } from '../shapes/random.ts'
import { ball, bar, box, rod } from '../shapes/solids.ts'

function beam(x: number, color: string, to: number): Mesh {
  return bar(lamp(color, 3), 0.05, [x, 5.6, -3], [to, 5.2, -2.6])
}

function truss(): Group {
  return group(
    [-6.3, 6.3].map((x) => [[-0.8, 0.8].map((z) => bar(steel, 0.08, [x, 0, z - 2], [x, 6.2, z - 2]))]),
    bar(steel, 0.14, [-6.3, 6.2, -2], [6.3, 6.2, -2]),
    bar(steel, 0.14, [-6.3, 6.2, -6], [6.3, 6.2, -6]),
  )
}

function spotlights(): Part {
  return [-4.5, -2.2, 0, 2.2, 4.5].map((x, i) => [
    rod(black, [0.22, 0.5], [x, 5.8, -2], 'y'),
    ball(lamp(cycle(['#ff6f8a', '#ffd27a', '#8ab4ff', '#ffd27a', '#9affc0'], i), 5), 0.2, [x, 5.5, -2]),
  ])
}

function speakers(): Part {
  return [-5.2, 5.2].map((x) =>
    [1.7, 2.8].map((y) => [
      box(black, [1.3, 1.0, 1], [x, y, -1.6], 0.05),
      rod(matte('#3a3d42'), [0.34, 0.06], [x, y, -1.07], 'z'),
    ]),
  )
}

function drums(): Group {
  return group(
    rod(paint('#a8181d'), [0.5, 0.5], [1.8, 1.8, -4.6], 'z'),
    pairs([1.1, 2.2], [2.5, 2.2]).map(([x, y]) => rod(paint('#eff1f3'), [0.28, 0.3], [x, y, -4.4], 'y')),
    [0.6, 3].map((x) => [
      bar(chrome, 0.02, [x, 1.1, -4.6], [x, 2.8, -4.6]),
      rod(matte('#c79a3f', 0.3, { metalness: 0.8 }), [0.34, 0.02], [x, 2.8, -4.6], 'y'),
    ]),
  )
}

function rowsOfSeats(): Part {
  return times(24, (i) =>
    place(
      group(
        box(matte('#8a2f3a', 0.9), [0.5, 0.08, 0.5], [0, 0.45, 0]),
        box(matte('#8a2f3a', 0.9), [0.5, 0.5, 0.07], [0, 0.75, 0.22]),
      ),
      [-4.2 + (i % 8) * 1.2, 0, 1.4 + Math.floor(i / 8) * 1.3],
    ),
  )
}

export function stage(): Group {
  return group(
    floor('#5f5a55', { seed: 9, repeat: 120 }),
    box(matte('#3b352f', 0.8), [13, 1.1, 7], [0, 0.55, -4]),
    box(matte('#5a2a44', 0.95), [13, 6, 0.3], [0, 4, -7.4]),
    truss(),
    spotlights(),
    speakers(),
    bar(chrome, 0.025, [0, 1.1, -2], [0, 2.6, -2]),
    ball(black, 0.08, [0, 2.66, -1.95]),
    drums(),
    rowsOfSeats(),
    beam(0, '#ffd27a', 0.2),
  )
}
