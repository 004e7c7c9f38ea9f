import { group, type Part, place, times } from '../shapes/group.ts'
import { matte } from '../shapes/materials.ts'
import type { Random } from '../shapes/random.ts'
import { box } from '../shapes/solids.ts'

const TOWERS = 34

export function skyline(random: Random): Part {
  return times(TOWERS, (i) => {
    const near = 1 - Math.abs(i / TOWERS - 0.5) * 1.6
    const height = random.between(12, 30) + near * random.between(0, 46)
    const wall = matte(random.pick(['#8d99a6', '#a3abb3', '#77838f', '#b3aea6', '#6c7784']), 0.5)
    const bands = times(Math.floor(height / 4), (k) =>
      box(matte('#5e6e7e', 0.3), [7.1, 1.2, 7.1], [0, k * 4 + 2.5, 0]),
    )
    return place(
      group(box(wall, [7, height, 7], [0, height / 2, 0], 0.1), bands),
      [-150 + i * 9 + random.between(-2, 2), 0, -150 - random.between(0, 30)],
      0.1,
    )
  })
}
