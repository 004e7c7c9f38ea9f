import type { Group } from 'three'
import { coneYard } from './places/cone-yard.ts'
import { truckLot } from './places/truck-lot.ts'
import { truckStop } from './places/truck-stop.ts'
import { cone } from './places/yard-parts.ts'
import { type Scene, shot } from './scene.ts'
import { rig, road, trailer, vehicle } from './scene-makers.ts'
import { group, place } from './shapes/group.ts'
import { cycle } from './shapes/random.ts'
import { carHauler } from './trailers/car-hauler.ts'
import { chassisTrailer, container } from './trailers/containers.ts'
import { flatbed, stepDeck } from './trailers/flatbeds.ts'
import { hopper } from './trailers/hopper.ts'
import { coils, lumber, machine, pickupTrailer, tarped } from './trailers/loads.ts'
import { lowboy } from './trailers/lowboy.ts'
import { tanker } from './trailers/tanker.ts'
import { dryVan, reefer } from './trailers/vans.ts'
import { bunk } from './trucks/bunk.ts'
import { cabin } from './trucks/cabin.ts'
import { tractor } from './trucks/tractors.ts'
import { dumpTruck, towTruck } from './trucks/work-trucks.ts'
import { boxTruck } from './vehicles/box-trucks.ts'
import { car } from './vehicles/cars.ts'
import { excavator } from './vehicles/excavator.ts'
import { forklift } from './vehicles/forklift.ts'
import { pallet } from './vehicles/pallets.ts'
import { cargoVan } from './vehicles/vans.ts'

const CAB_LENS = { fov: 66, lens: 0.004 }

function loading(): Group {
  return group(
    place(forklift(), [1.6, 0, 0], -0.5),
    place(pallet({ layers: 3 }), [3.5, 0, 1.1], -0.5),
    place(pallet({ layers: 4, wrap: true }), [-1.6, 0, -0.6], 0.2),
    place(pallet({ layers: 2, color: '#d8d4c9' }), [-3.2, 0, 0.8], 0.5),
    place(boxTruck(), [-3, 0, -8.4], Math.PI / 2),
  )
}

