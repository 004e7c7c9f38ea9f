import type { Group } from 'three'
import { group, type Part } from '../shapes/group.ts'
import { chrome, gap, glass, paint } from '../shapes/materials.ts'
import { type Outline, outline, type Point, rounded } from '../shapes/outlines.ts'
import { leaning, profile, seam, sides } from '../shapes/plates.ts'
import { box } from '../shapes/solids.ts'
import { mirrors, roofLights, visorOf, wipers } from './cab-fittings.ts'
import { sleeperSide } from './sleeper.ts'
import { rearOf, SIDE, STYLES, type TractorStyle, WIDTH, type Windshield } from './styles.ts'

/** The side view, from the rear end over the roof to the hood. */
const cabOutline = (rear: number, roof: Outline, high: number, [bottom, upper]: Windshield): Outline => [
  [rear, 0.92],
  [rear, high - 0.05, 0.2],
  ...roof.toReversed(),
  upper,
  bottom,
  [5.3, 1.9],
  [5.3, 0.92],
]

/** A day cab's roof is flat. */
const dayRoof = ([, [x, y]]: Windshield): Outline => [
  [x - 0.05, y + 0.12],
  [3.9, y + 0.2, 0.2],
]

/** Returns the x of a point at this height that is a little behind the windshield. */
function leanOf([[x, y], [upperX, upperY]]: Windshield): (height: number) => number {
  return (height) => x + ((height - y) / (upperY - y)) * (upperX - x) - 0.16
}

function cabWindow(window: Outline): Part {
  const frame = window.map(([x, y]): Point => [x + Math.sign(x - 4.2) * 0.03, y + Math.sign(y - 2.4) * 0.03])
  return [
    sides(gap, frame, SIDE - 0.002, { round: 0.08 }),
    sides(glass, window, SIDE + 0.003, { round: 0.06 }),
  ]
}

function cabDoor(wind: Windshield): Part {
  const high = wind[1][1] - 0.08
  const lean = leanOf(wind)
  const x = lean(high)
  const window = outline([3.72, 2.08], [lean(2.08), 2.08, 0.03], [x, high], [3.72, high])
  const door = outline([3.62, 1.02], [5.16, 1.02], [5.16, 2.0], [x + 0.06, high + 0.07], [3.62, high + 0.07])
  const handle = outline([3.72, 1.84], [3.94, 1.84], [3.94, 1.9], [3.72, 1.9])
  return [
    cabWindow(window),
    seam(gap, door, SIDE, { wide: 0.016 }),
    sides(chrome, handle, SIDE + 0.012, { round: 0.02, thick: 0.03 }),
  ]
}

export function cabOf(style: TractorStyle, color: string, day: boolean): Group {
  const { wind, roof, flat = false } = STYLES[style]
  const [bottom, upper] = wind
  const top = day ? dayRoof(wind) : roof
  const [, high] = top.at(-1) ?? upper
  const body = paint(color)
  const shape = rounded(cabOutline(rearOf(style, day), top, high, wind), 0.09)
  return group(
    profile(body, shape, WIDTH, { bevel: 0.13 }),
    leaning(glass, bottom, upper, { below: 2.2, above: 2.06, lift: 0.015 }),
    box(body, [0.03, 0.02, 0.05], [5, 2.2, 0]),
    cabDoor(wind),
    !day && sleeperSide(flat, high),
    roofLights(style, day),
    visorOf(style, wind),
    mirrors(style, color),
    wipers(wind),
  )
}
