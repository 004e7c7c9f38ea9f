import type { Choices } from '../shapes/random.ts'
import { dealership } from './dealership.ts'
import { apron } from './hall.ts'
import { gravel, restArea, snowYard } from './lots.ts'
import { ROAD_BACKDROPS } from './road-backdrops.ts'
import { yard } from './yard.ts'

const AUTUMN: Choices<string> = ['#a5672c', '#b98234', '#8a5a2d', '#7d7f3c']

/** Where vehicles stand, by name. */
export const BACKDROPS = {
  yard: () => yard(3),
  'lit-yard': () => yard(9, { lit: true, surface: '#6d6a6c' }),
  'autumn-yard': () => yard(14, { trees: AUTUMN, surface: '#807b74' }),
  'snow-yard': snowYard,
  dealer: () => dealership(4),
  dock: () => apron(5),
  'shop-front': () =>
    apron(7, { wall: '#d9d3c6', band: '#a82a25', open: [2], surface: '#908f8c', lit: true }),
  gravel,
  'rest-area': restArea,
  ...ROAD_BACKDROPS,
}

export type BackdropName = keyof typeof BACKDROPS
