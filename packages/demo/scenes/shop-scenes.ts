import type { Group } from 'three'
import { table } from './rooms/furniture.ts'
import type { Camera, Scene, Setting } from './scene.ts'
import { group, place } from './shapes/group.ts'
import { bay } from './shops/bay.ts'
import { jack, posedTruck, stacked } from './shops/bay-things.ts'
import { carBay, shopBay, tireShop } from './shops/shops.ts'
import { chest, toolWall, wrench } from './shops/tools.ts'
import { rack } from './shops/warehouse.ts'
import { washBay } from './shops/wash.ts'
import { engineBlock, workbench } from './shops/workbench.ts'

const SHOP: Setting = { mood: 'room', radius: 11, floor: '#8b8d8f', fog: [400, 900] }

const BAY: Camera = { from: [1.8, 2.0, 15.5], at: [0, 1.9, -0.5], fov: 32, lens: 0.03 }

function toolCorner(): Group {
  return group(
    bay(),
    place(toolWall(), [0, 0, -6]),
    place(workbench(), [0, 0, -5.4]),
    place(chest('#1d48b8'), [3, 0, -5.2]),
  )
}

function toolboxes(): Group {
  return group(
    bay({ band: '#a8181d' }),
    place(chest(), [0, 0, -4], 0.35),
    place(chest('#23262b'), [1.6, 0, -4.4], -0.1),
    jack(-1.4, -3.2),
    stacked(-2.4, -4.6, 4),
    [0, 1, 2].map((i) => place(wrench(0.3 + i * 0.05), [-0.3 + i * 0.16, 1.33, -4])),
  )
}

function engineStand(): Group {
  return group(
    bay({ band: '#2f3338' }),
    place(
      group(table({ top: 'grey', size: [1.8, 0.06, 0.9], height: 0.6 }), place(engineBlock(), [0, 0.6, 0])),
      [0, 0, -3.6],
      0.3,
    ),
    place(chest(), [-2.6, 0, -5.4], 0.3),
    stacked(2.6, -5.2, 4),
  )
}

function warehouse(): Group {
  return group(
    bay({ wall: '#dfe1e3', wide: 26, deep: 16 }),
    [-7, -1.6, 3.8].map((x) => [-13, -8, -3].map((z) => place(rack(), [x, 0, z], Math.PI / 2))),
  )
}

/** Shops for trucks and cars, and what lies about in them. */
export const SHOP_SCENES: Readonly<Record<string, Scene>> = {
  'shop-bay': { ...SHOP, subject: shopBay({ style: 'aero', color: '#eff1f3' }, -36, '#27496b'), camera: BAY },
  'shop-hood': {
    ...SHOP,
    subject: shopBay({ style: 'classic', color: '#1d48b8' }, -138, '#a82a25'),
    camera: { ...BAY, from: [-2, 1.8, 14.6] },
  },
  'wash-bay': { ...SHOP, subject: washBay('#1d48b8', 'round'), camera: BAY },
  'wash-red': { ...SHOP, subject: washBay('#a8181d', 'slope'), camera: { ...BAY, from: [-3, 2.2, 15] } },
  'car-lift': {
    ...SHOP,
    subject: carBay('sedan', '#1d48b8', true),
    camera: { from: [5.5, 1.9, 8.4], at: [0, 1.75, -0.8], fov: 34, lens: 0.03 },
  },
  'car-paint': {
    ...SHOP,
    subject: carBay('pickup', '#d9601a', false),
    camera: { from: [3.6, 1.7, 8], at: [0, 1.1, -0.6], fov: 34, lens: 0.03 },
  },
  tires: {
    ...SHOP,
    subject: tireShop,
    camera: { from: [3.6, 1.7, 5.2], at: [0.3, 1.0, -3], fov: 42, lens: 0.03 },
  },
  'tool-wall': {
    ...SHOP,
    subject: toolCorner,
    camera: { from: [1.6, 1.9, -0.6], at: [0.1, 1.55, -5.6], fov: 44, lens: 0.02 },
  },
  toolbox: {
    ...SHOP,
    subject: toolboxes,
    camera: { from: [1.8, 1.8, 0.6], at: [0, 0.85, -4], fov: 36, lens: 0.02 },
  },
  engine: {
    ...SHOP,
    subject: engineStand,
    camera: { from: [1.1, 1.75, -0.4], at: [0, 1.0, -3.6], fov: 38, lens: 0.02 },
  },
  polish: {
    ...SHOP,
    subject: () =>
      group(
        bay({ wall: '#b9bec4', band: '#3a3fbf' }),
        posedTruck({ style: 'classic', color: '#5f1526' }, -14),
      ),
    camera: { from: [3.4, 1.1, 5.4], at: [2.1, 0.95, 0.6], fov: 33, lens: 0.03 },
  },
  warehouse: {
    ...SHOP,
    subject: warehouse,
    camera: { from: [1.2, 2.2, 9], at: [0.9, 2.1, -6], fov: 44, lens: 0.02 },
    radius: 16,
  },
}
