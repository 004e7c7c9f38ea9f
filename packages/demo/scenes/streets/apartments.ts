import type { Group } from 'three'
import { lightPole } from '../places/yard-parts.ts'
import { group, type Part, place, times } from '../shapes/group.ts'
import { black, glass, matte } from '../shapes/materials.ts'
import { cycle } from '../shapes/random.ts'
import { box } from '../shapes/solids.ts'
import { car } from '../vehicles/cars.ts'
import { lawn } from './lawn.ts'
import { windowOn } from './windows.ts'

function balcony(x: number, y: number): Group {
  return group(
    box(matte('#c9c6bf'), [2.8, 0.14, 1.3], [x, y - 1.15, 0.7]),
    times(10, (b) => box(black, [0.04, 0.9, 0.04], [x - 1.3 + b * 0.29, y - 0.65, 1.3])),
    box(black, [2.8, 0.05, 0.06], [x, y - 0.2, 1.3]),
  )
}

function block(wall: string, band: string, cells: Part): Group {
  return group(
    box(matte(wall, 0.9), [29, 13, 12], [0, 6.5, -6]),
    [3.4, 6.5, 9.6].map((y) => box(matte(band, 0.8), [29.1, 0.18, 12.1], [0, y, -6])),
    box(matte('#5a5f66'), [29.6, 0.4, 12.6], [0, 13.1, -6]),
    cells,
    box(matte(band), [4, 3.2, 1.4], [0, 1.6, 0.4]),
    box(glass, [2.6, 2.4, 0.1], [0, 1.2, 1.12]),
  )
}

function parkedCars(): Part {
  return [-9, -4.5, 5, 10].map((x, i) =>
    place(
      car({
        kind: cycle(['sedan', 'suv', 'pickup', 'sedan'], i),
        color: cycle(['#1d48b8', '#eff1f3', '#a8181d', '#23262b'], i),
      }),
      [x, 0, 13],
      Math.PI,
    ),
  )
}

export function apartments(wall: string, band: string): () => Group {
  const [levels, across] = [4, 6]
  const cells = times(levels, (k) =>
    times(across, (i) => {
      const [x, y] = [-11.5 + i * 4.6, 1.9 + k * 3.1]
      return group(windowOn([x, y, 0.02], [1.7, 1.5]), i % 2 === 0 && k > 0 && balcony(x, y))
    }),
  )
  return () => group(lawn(9, { drive: false }), block(wall, band, cells), parkedCars(), lightPole(15, 10))
}
