import type { Group } from 'three'
import { group, type Part } from '../shapes/group.ts'
import { gap, glass } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { seam, sides } from '../shapes/plates.ts'
import { SIDE } from './styles.ts'

function sleeperWindow(): Group {
  return group(
    sides(gap, outline([2.28, 2.2], [2.86, 2.2], [2.86, 2.72], [2.28, 2.72]), SIDE, { round: 0.1 }),
    sides(glass, outline([2.31, 2.23], [2.83, 2.23], [2.83, 2.69], [2.31, 2.69]), SIDE + 0.004, {
      round: 0.09,
    }),
  )
}

function flatSleeperWindow(): Group {
  return group(
    sides(glass, outline([2.3, 2.3], [2.7, 2.3], [2.7, 2.66], [2.3, 2.66]), SIDE + 0.004, { round: 0.09 }),
  )
}

function sleeperDoor(high: number): Group {
  return group(
    seam(gap, outline([1.9, 1.05], [2.75, 1.05], [2.75, 1.75], [1.9, 1.75]), SIDE, { wide: 0.014 }),
    sides(gap, outline([3.4, 0.98], [3.415, 0.98], [3.415, high - 0.5], [3.4, high - 0.5]), SIDE, {
      round: 0.005,
    }),
  )
}

/** What a sleeper has on both sides; its roof is so high. */
export function sleeperSide(flat: boolean, high: number): Part {
  return [flat ? flatSleeperWindow() : sleeperWindow(), sleeperDoor(high)]
}
