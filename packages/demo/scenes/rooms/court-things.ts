import type { Group, Mesh } from 'three'
import { group, place } from '../shapes/group.ts'
import { matte } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { ball, bar, lathe, rod } from '../shapes/solids.ts'
import { wood } from './furniture.ts'

const gold = matte('#c79a3f', 0.28, { metalness: 0.85 })

export function gavel(): Group {
  const dark = wood('walnut')
  const head = group(
    rod(dark, [0.06, 0.19], [0, 0, 0], 'x'),
    [-0.075, 0.075].map((x) => rod(gold, [0.063, 0.014], [x, 0, 0], 'x')),
  )
  return group(
    lathe(dark, outline([0, 0], [0.15, 0], [0.15, 0.025], [0.12, 0.045], [0, 0.045]), [0, 0, 0]),
    place(head, [0, 0.105, 0], 0.5),
    bar(dark, 0.016, [0, 0.105, 0], [0.2, 0.13, 0.32]),
  )
}

function balanceFoot(): Mesh {
  return lathe(
    gold,
    outline(
      [0, 0],
      [0.13, 0],
      [0.11, 0.03],
      [0.03, 0.06],
      [0.016, 0.12],
      [0.022, 0.32],
      [0.014, 0.55],
      [0, 0.6],
    ),
    [0, 0, 0],
  )
}

function pan(x: number, y: number): Group {
  return group(
    lathe(gold, outline([0, 0], [0.08, 0.008], [0.11, 0.035]), [x, y, 0]),
    [0, 2.1, 4.2].map((a) =>
      bar(gold, 0.003, [x + Math.cos(a) * 0.1, y + 0.03, Math.sin(a) * 0.1], [x, y + 0.27, 0]),
    ),
  )
}

export function balance(): Group {
  return group(
    balanceFoot(),
    bar(gold, 0.012, [-0.27, 0.5, 0], [0.27, 0.57, 0]),
    pan(-0.27, 0.23),
    pan(0.27, 0.3),
    ball(gold, 0.03, [0, 0.62, 0]),
  )
}
