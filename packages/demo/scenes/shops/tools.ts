import type { Group, Material } from 'three'
import { wood } from '../rooms/furniture.ts'
import { group, type Part, place, times } from '../shapes/group.ts'
import { black, chrome, matte, paint, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { cycle } from '../shapes/random.ts'
import { ball, bar, box, lathe, rod } from '../shapes/solids.ts'

function drawers(color: string): Part {
  return times(6, (i) => [
    box(paint(color), [1.2, 0.14, 0.03], [0, 0.28 + i * 0.17, 0.31]),
    box(chrome, [1.1, 0.025, 0.03], [0, 0.33 + i * 0.17, 0.335]),
  ])
}

function casters(): Part {
  return [-0.5, 0.5].map((x) => [-0.2, 0.2].map((z) => rod(black, [0.08, 0.05], [x, 0.08, z], 'x')))
}

export function chest(color = '#a8181d'): Group {
  return group(
    box(paint(color), [1.3, 1.1, 0.6], [0, 0.72, 0], 0.03),
    drawers(color),
    box(black, [1.34, 0.05, 0.64], [0, 1.29, 0]),
    casters(),
  )
}

export function wrench(length: number, color: Material = chrome): Group {
  return group(
    bar(color, 0.014, [0, 0, 0], [0, length, 0]),
    lathe(color, outline([0.02, 0], [0.042, 0], [0.042, 0.02], [0.02, 0.02]), [0, length, 0.01], {
      axis: 'z',
      segments: 12,
    }),
    ball(color, 0.032, [0, 0, 0], [1, 1.2, 0.5]),
  )
}

function screwdrivers(): Part {
  return times(6, (i) =>
    group(
      rod(matte(cycle(['#a8181d', '#d9b21f'], i), 0.5), [0.026, 0.16], [0.75 + i * 0.14, 2.4, 0.06], 'y'),
      bar(chrome, 0.008, [0.75 + i * 0.14, 2.32, 0.06], [0.75 + i * 0.14, 2.05, 0.06]),
    ),
  )
}

function hammers(): Part {
  return [1.75, 1.95].map((x, i) =>
    group(
      bar(wood('oak'), 0.02, [x, 1.5, 0.06], [x, 2.1, 0.06]),
      box(steel, [0.2, 0.1, 0.09], [x, 2.12 + i * 0.04, 0.07], 0.02),
    ),
  )
}

function tapeRolls(): Part {
  return [-1.5, -0.9].map((x) =>
    lathe(
      matte('#d9601a', 0.6),
      outline([0.1, 0], [0.15, 0.02], [0.15, 0.05], [0.1, 0.07]),
      [x, 1.38, 0.06],
      { axis: 'z', segments: 20 },
    ),
  )
}

export function toolWall(): Group {
  return group(
    box(matte('#c9a877', 0.9), [4.4, 1.8, 0.05], [0, 2.0, 0]),
    times(13, (i) => place(wrench(0.25 + i * 0.035), [-1.95 + i * 0.18, 1.75, 0.05])),
    screwdrivers(),
    hammers(),
    times(8, (i) => rod(chrome, [0.02 + i * 0.004, 0.06], [0.7 + i * 0.13, 1.4, 0.06], 'z')),
    tapeRolls(),
  )
}
