import { group, type Part, place, times } from '../shapes/group.ts'
import type { Choices, Random } from '../shapes/random.ts'
import { dryVan, reefer } from '../trailers/vans.ts'
import { tractor } from '../trucks/tractors.ts'

const TRACTOR_COLORS: Choices<string> = ['#eceeef', '#1f49c4', '#a3191e', '#23262b', '#2f6b46', '#c9ccd0']

const VAN_COLORS: Choices<string> = [
  '#eceeef',
  '#e4e7e9',
  '#f4f5f5',
  '#dfe2e4',
  '#c9d3dc',
  '#2f5d8c',
  '#8d2f2c',
]

type ParkedLook = {
  readonly z?: number
  readonly from?: number
  readonly count?: number
  readonly step?: number
  readonly gaps?: number
  readonly tractors?: number
}

/** Parked trailers in a row, noses or doors to the aisle. */
export function parked(
  random: Random,
  { z = -26, from = -34, count = 16, step = 4.2, gaps = 0.18, tractors = 0 }: ParkedLook = {},
): Part {
  return times(count, (i) => {
    if (random.next() < gaps) return null
    const made =
      random.next() < 0.3 ? reefer({ plain: true }) : dryVan({ color: random.pick(VAN_COLORS), plain: true })
    const pulled =
      random.next() < tractors &&
      tractor({ style: random.pick(['aero', 'slope', 'round']), color: random.pick(TRACTOR_COLORS) })
    return place(group(made, pulled), [from + i * step, 0, z], -Math.PI / 2)
  })
}
