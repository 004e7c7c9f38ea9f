import type { Group } from 'three'
import { group, type Part, times } from '../shapes/group.ts'
import { aluminum, black, matte, steel } from '../shapes/materials.ts'
import { box } from '../shapes/solids.ts'

function deckPlanks(length: number, x: number, height: number): Part {
  const wood = matte('#7a5a3e', 0.85)
  return times(9, (i) => box(wood, [length - 0.1, 0.04, 0.2], [x, height, -1 + i * 0.25], 0.01))
}

function deckPockets(length: number, to: number, height: number): Part {
  return times(Math.floor(length / 0.8), (i) =>
    [1, -1].map((sign) => box(black, [0.08, 0.14, 0.05], [to + 0.4 + i * 0.8, height - 0.1, sign * 1.29])),
  )
}

function deckBeams(length: number, x: number, height: number, thick: number): Group {
  return group(
    [0.45, -0.45].map((z) => box(steel, [length - 0.3, 0.34, 0.12], [x, height - thick - 0.16, z])),
    [1, -1].map((sign) => box(steel, [length - 0.4, 0.04, 0.05], [x, height - 0.16, sign * 1.34])),
  )
}

export function deck(from: number, to: number, height: number, thick = 0.24): Group {
  const length = from - to
  const x = (from + to) / 2
  return group(
    box(aluminum, [length, thick, 2.56], [x, height - thick / 2 - 0.01, 0], 0.03),
    deckPlanks(length, x, height),
    deckPockets(length, to, height),
    deckBeams(length, x, height, thick),
  )
}
