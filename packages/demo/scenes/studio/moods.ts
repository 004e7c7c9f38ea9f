import type { Point3 } from '../shapes/group.ts'

/** `sun` is its direction; `sky` has the colors from above to the horizon; `soft` widens the sun. */
export type Mood = {
  readonly sun: Point3
  readonly sunColor: string
  readonly sunPower: number
  readonly soft: number
  readonly sky: readonly [high: string, middle: string, low: string]
  readonly skyPower: number
  readonly haze: string
  readonly exposure: number
  readonly clouds: number
}

export type MoodName = 'day' | 'morning' | 'golden' | 'dusk' | 'overcast' | 'snow' | 'room'

/** Light by time and weather. */
export const MOODS: Readonly<Record<MoodName, Mood>> = {
  day: {
    sun: [0.5, 0.75, 0.55],
    sunColor: '#fff1dc',
    sunPower: 3.1,
    soft: 0.035,
    sky: ['#3f7fc4', '#8fbbe3', '#dbe9f3'],
    skyPower: 1.35,
    haze: '#cddde9',
    exposure: 1.3,
    clouds: 0.75,
  },
  morning: {
    sun: [0.75, 0.42, 0.6],
    sunColor: '#ffdcae',
    sunPower: 3.3,
    soft: 0.045,
    sky: ['#5a8fc8', '#a9c6e0', '#f3e2c8'],
    skyPower: 1.2,
    haze: '#e6dccd',
    exposure: 1.32,
    clouds: 0.55,
  },
  golden: {
    sun: [0.8, 0.26, 0.5],
    sunColor: '#ffb768',
    sunPower: 3.6,
    soft: 0.05,
    sky: ['#5b7fb0', '#c9b2a4', '#ffd39a'],
    skyPower: 1.0,
    haze: '#efc899',
    exposure: 1.35,
    clouds: 0.6,
  },
  dusk: {
    sun: [0.6, 0.2, 0.7],
    sunColor: '#ffb27e',
    sunPower: 2.0,
    soft: 0.09,
    sky: ['#5b6f9b', '#b3a4ac', '#ffc08c'],
    skyPower: 1.25,
    haze: '#d2ab97',
    exposure: 1.4,
    clouds: 0.8,
  },
  overcast: {
    sun: [0.3, 0.85, 0.5],
    sunColor: '#eef2f6',
    sunPower: 1.1,
    soft: 0.35,
    sky: ['#93a3b2', '#b6c2cc', '#d9dfe3'],
    skyPower: 1.9,
    haze: '#c9d1d7',
    exposure: 1.25,
    clouds: 0.5,
  },
  snow: {
    sun: [0.55, 0.4, 0.6],
    sunColor: '#ffe9d2',
    sunPower: 2.1,
    soft: 0.1,
    sky: ['#7f9dbd', '#b9cbdc', '#eef1f4'],
    skyPower: 1.6,
    haze: '#dfe6ec',
    exposure: 1.15,
    clouds: 0.4,
  },
  room: {
    sun: [0.45, 0.7, 0.75],
    sunColor: '#fff2e0',
    sunPower: 1.5,
    soft: 0.22,
    sky: ['#e9e6df', '#efece6', '#f6f1e8'],
    skyPower: 1.7,
    haze: '#efece6',
    exposure: 1.25,
    clouds: 0,
  },
}
