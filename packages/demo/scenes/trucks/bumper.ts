import type { Group, Material } from 'three'
import { group } from '../shapes/group.ts'
import { chrome, gap, lamp, paint, plastic, steel } from '../shapes/materials.ts'
import { type Outline, outline } from '../shapes/outlines.ts'
import { profile } from '../shapes/plates.ts'
import { box, rod } from '../shapes/solids.ts'
import type { BumperKind } from './styles.ts'

const BUMPERS: Partial<Record<BumperKind, Material>> = { dark: plastic, chrome, straight: chrome }

export function bumperOf(kind: BumperKind, noseX: number, color: string): Group {
  const material = BUMPERS[kind] ?? paint(color)
  return kind === 'straight' ? straightBumper(material, noseX) : shapedBumper(material, noseX)
}

function straightBumper(material: Material, noseX: number): Group {
  return group(
    box(material, [0.1, 0.52, 2.46], [noseX + 0.22, 0.6, 0], 0.05),
    box(steel, [0.5, 0.14, 0.7], [noseX, 0.62, 0]),
    [0.85, -0.85].map((z) => rod(lamp('#ffd890', 0.5), [0.09, 0.03], [noseX + 0.275, 0.62, z], 'x')),
  )
}

function bumperOutline(noseX: number): Outline {
  return outline(
    [noseX - 0.7, 0.34],
    [noseX - 0.72, 0.86],
    [noseX - 0.05, 0.94],
    [noseX + 0.12, 0.84],
    [noseX + 0.16, 0.5],
    [noseX + 0.06, 0.34],
  )
}

function shapedBumper(material: Material, noseX: number): Group {
  const shape = bumperOutline(noseX)
  return group(
    profile(material, shape, 2.34, {
      bevel: 0.14,
      round: 0.08,
      narrow: (x) => 1 - Math.max(0, x - noseX + 0.4) * 0.34,
    }),
    box(gap, [0.1, 0.16, 1.1], [noseX + 0.115, 0.64, 0], 0.04),
    [0.74, -0.74].map((z) => box(lamp('#ffeec4', 0.5), [0.08, 0.11, 0.26], [noseX + 0.1, 0.66, z], 0.03)),
    box(plastic, [0.3, 0.1, 1.9], [noseX - 0.08, 0.33, 0], 0.04),
  )
}
