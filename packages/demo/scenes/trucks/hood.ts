import type { Group } from 'three'
import { group, type Part } from '../shapes/group.ts'
import { black, gap, paint } from '../shapes/materials.ts'
import { type Outline, outline, type Point, rounded } from '../shapes/outlines.ts'
import { type Narrowing, profile, sides } from '../shapes/plates.ts'
import { box } from '../shapes/solids.ts'
import { classicHood } from './classic-hood.ts'
import { type Hood, STYLES, type TractorStyle, WIDTH } from './styles.ts'

const TAPER_FROM = 5.5

/** Hoods are narrower toward the nose, and a little toward the top. */
function hoodTaper(nose: number, noseX: number): Narrowing {
  return (x, y) => {
    const forward = Math.max(0, Math.min(1, (x - TAPER_FROM) / (noseX - TAPER_FROM)))
    const high = Math.max(0, y - 1.45) * 0.12
    return 1 - (1 - nose) * forward ** 2.2 - high * (0.4 + forward * 0.6)
  }
}

/** What the fender leaves free around the front wheel. */
const WHEEL_ARCH = outline(
  [6.86, 0.78, 0.05],
  [6.74, 1.02, 0.2],
  [6.4, 1.26, 0.25],
  [5.85, 1.26, 0.25],
  [5.5, 1.02, 0.2],
  [5.42, 0.78, 0.05],
)

/** What rises above the middle of a hood. */
function bulgeOf(hood: Hood, noseX: number): Outline {
  const [[, high]] = hood
  const along = hood.slice(1, -1).map(([x, y]): Point => [x - 0.02, y + 0.06])
  return [[5.15, 1.9], [5.15, high + 0.03], ...along, [noseX - 0.12, 1.3]]
}

export function hoodOf(style: TractorStyle, color: string): Group {
  const { hood, nose, noseX } = STYLES[style]
  const body = paint(color)
  const [[, high]] = hood
  if (style === 'classic') return classicHood(body, hood)
  const arch = rounded(outline([5.2, 0.9], [5.2, high, 0.05], ...hood, ...WHEEL_ARCH), 0.14)
  return group(
    profile(body, arch, WIDTH - 0.04, { bevel: 0.16, narrow: hoodTaper(nose, noseX) }),
    profile(body, bulgeOf(hood, noseX), 1.28, { bevel: 0.12, round: 0.18 }),
    box(gap, [1.3, 0.5, 1.7], [6.1, 1.0, 0]),
    hoodSides(),
  )
}

function hoodSides(): Part {
  const z = WIDTH / 2 - 0.012
  return [
    sides(gap, outline([5.16, 1.0], [5.18, 1.0], [5.18, 2.1], [5.16, 2.1]), z + 0.012, { round: 0.005 }),
    sides(black, outline([5.3, 1.48], [5.62, 1.48], [5.62, 1.62], [5.3, 1.62]), z + 0.004, { round: 0.04 }),
  ]
}
