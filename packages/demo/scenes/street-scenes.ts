import { cleaning } from './rooms/cleaning.ts'
import { dinner } from './rooms/dinner.ts'
import { bowl, dumplings, hamburger, plate, taco } from './rooms/dishes.ts'
import { bottles, shelves } from './rooms/goods.ts'
import { kitchen } from './rooms/kitchen.ts'
import { living } from './rooms/living.ts'
import { salon } from './rooms/salon.ts'
import type { Camera, Scene, Setting } from './scene.ts'
import { times } from './shapes/group.ts'
import { matte } from './shapes/materials.ts'
import { box } from './shapes/solids.ts'
import { apartments } from './streets/apartments.ts'
import { balloons } from './streets/balloons.ts'
import { dinerFront } from './streets/diner.ts'
import { truckLunch } from './streets/food-truck.ts'
import { framing } from './streets/framing.ts'
import { grill } from './streets/grill.ts'
import { home } from './streets/homes.ts'
import { land } from './streets/land.ts'
import { roofing } from './streets/roofing.ts'
import { stage } from './streets/stage.ts'
import { store } from './streets/store.ts'

const HOUSE_ROOM: Setting = { mood: 'room', radius: 6, floor: '#cbbfae', fog: [400, 900] }

const houseShot: Camera = { from: [-7, 2.6, 17], at: [1.6, 2.2, 0], fov: 38, lens: 0.03 }

const storeShot: Camera = { from: [4.5, 2.1, 14.5], at: [0, 2.6, 0], fov: 38, lens: 0.03 }

const inside: Camera = { from: [2.4, 1.7, 4.2], at: [0, 1.15, -1.4], fov: 42, lens: 0.02 }

const OUT = { radius: 14 }

