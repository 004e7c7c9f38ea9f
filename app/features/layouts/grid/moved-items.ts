import type { Area } from '#app/features/billboards/grid-rows.ts'
import type { Layout } from '../layout-config.ts'
import { keyOf, placeAt, type Spot } from './cells.ts'
import { changed, type Outcome, whyNotRemove, without } from './grid.ts'

const areaIn = ({ row, col, width, height }: Area): Area => ({ row, col, width, height })

/**
 * Moves what is in a cell to another one; what is there comes back in exchange. Cells keep their sizes, and billboards
 * that share a cell stay together.
 */
export function moveItems(grid: Layout, from: Spot, to: Spot): Outcome {
  const refusal = whyNotRemove(grid, [from])
  if (refusal) return refusal
  const [source, target] = [placeAt(grid, from), placeAt(grid, to)]
  if (keyOf(source) === keyOf(target)) return { grid, lost: [] }
  const swapped = [
    { ...source, ...areaIn(target) },
    { ...target, ...areaIn(source) },
  ]
  return changed(grid, [...without(grid, [source, target]), ...swapped])
}
