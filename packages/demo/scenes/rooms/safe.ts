import type { Group } from 'three'
import { group, type Part } from '../shapes/group.ts'
import { chrome, lamp, matte } from '../shapes/materials.ts'
import { bar, box, rod } from '../shapes/solids.ts'

function safeHandle(): Part {
  return [0, 1.05, 2.1, 3.15, 4.2, 5.25].map((a) =>
    bar(chrome, 0.012, [0.05, 0.55, 0.48], [0.05 + Math.cos(a) * 0.16, 0.55 + Math.sin(a) * 0.16, 0.48]),
  )
}

export function safe(): Group {
  const wall = matte('#4a525c', 0.4, { metalness: 0.5 })
  return group(
    box(wall, [0.9, 1.0, 0.8], [0, 0.5, 0], 0.04),
    box(matte('#5a636e', 0.4, { metalness: 0.5 }), [0.76, 0.86, 0.04], [0, 0.5, 0.41], 0.03),
    rod(chrome, [0.1, 0.05], [0.05, 0.55, 0.45], 'z'),
    safeHandle(),
    box(lamp('#6fd08c', 1), [0.14, 0.07, 0.02], [-0.2, 0.72, 0.435]),
  )
}