export const ROAD_SCENES: Readonly<Record<string, Scene>> = {
  'road-fields': road(['fields', 'day'], rig('round', 'blue', dryVan({ legs: false }))),
  'road-night': road(['hills', 'dusk'], rig('aero', 'white', dryVan({ legs: false, stripe: '#1d48b8' })), -1),
  'road-snow': road(['winter', 'snow'], rig('slope', 'red', dryVan({ legs: false }))),
  /** The home page, where words stand on the left. */
  'home-wide': {
    ...road(['hills', 'dusk'], rig('aero', 'blue', dryVan({ legs: false }))),
    camera: { from: [19, 2.4, 22], at: [-9.4, -2.4, 0], fov: 35, lens: 0.05 },
    exposure: 0.85,
  },
  'road-sunset': road(['autumn', 'golden'], rig('classic', 'black', reefer({ legs: false }))),
  'road-city': road(
    ['city', 'morning'],
    rig('aero', 'silver', reefer({ legs: false, stripe: '#1f5e3d' })),
    -1,
  ),
  'road-hills': road(['hills', 'morning'], rig('classic', 'green', flatbed({ legs: false, load: lumber() }))),
  'road-coils': road(['city', 'overcast'], rig('slope', 'blue', flatbed({ legs: false, load: coils() })), -1),
  'road-tarp': road(['autumn', 'day'], rig('classic', 'orange', flatbed({ legs: false, load: tarped() }))),
  'road-step-deck': road(
    ['hills', 'golden'],
    rig('aero', 'burgundy', stepDeck({ legs: false, load: machine() })),
  ),
  'road-cars': road(['city', 'day'], rig('slope', 'white', carHauler())),
  'road-desert': road(['desert', 'golden'], rig('classic', 'red', tanker({ legs: false }))),
  'road-container': road(
    ['port', 'morning'],
    rig('round', 'white', chassisTrailer({ legs: false, load: container('#a23b2a') })),
  ),
  'road-hopper': road(['fields', 'golden'], rig('classic', 'blue', hopper())),
  'dry-van': trailer(['yard', 'day'], () => dryVan()),
  'dry-van-grey': trailer(['dock', 'overcast'], () => dryVan({ color: '#c3c9ce', stripe: '#a8181d' }), -146),
  'dry-van-rear': trailer(['dealer', 'morning'], () => dryVan(), 40),
  reefer: trailer(['dealer', 'day'], () => reefer({ stripe: '#1f5e3d' }), -34),
  'reefer-blue': trailer(['snow-yard', 'snow'], () => reefer({ stripe: '#1d48b8' }), -142),
  'reefer-rear': trailer(['dock', 'morning'], () => reefer(), 38),
  flatbed: trailer(['gravel', 'day'], () => flatbed(), -28),
  'flatbed-lumber': trailer(['autumn-yard', 'golden'], () => flatbed({ load: lumber() }), -148),
  'step-deck': trailer(['yard', 'overcast'], () => stepDeck(), -26),
  lowboy: trailer(['gravel', 'golden'], () => lowboy({ load: place(excavator(), [1.2, 0, 0]) }), -28),
  tanker: trailer(['rest-area', 'day'], () => tanker(), -30, { middle: -5 }),
  'tanker-white': trailer(['yard', 'morning'], () => tanker({ color: '#eef0f2', hazard: false }), -146, {
    middle: -5,
  }),
  hopper: trailer(['gravel', 'morning'], hopper, -30, { middle: -5 }),
  'car-hauler': trailer(['dealer', 'golden'], carHauler, -28, { middle: -6 }),
  container: trailer(['port', 'overcast'], () => chassisTrailer({ load: container('#27598c') }), -30, {
    middle: -5,
  }),
  chassis: trailer(['yard', 'morning'], () => chassisTrailer(), -28, { middle: -5 }),
  'dump-truck': vehicle(['gravel', 'day'], dumpTruck, -36, { middle: 2.6, distance: 17, aim: 1.8 }),
  'box-truck': vehicle(['dock', 'day'], () => boxTruck({ stripe: '#a8181d' }), -36, {
    middle: -0.6,
    distance: 13,
    aim: 1.65,
  }),
  'box-truck-yellow': vehicle(
    ['shop-front', 'morning'],
    () => boxTruck({ cab: '#e2b01f', body: '#e2b01f' }),
    -142,
    { middle: -0.6, distance: 13, aim: 1.65 },
  ),
  'cargo-van': vehicle(['dock', 'morning'], () => cargoVan(), -38),
  'cargo-van-blue': vehicle(
    ['shop-front', 'overcast'],
    () => cargoVan({ color: '#1d48b8', stripe: '#e9ebee' }),
    -142,
  ),
  hotshot: vehicle(
    ['hills', 'day'],
    () =>
      group(place(car({ kind: 'pickup', color: '#a8181d' }), [4.6, 0, 0]), place(pickupTrailer(), [0, 0, 0])),
    -32,
    { middle: 0.6, distance: 14, aim: 1.3 },
  ),
  'tow-truck': vehicle(['rest-area', 'overcast'], towTruck, -36, {
    middle: 2.4,
    distance: 17,
    aim: 1.8,
  }),
  loading: {
    back: 'dock',
    mood: 'morning',
    subject: loading,
    camera: shot(9, { height: 1.9, aim: 1.35, fov: 36 }),
    radius: 11,
  },
  excavator: vehicle(['gravel', 'golden'], () => group(excavator(), cone(-3.4, 2.4), cone(5, 2.6)), -28, {
    middle: 1.4,
    distance: 16,
    aim: 2,
  }),
  'lot-day': {
    mood: 'day',
    subject: () => truckLot(3),
    camera: { from: [34, 20, 46], at: [0, 0, -12], fov: 36, lens: 0.05 },
    radius: 60,
    fog: [120, 420],
  },
  'lot-night': {
    mood: 'dusk',
    subject: () => truckLot(7, true),
    camera: { from: [-34, 13, 44], at: [0, 1, -12], fov: 38, lens: 0.05 },
    radius: 60,
    fog: [120, 420],
  },
  'lot-above': {
    mood: 'morning',
    subject: () => truckLot(11),
    camera: { from: [20, 44, 34], at: [0, 0, -10], fov: 38, lens: 0.05 },
    radius: 60,
    fog: [200, 600],
  },
  'truck-stop': {
    mood: 'dusk',
    subject: () => group(truckStop(), place(tractor({ style: 'classic', color: '#1d48b8' }), [2, 0, -5.2])),
    camera: { from: [15, 2.4, 16], at: [1, 2.6, -8], fov: 42, lens: 0.04 },
    radius: 24,
  },
  fleet: {
    mood: 'golden',
    back: 'yard',
    subject: () =>
      ['#eff1f3', '#1d48b8', '#a8181d', '#1d1f23', '#1f5e3d'].map((color, i) =>
        place(
          tractor({ style: cycle(['aero', 'round', 'slope', 'classic', 'aero'], i), color }),
          [-6 + i * 4.1, 0, -6 + i * 0.2],
          -Math.PI / 2 - 0.32,
        ),
      ),
    camera: { from: [11, 2.1, 12], at: [1.5, 1.9, 0], fov: 38, lens: 0.05 },
    radius: 16,
  },
  'fleet-white': {
    mood: 'morning',
    back: 'dock',
    subject: () =>
      [0, 1, 2, 3].map((i) =>
        place(
          group(tractor({ style: i % 2 ? 'aero' : 'round', color: '#eff1f3', stripe: '#1f5e3d' })),
          [-7 + i * 4.3, 0, -4],
          -Math.PI / 2 + 0.3,
        ),
      ),
    camera: { from: [-10, 2, 13], at: [0, 1.9, 0], fov: 38, lens: 0.05 },
    radius: 16,
  },
  'cone-yard': {
    back: 'coneyard',
    mood: 'day',
    subject: coneYard,
    degrees: -20,
    camera: shot(21, { height: 3.4, fov: 33, aim: 1.2 }),
    radius: 13,
  },
  'cab-day': {
    back: 'fields',
    mood: 'day',
    subject: () => place(cabin(), [0, 0.9, 0]),
    camera: { from: [-0.6, 2.6, 0.05], at: [1.6, 2.38, -0.02], ...CAB_LENS },
    radius: 3,
    exposure: 1.1,
  },
  'cab-dusk': {
    back: 'hills',
    mood: 'golden',
    subject: () => place(cabin('#4a3b33'), [0, 0.9, 0]),
    camera: { from: [-0.5, 2.64, 0.3], at: [1.6, 2.36, -0.1], ...CAB_LENS },
    radius: 3,
    exposure: 1.1,
  },
  bunk: {
    mood: 'room',
    subject: bunk,
    camera: { from: [1.5, 1.5, 1.5], at: [-1.1, 0.95, -0.25], fov: 46, lens: 0.01 },
    radius: 4,
    floor: '#8d8172',
    fog: [400, 900],
  },
}
