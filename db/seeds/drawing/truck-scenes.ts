import {
  type Backdrop,
  bay,
  desert,
  docks,
  fields,
  GROUND,
  hills,
  night,
  skyline,
  snow,
  sunset,
  yard,
} from './backdrops.ts'
import { boxTruck, cargoVan, sedan, towTruck } from './cars.ts'
import { at, mirrored, oval, rect, type Svg, shade } from './svg.ts'
import { TRACTORS, type TractorName } from './tractors.ts'
import {
  carHauler,
  combination,
  container,
  dryVan,
  flatbed,
  parked,
  reefer,
  stepDeck,
  TRAILER_LENGTH,
  tanker,
} from './trailers.ts'

const shadow = (x: number, length: number, y = GROUND) =>
  oval(x + length / 2, y + 4, length / 2, 18, '#00000030')

function forSale(backdrop: Backdrop, name: TractorName, color: string): () => Svg {
  const scale = 1.5
  const { draw, length } = TRACTORS[name]
  const x = (1280 - length * scale) / 2
  return () => backdrop() + shadow(x, length * scale, GROUND + 40) + at(x, GROUND + 40, draw(color), scale)
}

function trailerForSale(backdrop: Backdrop, trailer: () => Svg): () => Svg {
  const scale = 1.06
  const x = (1280 - TRAILER_LENGTH * scale) / 2
  return () =>
    backdrop() + shadow(x, TRAILER_LENGTH * scale, GROUND + 30) + parked(trailer(), x, GROUND + 30, scale)
}

function onTheRoad(backdrop: Backdrop, name: TractorName, color: string, trailer: () => Svg): () => Svg {
  const scale = 0.79
  return () => backdrop() + shadow(34, 1180) + combination(trailer(), name, color, 34, GROUND, scale)
}

/** Tractors that stand for sale, by colour: 'aero-white' and so on. */
export const TRACTOR_SCENES = {
  'aero-white': forSale(yard, 'aero', '#eceff1'),
  'aero-blue': forSale(docks, 'aero', '#24506b'),
  'aero-red': forSale(yard, 'aero', '#a3261d'),
  'aero-black': forSale(fields, 'aero', '#2a2e37'),
  'aero-green': forSale(hills, 'aero', '#2f5d3a'),
  'aero-purple': forSale(yard, 'aero', '#5a2a57'),
  'aero-orange': forSale(docks, 'aero', '#b5561c'),
  'aero-silver': forSale(skyline, 'aero', '#aeb5be'),
  'classic-red': forSale(fields, 'classic', '#a3261d'),
  'classic-blue': forSale(yard, 'classic', '#28395e'),
  'classic-black': forSale(sunset, 'classic', '#23262d'),
  'classic-green': forSale(hills, 'classic', '#134e4a'),
  'classic-white': forSale(docks, 'classic', '#eceff1'),
  'day-white': forSale(docks, 'dayCab', '#eceff1'),
  'day-blue': forSale(yard, 'dayCab', '#3a5f94'),
  'day-red': forSale(skyline, 'dayCab', '#a3261d'),
}

export const TRAILER_SCENES = {
  'dry-van': trailerForSale(docks, () => dryVan('#f2f2ee', '#24506b')),
  'dry-van-grey': trailerForSale(yard, () => dryVan('#d9dcdf', '#8a3b12')),
  reefer: trailerForSale(yard, () => reefer('#f7f7f4', '#2f5d3a')),
  'reefer-blue': trailerForSale(docks, () => reefer('#f7f7f4', '#28395e')),
  flatbed: trailerForSale(yard, () => flatbed('#5d626d')),
  'step-deck': trailerForSale(fields, () => stepDeck('#3a3f49')),
  tanker: trailerForSale(yard, () => tanker('#c9ced6')),
  container: trailerForSale(docks, () => container('#8a3b12')),
  'car-hauler': trailerForSale(yard, () => carHauler('#5d626d', sedan)),
}

/** Tractor and trailer under way. */
export const ROAD_SCENES = {
  'road-fields': onTheRoad(fields, 'aero', '#24506b', () => dryVan('#f2f2ee', '#24506b')),
  'road-sunset': onTheRoad(sunset, 'classic', '#a3261d', () => reefer('#f7f7f4', '#a3261d')),
  'road-night': onTheRoad(night, 'aero', '#eceff1', () => dryVan('#dfe3e6', '#5a2a57')),
  'road-snow': onTheRoad(snow, 'aero', '#a3261d', () => dryVan('#f2f2ee', '#a3261d')),
  'road-city': onTheRoad(skyline, 'aero', '#28395e', () => reefer('#f7f7f4', '#134e4a')),
  'road-hills': onTheRoad(hills, 'classic', '#28395e', () => flatbed('#5d626d', 'lumber')),
  'road-coils': onTheRoad(fields, 'aero', '#6b5a12', () => flatbed('#5d626d', 'coils')),
  'road-tarp': onTheRoad(hills, 'aero', '#134e4a', () => flatbed('#5d626d', 'tarp')),
  'road-desert': onTheRoad(desert, 'classic', '#2a2e37', () => tanker('#c9ced6')),
  'road-cars': onTheRoad(skyline, 'aero', '#eceff1', () => carHauler('#5d626d', sedan)),
  'road-container': onTheRoad(docks, 'dayCab', '#134e4a', () => container('#28395e')),
  'road-step-deck': onTheRoad(sunset, 'aero', '#5a2a57', () => stepDeck('#3a3f49')),
}

const street = (backdrop: Backdrop, vehicle: Svg, length: number, scale: number) => () =>
  backdrop() +
  shadow((1280 - length * scale) / 2, length * scale) +
  at((1280 - length * scale) / 2, GROUND, vehicle, scale)

function rowOfTrucks(backdrop: Backdrop, dim = 0): () => Svg {
  const colors = ['#eceff1', '#24506b', '#a3261d', '#2f5d3a'].map((color) => shade(color, dim))
  return () =>
    backdrop() +
    colors
      .map((color, i) => mirrored(520 + i * 280, 640 + i * 78, TRACTORS.aero.draw(color), 0.66 + i * 0.14))
      .join('')
}

export const WORK_SCENES = {
  'box-truck': street(skyline, boxTruck('#eceff1', '#f7f7f4', '#a3261d'), 760, 1.45),
  'box-truck-yellow': street(docks, boxTruck('#e0a100', '#f7f7f4', '#1b1e24'), 760, 1.45),
  'cargo-van': street(skyline, cargoVan('#f2f2ee'), 520, 1.9),
  'cargo-van-blue': street(fields, cargoVan('#3a5f94'), 520, 1.9),
  'tow-truck': street(snow, towTruck('#a3261d'), 760, 1.45),
  'lot-day': rowOfTrucks(yard),
  'lot-night': rowOfTrucks(night, -0.3),
  'shop-bay': () =>
    bay() + rect(150, 820, 980, 14, '#5d626d') + at(170, 822, TRACTORS.aero.draw('#a3261d'), 1.4),
  'shop-hood': () => bay() + at(160, 850, TRACTORS.classic.draw('#28395e'), 1.34),
}
