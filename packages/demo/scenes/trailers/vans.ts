import type { Group } from 'three'
import { group } from '../shapes/group.ts'
import { aluminum, matte, paint, plastic, steel } from '../shapes/materials.ts'
import { box, rod } from '../shapes/solids.ts'
import { boxBody, sideSkirt } from './box-body.ts'
import { END, NOSE, rearLights, running } from './trailer-parts.ts'

type DryVanLook = {
  readonly color?: string
  readonly stripe?: string
  readonly legs?: boolean
  readonly skirt?: boolean
  readonly plain?: boolean
}

export function dryVan({
  color = '#eef0f1',
  stripe,
  legs = true,
  skirt = true,
  plain = false,
}: DryVanLook = {}): Group {
  return group(
    boxBody(color, { stripe, plain }),
    running({ legs, plain }),
    rearLights(END),
    skirt && sideSkirt(color, -3.2, -9.8),
  )
}

/** The unit that cools hangs on the nose, between trailer and sleeper. */
function coolingUnit(x: number = NOSE): Group {
  const shell = matte('#f4f5f6', 0.4)
  return group(
    box(shell, [0.5, 1.9, 1.9], [x + 0.1, 2.95, 0], 0.16),
    box(plastic, [0.06, 0.7, 1.5], [x + 0.34, 3.35, 0], 0.06),
    [-0.24, -0.12, 0, 0.12, 0.24].map((y) => box(steel, [0.05, 0.03, 1.4], [x + 0.375, 3.35 + y, 0], 0.01)),
    box(shell, [0.1, 0.5, 0.8], [x + 0.36, 2.5, 0.3], 0.05),
    box(paint('#1f6fb2'), [0.03, 0.1, 1.5], [x + 0.35, 2.86, 0], 0.02),
  )
}

type ReeferLook = {
  readonly color?: string
  readonly stripe?: string
  readonly legs?: boolean
  readonly plain?: boolean
}

export function reefer({ color = '#f6f7f8', stripe, legs = true, plain = false }: ReeferLook = {}): Group {
  const tank = rod(aluminum, [0.26, 1.3], [-3.2, 0.82, 0.7], 'x')
  return group(
    boxBody(color, { stripe, plain, smooth: true }),
    coolingUnit(),
    running({ legs, plain }),
    rearLights(END),
    tank,
    box(plastic, [1.1, 0.4, 0.6], [-4.9, 0.9, 0.8], 0.05),
    sideSkirt('#e6e8ea', -5.8, -9.8),
  )
}