/** Houses, fronts of shops, rooms, food, building and feasts. */
export const STREET_SCENES: Readonly<Record<string, Scene>> = {
  'house-blue': { ...OUT, mood: 'day', subject: home({}, 'sedan', '#eff1f3'), camera: houseShot },
  'house-brick': {
    ...OUT,
    mood: 'golden',
    subject: home({ wall: '#9a5a48', roof: '#3f3a38', door: '#23262b', brick: true }, 'suv', '#1d1f23'),
    camera: { ...houseShot, from: [9, 2.2, 17] },
  },
  'house-yellow': {
    ...OUT,
    mood: 'morning',
    subject: home({ wall: '#dcc67f', roof: '#5a4a42', door: '#1f5e3d' }, 'pickup', '#1d48b8'),
    camera: { ...houseShot, from: [-3, 2.4, 18] },
  },
  'house-green': {
    ...OUT,
    mood: 'overcast',
    subject: home({ wall: '#8fa08a', roof: '#3b4148', door: '#d9822b' }, 'suv', '#a8181d'),
    camera: { ...houseShot, from: [6, 3, 18] },
  },
  apartments: {
    ...OUT,
    radius: 22,
    mood: 'day',
    subject: apartments('#c9b793', '#8f7f63'),
    camera: { from: [-15, 3, 28], at: [0, 5.4, 0], fov: 40, lens: 0.03 },
  },
  'apartments-brick': {
    ...OUT,
    radius: 22,
    mood: 'golden',
    subject: apartments('#8f4f40', '#d8cdb8'),
    camera: { from: [17, 2.6, 27], at: [0, 5.4, 0], fov: 40, lens: 0.03 },
  },
  'living-room': { ...HOUSE_ROOM, subject: living, camera: inside },
  kitchen: {
    ...HOUSE_ROOM,
    subject: kitchen,
    camera: { ...inside, from: [-2, 1.75, 3.2], at: [0.2, 1.15, -1.5] },
  },
  land: {
    ...OUT,
    mood: 'morning',
    subject: land,
    camera: { from: [5, 2, 11], at: [0, 1.6, -6], fov: 42, lens: 0.03 },
  },
  'store-red': { ...OUT, mood: 'day', subject: store('#a8181d', 3), camera: storeShot },
  'store-blue': {
    ...OUT,
    mood: 'dusk',
    subject: store('#1d48b8', 4),
    camera: { ...storeShot, from: [-5, 1.9, 14.5] },
  },
  'store-green': {
    ...OUT,
    mood: 'morning',
    subject: store('#1f5e3d', 5),
    camera: { ...storeShot, from: [-3, 2.4, 15] },
  },
  shelves: { ...HOUSE_ROOM, subject: shelves, camera: { ...inside, from: [-2.4, 1.7, 3.6] } },
  diner: {
    ...OUT,
    mood: 'dusk',
    subject: dinerFront,
    camera: { from: [6, 1.9, 14], at: [0, 2.4, 0], fov: 40, lens: 0.03 },
  },
  'taco-truck': {
    ...OUT,
    mood: 'golden',
    subject: truckLunch,
    camera: { from: [3.6, 1.9, 10.5], at: [-0.2, 1.6, 0], fov: 42, lens: 0.03 },
  },
  borsch: dinner(
    '#cfd9d2',
    'walnut',
    plate(0, 0.05, bowl('#8f1f38')),
    plate(
      -0.42,
      0.12,
      times(4, (i) =>
        box(matte('#5a3a26', 0.9), [0.09, 0.03, 0.07], [-0.03 + i * 0.02, 0.03 + i * 0.024, 0], 0.02),
      ),
    ),
  ),
  pelmeni: dinner('#d5d9e2', 'oak', plate(0, 0.05, dumplings()), plate(0.36, 0.14, bowl('#f2efe6'))),
  tacos: dinner(
    '#e6c79a',
    'oak',
    plate(0, 0.05, [-0.07, 0, 0.07].map(taco)),
    plate(-0.38, 0.1, bowl('#a83a24')),
  ),
  burger: dinner('#d9c9b5', 'walnut', plate(0, 0.05, hamburger()), plate(0.38, 0.12, hamburger())),
  grill: {
    ...OUT,
    mood: 'golden',
    subject: grill,
    camera: { from: [2.2, 1.9, 3.8], at: [-0.3, 0.95, 0], fov: 40, lens: 0.03 },
    radius: 6,
  },
  barber: {
    ...HOUSE_ROOM,
    subject: salon('#7a2430', '#cdd3cf'),
    camera: { ...inside, from: [2.8, 1.7, 3.4], at: [-0.1, 1.2, -1.8] },
  },
  'salon-gold': {
    ...HOUSE_ROOM,
    subject: salon('#e6dccb', '#d8c3c9'),
    camera: { ...inside, from: [-2.6, 1.6, 3.4], at: [0.6, 1.2, -1.8] },
  },
  bottles: {
    ...HOUSE_ROOM,
    subject: bottles,
    camera: { from: [1.1, 1.5, 1.6], at: [0, 0.98, -2], fov: 38, lens: 0.02 },
  },
  bucket: {
    ...HOUSE_ROOM,
    subject: cleaning,
    camera: { from: [1.2, 1.5, 2.6], at: [0.35, 0.75, -0.9], fov: 40, lens: 0.02 },
  },
  framing: {
    ...OUT,
    mood: 'morning',
    subject: framing,
    camera: { from: [9, 2.6, 14], at: [0, 2.2, 0], fov: 40, lens: 0.03 },
  },
  roofing: {
    ...OUT,
    mood: 'day',
    subject: roofing,
    camera: { from: [-3.5, 5.4, 16], at: [-0.6, 2.7, 1], fov: 38, lens: 0.03 },
  },
  stage: {
    ...OUT,
    mood: 'dusk',
    subject: stage,
    camera: { from: [4.2, 2.4, 11], at: [0, 2.7, -3], fov: 44, lens: 0.03 },
  },
  balloons: {
    ...OUT,
    mood: 'day',
    subject: balloons,
    camera: { from: [2, 1.9, 7], at: [0.3, 1.6, -1], fov: 42, lens: 0.03 },
    radius: 8,
  },
}
