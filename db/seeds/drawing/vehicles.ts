import { boxTruck, cargoVan, sedan, towTruck } from './cars.ts'
import { shade } from './svg.ts'
import { TRACTORS } from './tractors.ts'
import { combination, dryVan, flatbed, reefer } from './trailers.ts'

/** What drives across boards, in the units it is drawn in. Takes the colour of the board for its stripes. */
export const VEHICLES = {
  van: { width: 1482, draw: (c: string) => combination(dryVan('#f6f5f1', c), 'aero', '#eceff1', 0, 0, 1) },
  reefer: {
    width: 1550,
    draw: (c: string) => combination(reefer('#f7f7f4', shade(c, -0.2)), 'classic', '#c4281c', 0, 0, 1),
  },
  flatbed: {
    width: 1550,
    draw: () => combination(flatbed('#8d939e', 'lumber'), 'classic', '#e0a100', 0, 0, 1),
  },
  aero: { width: 648, draw: () => TRACTORS.aero.draw('#eceff1') },
  classic: { width: 716, draw: () => TRACTORS.classic.draw('#e0a100') },
  box: { width: 760, draw: (c: string) => boxTruck('#eceff1', '#f7f7f4', c) },
  cargo: { width: 520, draw: () => cargoVan('#f2f2ee') },
  tow: { width: 760, draw: () => towTruck('#e0a100') },
  car: { width: 400, draw: () => sedan('#eceff1') },
} as const
export type VehicleName = keyof typeof VEHICLES
