import { photograph } from './studio.js'
import { tractor } from './tractors.js'
import { group } from './shapes.js'
import { apron, dealership, highway, yard } from './places.js'
import { dryVan, reefer, flatbed, tanker } from './trailers.js'
import { carHauler, dumpTruck, excavator, towTruck } from './heavy.js'
import { boxTruck, cargoVan } from './cars.js'
import { place } from './shapes.js'

const FRONT = { from: [13.4, 2.3, 9.4], at: [3.0, 1.7, 0], fov: 34 }
const SCENES = {
  t1: () => ({ content: group(yard(3), tractor({ style: 'aero', color: '#1f49c4' })), mood: 'day', camera: FRONT }),
  t2: () => ({ content: group(dealership(4), tractor({ style: 'slope', color: '#b3171c' })), mood: 'golden', camera: FRONT }),
  t3: () => ({ content: group(apron(5), tractor({ style: 'round', color: '#e9ebee', stripe: '#1f49c4' })), mood: 'overcast', camera: { from: [-9, 3, 9.5], at: [2.4, 1.75, 0], fov: 34 } }),
  t4: () => ({ content: group(yard(9, { lit: true }), tractor({ style: 'classic', color: '#7b1020' })), mood: 'dusk', camera: FRONT }),
  t5: () => ({ content: group(highway(5), tractor({ style: 'round', color: '#1f49c4' }), reefer({ stripe: '#2f6b46', legs: false })), mood: 'morning', camera: { from: [17, 2.6, 13], at: [-2, 2.2, 0], fov: 40 }, radius: 20 }),
  t6: () => ({ content: group(yard(6), place(carHauler(), 3, 0, 0)), mood: 'day', camera: { from: [14, 3.6, 13], at: [-3, 1.9, 0], fov: 40 }, radius: 20 }),
  t7: () => ({ content: group(yard(6), dumpTruck(), place(excavator(), -9, 0, 3)), mood: 'day', camera: { from: [14, 3, 11], at: [-1, 1.9, 0], fov: 40 }, radius: 20 }),
  t8: () => ({ content: group(apron(7), boxTruck({ stripe: '#2f5d8c' }), place(cargoVan({ color: '#1f49c4' }), 1, 0, 5), place(towTruck(), -8, 0, -6)), mood: 'overcast', camera: { from: [14, 3, 13], at: [-1, 1.9, 0], fov: 40 }, radius: 20 }),
}
export const names = Object.keys(SCENES)
export const picture = (name, samples) => photograph({ ...SCENES[name](), ...(samples && { samples }) })
