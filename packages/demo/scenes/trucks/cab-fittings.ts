import type { Group, Material, Mesh } from 'three'
import { group, type Pair, type Part } from '../shapes/group.ts'
import { black, chrome, glass, lamp, paint } from '../shapes/materials.ts'
import type { Point } from '../shapes/outlines.ts'
import { leaning } from '../shapes/plates.ts'
import { ball, bar, box } from '../shapes/solids.ts'
import { STYLES, type TractorStyle, type Windshield } from './styles.ts'

/** The middle of them, in the side view. */
function roofLightsAt(style: TractorStyle, day: boolean): Pair {
  const {
    roof: [, edge],
    wind: [, upper],
  } = STYLES[style]
  return style !== 'classic' && !day ? [edge[0] + 0.5, edge[1] - 0.36] : [upper[0] - 0.16, upper[1] + 0.18]
}

export function roofLights(style: TractorStyle, day: boolean): Mesh[] {
  const [x, y] = roofLightsAt(style, day)
  const amber = lamp('#ffb02e', 0.9)
  return [-0.72, -0.36, 0, 0.36, 0.72].map((z) =>
    style === 'classic'
      ? ball(amber, 0.07, [x, y + 0.02, z], [1.6, 0.8, 0.8])
      : box(amber, [0.16, 0.05, 0.12], [x, y, z], 0.02),
  )
}

export function visorOf(style: TractorStyle, [, [x, y]]: Windshield): Part {
  if (style === 'classic') {
    const look = { below: 2.14, above: 2.2, lift: 0.06, round: 0.05 }
    return leaning(chrome, [x + 0.1, y - 0.12], [x + 0.26, y + 0.1], look)
  }
  const look = { below: 2.1, above: 2.06, lift: 0.05, round: 0.05 }
  return style === 'slope' && leaning(black, [x + 0.03, y - 0.02], [x - 0.1, y + 0.12], look)
}

function mirrorShell(style: TractorStyle, color: string): Material {
  if (style === 'classic') return chrome
  return style === 'round' ? paint(color) : black
}

export function mirrors(style: TractorStyle, color: string): Group[] {
  const shell = mirrorShell(style, color)
  return [1, -1].map((sign) => {
    const z = sign * 1.48
    return group(
      box(shell, [0.14, 0.72, 0.26], [5.06, 2.3, z], 0.06),
      box(glass, [0.01, 0.62, 0.2], [4.985, 2.3, z], 0.005),
      bar(black, 0.022, [5.08, 2.55, z], [4.95, 2.62, sign * 1.16]),
      bar(black, 0.022, [5.08, 1.98, z], [5.02, 1.9, sign * 1.16]),
    )
  })
}

export function wipers([bottom, top]: Windshield): Mesh[] {
  const at = (share: number): Point => [
    bottom[0] + (top[0] - bottom[0]) * share,
    bottom[1] + (top[1] - bottom[1]) * share,
  ]
  return [0.55, -0.3].map((z) => {
    const [from, to] = [at(0.04), at(0.5)]
    return bar(black, 0.012, [from[0] + 0.05, from[1] + 0.03, z], [to[0] + 0.05, to[1] + 0.03, z + 0.34])
  })
}
