import { tractor } from './tractors.js'

export const COLORS = { white: '#eff1f3', blue: '#1d48b8', red: '#a8181d', black: '#1d1f23', green: '#1f5e3d', silver: '#b4bac1', burgundy: '#5f1526', orange: '#d9601a' }
const STRIPES = { white: '#1d48b8', blue: '#dfe4ea', red: '#e6e2da', black: '#a8181d', green: '#e3d9b0', silver: '#2a2f36', burgundy: '#c9a86a', orange: '#23262b' }
/** Stand for the colors of a tractor, whose meshes are made once for all of them. */
const [PAINTED, STRIPED] = ['#fe01fe', '#fe02fe']
const CABS = { aero: 'aero', slope: 'slope', round: 'round', classic: 'classic', day: 'aero' }

/** Places and light that trucks are shown in; neighbors in a list rarely share them. */
const SETTINGS = [
  ['yard', 'day'], ['dealer', 'morning'], ['dock', 'overcast'], ['lit-yard', 'dusk'], ['autumn-yard', 'golden'], ['shop-front', 'day'], ['snow-yard', 'snow'], ['dealer', 'dusk'], ['dock', 'morning'], ['gravel', 'golden'], ['yard', 'overcast'], ['rest-area', 'day'], ['shop-front', 'dusk'],
]

export const shot = (distance, { height = 2.2, fov = 29, aim = 1.95, side = 0, lens = 0.05 } = {}) => ({ from: [side, height, distance], at: [0, aim, 0], fov, lens })

const FRONTS = [-42, -136, -35, -146, -50, -128]
const REARS = [38, 146, 30, 140, -8, -170]

/** Two pictures of each tractor: from the front and from behind or the side. */
export const TRUCK_SCENES = Object.fromEntries(
  Object.keys(COLORS).flatMap((color, k) => Object.keys(CABS).flatMap((cab, c) => {
    const i = c * 3 + k * 5
    const [back, mood] = SETTINGS[i % SETTINGS.length]
    const day = cab === 'day'
    const style = day && k % 2 ? 'slope' : CABS[cab]
    const make = () => tractor({ style, color: PAINTED, day, stripe: STRIPED })
    const tints = { [PAINTED]: COLORS[color], [STRIPED]: (c + k) % 3 === 1 ? STRIPES[color] : null }
    const middle = day ? 3.4 : 3.1
    const distance = day ? 14.6 : 16.2
    const view = (degrees, height) => ({ back, mood, key: `${style} ${day}`, tints, subject: make, middle, degrees, camera: shot(distance, { height }), radius: 9 })
    return [
      [`${cab}-${color}-front`, view(FRONTS[(c + k) % FRONTS.length] + ((i * 7) % 9) - 4, 1.5 + ((i * 3) % 5) * 0.2)],
      [`${cab}-${color}-rear`, view(REARS[(c * 2 + k) % REARS.length] + ((i * 5) % 9) - 4, 1.7 + ((i * 7) % 5) * 0.3)],
    ]
  })),
)
