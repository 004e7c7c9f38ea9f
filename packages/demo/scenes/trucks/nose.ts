import type { Group, Mesh } from 'three'
import { group, times } from '../shapes/group.ts'
import { gap, lamp } from '../shapes/materials.ts'
import { box, type Size3 } from '../shapes/solids.ts'
import { bumperOf } from './bumper.ts'
import { type Grille, type HeadlightSize, STYLES, type TractorStyle } from './styles.ts'

function grilleBars(x: number, { y, height, width, bars, upright, barMaterial }: Grille): Mesh[] {
  const shares = times(bars, (i) => (i + 0.5) / bars - 0.5)
  if (upright)
    return shares.map((share) =>
      box(barMaterial, [0.05, height - 0.08, 0.022], [x + 0.055, y, share * (width - 0.08)], 0.008),
    )
  const size: Size3 = [0.05, (height / bars) * 0.42, width - 0.1]
  return shares.map((share) => box(barMaterial, size, [x + 0.055, y + share * (height - 0.06), 0], 0.01))
}

export function noseOf(style: TractorStyle, color: string): Group {
  const { grille, noseX, lights, bumper } = STYLES[style]
  const { y, height, width, frame } = grille
  const x = noseX + 0.015
  const lines = grilleBars(x, grille)
  return group(
    box(frame, [0.12, height + 0.06, width + 0.06], [x - 0.02, y, 0], 0.06),
    box(gap, [0.12, height - 0.04, width - 0.04], [x - 0.003, y, 0], 0.05),
    lines,
    lights && [1, -1].map((sign) => headlight(x, sign, lights)),
    bumperOf(bumper, noseX, color),
  )
}

function headlight(x: number, sign: number, [y, z, height, width]: HeadlightSize): Group {
  return group(
    box(gap, [0.34, height + 0.05, width + 0.05], [x - 0.2, y, sign * z], 0.06),
    box(lamp('#f4f8ff', 0.75), [0.36, height * 0.62, width * 0.8], [x - 0.2, y + 0.01, sign * z], 0.05),
    box(lamp('#ff9d20', 0.7), [0.3, height * 0.8, 0.07], [x - 0.22, y, sign * (z + width * 0.44)], 0.03),
  )
}
