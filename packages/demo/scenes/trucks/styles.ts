import type { Material } from 'three'
import { black, chrome, plastic, steel } from '../shapes/materials.ts'
import type { Point } from '../shapes/outlines.ts'

// The front axle is at x = 6.1, the drive axles are at 1.15 and -0.2; the fifth wheel between them carries a trailer's
// pin at x = 0.5.

/** Sorts of conventional tractors. */
export type TractorStyle = 'aero' | 'slope' | 'round' | 'classic'

/** The upper line, from the windshield to the nose. */
export type Hood = readonly [Point, ...Point[]]
export type Windshield = readonly [below: Point, above: Point]
export type BumperKind = 'dark' | 'chrome' | 'paint' | 'straight'
export type HeadlightSize = readonly [y: number, z: number, height: number, width: number]

export type Grille = {
  readonly y: number
  readonly height: number
  readonly width: number
  readonly frame: Material
  readonly bars: number
  readonly upright?: boolean
  readonly barMaterial: Material
}

/** `nose` is the share of the width that the nose has, at `noseX`; `back` is where the sleeper ends. */
type Style = {
  readonly hood: Hood
  readonly nose: number
  readonly noseX: number
  readonly wind: Windshield
  readonly roof: readonly [front: Point, edge: Point, rear: Point]
  readonly back: number
  readonly flat?: boolean
  readonly grille: Grille
  readonly bumper: BumperKind
  readonly lights: HeadlightSize | null
}

/** The side views of cab and hood, and what decorates them. */
export const STYLES: Readonly<Record<TractorStyle, Style>> = {
  aero: {
    hood: [
      [5.1, 2.16],
      [6.2, 2.02],
      [6.95, 1.8],
      [7.32, 1.42],
      [7.4, 0.8],
    ],
    nose: 0.8,
    noseX: 7.36,
    wind: [
      [5.22, 2.18],
      [4.42, 3.02],
    ],
    roof: [
      [4.36, 3.1],
      [3.35, 3.9, 0.4],
      [2.6, 4.02, 0.3],
    ],
    back: 1.72,
    grille: { y: 1.28, height: 0.58, width: 1.24, frame: black, bars: 6, barMaterial: chrome },
    bumper: 'dark',
    lights: [1.3, 0.88, 0.22, 0.4],
  },
  slope: {
    hood: [
      [5.1, 2.14],
      [6.1, 2.02],
      [7.05, 1.68],
      [7.6, 1.25],
      [7.66, 0.78],
    ],
    nose: 0.72,
    noseX: 7.6,
    wind: [
      [5.2, 2.16],
      [4.5, 2.98],
    ],
    roof: [
      [4.44, 3.06],
      [3.6, 3.86, 0.5],
      [2.7, 4.06, 0.4],
    ],
    back: 1.6,
    grille: { y: 1.22, height: 0.74, width: 0.9, frame: chrome, bars: 9, barMaterial: chrome },
    bumper: 'chrome',
    lights: [1.2, 0.84, 0.2, 0.46],
  },
  round: {
    hood: [
      [5.05, 2.2],
      [6.05, 2.12],
      [6.8, 1.94],
      [7.15, 1.5],
      [7.22, 0.82],
    ],
    nose: 0.88,
    noseX: 7.16,
    wind: [
      [5.12, 2.22],
      [4.45, 3.06],
    ],
    roof: [
      [4.4, 3.14],
      [3.7, 3.82, 0.6],
      [2.8, 4.12, 0.6],
    ],
    back: 1.5,
    grille: { y: 1.42, height: 0.62, width: 1.5, frame: plastic, bars: 4, barMaterial: steel },
    bumper: 'paint',
    lights: [1.34, 0.92, 0.2, 0.34],
  },
  classic: {
    hood: [
      [5.0, 2.12],
      [6.4, 2.08],
      [7.5, 2.0],
      [7.58, 1.9],
      [7.6, 1.0],
    ],
    nose: 0.74,
    noseX: 7.6,
    wind: [
      [5.06, 2.14],
      [4.78, 2.86],
    ],
    roof: [
      [4.7, 2.98, 0.1],
      [3.7, 3.06, 0.2],
      [3.5, 3.12],
    ],
    back: 1.7,
    flat: true,
    grille: {
      y: 1.5,
      height: 0.94,
      width: 0.98,
      frame: chrome,
      bars: 15,
      upright: true,
      barMaterial: chrome,
    },
    bumper: 'straight',
    lights: null,
  },
}

/** Of a cab. */
export const WIDTH = 2.42

const DAY_CAB_REAR = 3.28

/** Where the cab ends: day cabs have no place to sleep. */
export function rearOf(style: TractorStyle, day: boolean): number {
  return day ? DAY_CAB_REAR : STYLES[style].back
}

/** How far from the middle its sides are: what lies on them is a little farther. */
export const SIDE = WIDTH / 2 + 0.004
