import { type Place, type Scene, shot } from './scene.ts'
import { type Choices, cycle } from './shapes/random.ts'
import type { TractorStyle } from './trucks/styles.ts'
import { tractor } from './trucks/tractors.ts'
import { COLORS, STRIPES, TRUCK_COLORS, type TruckColor } from './trucks/truck-colors.ts'

/** Placeholders for the colors of a tractor, whose meshes are made once for all of them. */
const [PAINTED, STRIPED] = ['#fe01fe', '#fe02fe']

type Cab = TractorStyle | 'day'

const CABS: readonly Cab[] = ['aero', 'slope', 'round', 'classic', 'day']

/** Places and light that trucks are shown in; neighbors in a list rarely share them. */
const SETTINGS: Choices<Place> = [
  ['yard', 'day'],
  ['dealer', 'morning'],
  ['dock', 'overcast'],
  ['lit-yard', 'dusk'],
  ['autumn-yard', 'golden'],
  ['shop-front', 'day'],
  ['snow-yard', 'snow'],
  ['dealer', 'dusk'],
  ['dock', 'morning'],
  ['gravel', 'golden'],
  ['yard', 'overcast'],
  ['rest-area', 'day'],
  ['shop-front', 'dusk'],
]

const FRONTS: Choices<number> = [-42, -136, -35, -146, -50, -128]
const REARS: Choices<number> = [38, 146, 30, 140, -8, -170]

/** Two pictures of a tractor: from the front and from behind or the side. `c` and `k` number cabs and colors. */
function scenesOf(cab: Cab, c: number, color: TruckColor, k: number): [string, Scene][] {
  const i = c * 3 + k * 5
  const [back, mood] = cycle(SETTINGS, i)
  const day = cab === 'day'
  const style = cab !== 'day' ? cab : k % 2 ? 'slope' : 'aero'
  const tints = { [PAINTED]: COLORS[color], [STRIPED]: (c + k) % 3 === 1 ? STRIPES[color] : null }
  const view = (degrees: number, height: number): Scene => ({
    back,
    mood,
    key: `${style} ${day}`,
    tints,
    subject: () => tractor({ style, color: PAINTED, day, stripe: STRIPED }),
    middle: day ? 3.4 : 3.1,
    degrees,
    camera: shot(day ? 14.6 : 16.2, { height }),
    radius: 9,
  })
  const front = view(cycle(FRONTS, c + k) + ((i * 7) % 9) - 4, 1.5 + ((i * 3) % 5) * 0.2)
  const rear = view(cycle(REARS, c * 2 + k) + ((i * 5) % 9) - 4, 1.7 + ((i * 7) % 5) * 0.3)
  return [
    [`${cab}-${color}-front`, front],
    [`${cab}-${color}-rear`, rear],
  ]
}

export const TRUCK_SCENES: Readonly<Record<string, Scene>> = Object.fromEntries(
  TRUCK_COLORS.flatMap((color, k) => CABS.flatMap((cab, c) => scenesOf(cab, c, color, k))),
)
