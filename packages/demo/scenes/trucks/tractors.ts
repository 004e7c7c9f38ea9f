import type { Group } from 'three'
import { group, type Part } from '../shapes/group.ts'
import { paint } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { sides } from '../shapes/plates.ts'
import { cabOf } from './cab.ts'
import { chassis } from './chassis.ts'
import { hoodOf } from './hood.ts'
import { noseOf } from './nose.ts'
import { rearOf, type TractorStyle, WIDTH } from './styles.ts'

/** A wide and a narrow one, which begin at x = `rear`. */
function stripes(color: string, rear: number): Part {
  const z = WIDTH / 2 + 0.008
  const wide = outline([rear, 1.3], [5.1, 1.3], [5.1, 1.42], [rear, 1.52])
  const narrow = outline([rear, 1.58], [5.1, 1.46], [5.1, 1.5], [rear, 1.64])
  return [
    sides(paint(color), wide, z, { round: 0.02, thick: 0.004 }),
    sides(paint(color), narrow, z, { round: 0.01, thick: 0.004 }),
  ]
}

export type TractorLook = {
  readonly style?: TractorStyle
  readonly color?: string
  readonly day?: boolean
  readonly stripe?: string
}

/** A tractor without a trailer. */
export function tractor(look: TractorLook = {}): Group {
  const { style = 'aero', color = '#f2f3f5', day = false, stripe } = look
  const bands = stripe && stripes(stripe, rearOf(style, day) + 0.12)
  return group(
    cabOf(style, color, day),
    hoodOf(style, color),
    noseOf(style, color),
    chassis(style, color, day),
    bands,
  )
}
