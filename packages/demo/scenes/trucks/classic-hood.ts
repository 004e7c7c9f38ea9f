import type { Group, Material, Mesh } from 'three'
import { group, place } from '../shapes/group.ts'
import { black, chrome, gap, lamp } from '../shapes/materials.ts'
import { outline, rounded } from '../shapes/outlines.ts'
import { profile, sides } from '../shapes/plates.ts'
import { ball, bar, box, rod } from '../shapes/solids.ts'
import type { Hood } from './styles.ts'

const FENDER = outline(
  [5.35, 0.86],
  [5.4, 1.2, 0.3],
  [5.7, 1.46, 0.35],
  [6.5, 1.46, 0.4],
  [7.1, 1.2, 0.5],
  [7.55, 1.08, 0.1],
  [7.55, 0.96],
  [6.98, 0.98, 0.3],
  [6.66, 1.24, 0.3],
  [5.72, 1.26, 0.3],
  [5.5, 0.86],
)

function airFilter(sign: number): Mesh[] {
  return [
    rod(chrome, [0.19, 0.72], [5.02, 1.66, sign * 1.3], 'y'),
    rod(chrome, [0.12, 0.2], [5.02, 2.1, sign * 1.3], 'y'),
    rod(black, [0.195, 0.03], [5.02, 1.44, sign * 1.3], 'y'),
  ]
}

function roundHeadlight(sign: number): Group {
  return group(
    ball(chrome, 0.17, [7.38, 1.42, sign * 0.86], [1.1, 1, 1]),
    rod(lamp('#fff7e0', 1.2), [0.135, 0.05], [7.54, 1.42, sign * 0.86], 'x'),
    bar(chrome, 0.03, [7.36, 1.3, sign * 0.86], [7.3, 1.1, sign * 0.8]),
    ball(lamp('#ff9d20', 0.8), 0.05, [7.4, 1.63, sign * 0.86]),
  )
}

export function classicHood(body: Material, [start, ...line]: Hood): Group {
  const middle = outline([5.1, 1.0], [5.1, start[1]], ...line)
  return group(
    profile(body, middle, 1.34, { bevel: 0.14, round: 0.12, narrow: (x) => 1 - Math.max(0, x - 5.4) * 0.07 }),
    [1, -1].map((sign) =>
      place(profile(body, rounded(FENDER, 0.08), 0.56, { bevel: 0.09 }), [0, 0, sign * 0.88]),
    ),
    box(gap, [1.9, 0.5, 1.3], [6.3, 0.95, 0]),
    [1, -1].map((sign) => [airFilter(sign), roundHeadlight(sign)]),
    [1.62, 1.74, 1.86].map((y) =>
      sides(chrome, outline([5.6, y], [6.3, y], [6.3, y + 0.035], [5.6, y + 0.035]), 0.665, { round: 0.01 }),
    ),
  )
}
