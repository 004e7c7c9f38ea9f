import type { Group } from 'three'
import { tree } from '../places/plants.ts'
import { floor } from '../places/yard-parts.ts'
import { wood } from '../rooms/furniture.ts'
import { group, type Part, type Point3, place, times } from '../shapes/group.ts'
import { black, glass, lamp, matte } from '../shapes/materials.ts'
import { type Choices, cycle, type Random, randomOf } from '../shapes/random.ts'
import { ball, box } from '../shapes/solids.ts'
import { car } from '../vehicles/cars.ts'
import { windowOn } from './windows.ts'

const FRUIT_SIZE = 0.15

const food = (colors: Choices<string>, [x, y, z]: Point3): Part =>
  times(9, (i) =>
    ball(matte(cycle(colors, i), 0.6), FRUIT_SIZE, [
      x + (i % 3) * FRUIT_SIZE * 1.9,
      y + (i > 5 ? FRUIT_SIZE : 0),
      z + Math.floor((i % 6) / 3) * FRUIT_SIZE * 1.9,
    ]),
  )

function awningStripe(color: string, i: number): Part {
  const made = box(matte(i % 2 ? '#f4f2ec' : color, 0.8), [0.8, 0.05, 1.7], [-5.6 + i * 0.8, 3.5, 0.85])
  made.rotation.x = 0.42
  return made
}

function shopWindow(x: number, random: Random): Part {
  return [
    box(black, [5, 2.5, 0.1], [x, 1.75, 0.03]),
    box(
      matte('#ffe7bd', 0.4, { emissive: '#7a5d33', emissiveIntensity: 0.8 }),
      [4.8, 2.3, 0.06],
      [x, 1.75, 0.06],
    ),
    times(9, (i) =>
      box(
        matte(random.pick(['#a8181d', '#1d6fa8', '#d9a52b', '#3f7048']), 0.6),
        [0.34, 0.7, 0.1],
        [x - 2 + i * 0.5, 1.1, 0.1],
      ),
    ),
    [-1.6, 0, 1.6].map((off) => box(black, [0.06, 2.4, 0.1], [x + off, 1.75, 0.12])),
  ]
}

function storeDoor(): Group {
  return group(
    box(matte('#3b3f44'), [1.7, 2.7, 0.12], [0, 1.35, 0.05]),
    box(glass, [1.4, 2.4, 0.1], [0, 1.3, 0.1]),
  )
}

/** The colors of what is in each crate. */
const FRUIT: Choices<Choices<string>> = [
  ['#c8372d', '#d9622b'],
  ['#e0a526', '#d9d02b'],
  ['#5d8a3a', '#7aa53f'],
  ['#7a2f6a', '#a84a3a'],
]

function crate(x: number, k: number): Group {
  return group(box(wood('oak'), [1.3, 0.5, 0.8], [x, 0.55, 1.1]), food(cycle(FRUIT, k), [x - 0.3, 0.9, 0.9]))
}

function neighbor(x: number): Part {
  return [
    box(matte('#b0a696', 0.9), [5.4, 8, 8], [x, 4, -4.2]),
    [2, 5].map((y) => windowOn([x, y, -0.15], [1.3, 1.5])),
  ]
}

function storeFront(color: string): Group {
  return group(
    box(matte('#c9b59a', 0.9), [13, 6.2, 8], [0, 3.1, -4]),
    box(matte(color, 0.7), [13.1, 1.2, 0.3], [0, 4.8, 0.1]),
    box(lamp('#fff2d6', 0.8), [4.6, 0.5, 0.06], [0, 4.8, 0.28]),
    box(matte('#8a8f94'), [13.4, 0.3, 8.4], [0, 6.3, -4]),
  )
}

export function store(color: string, seed: number): () => Group {
  const random = randomOf(seed)
  const stripes = times(15, (i) => awningStripe(color, i))
  const crates = [-4.6, -3, 2.6, 4.2].map(crate)
  return () =>
    group(
      floor('#a3a09a', { seed, repeat: 120 }),
      box(matte('#6a6c6f', 0.95), [300, 0.04, 9], [0, 0.0, 10]),
      storeFront(color),
      [-3.6, 3.6].map((x) => shopWindow(x, random)),
      storeDoor(),
      stripes,
      crates,
      [-9.5, 9.5].map(neighbor),
      place(tree(random), [-8, 0, 4]),
      place(car({ kind: 'suv', color: '#eff1f3' }), [8, 0, 8], 0),
    )
}
