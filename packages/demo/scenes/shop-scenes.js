import { car } from './cars.js'
import { table, wood } from './furniture.js'
import { aluminum, black, chrome, glass, lamp, matte, paint, randomOf, steel } from './materials.js'
import { ball, bar, box, group, lathe, place, rod } from './shapes.js'
import { tractor } from './tractors.js'
import { wheel } from './wheels.js'

const SHOP = { mood: 'room', radius: 11, floor: '#8b8d8f', fog: [400, 900] }

/** A bay: a hall open to the camera, with lamps, a colored band and lines on the floor. */
function bay({ wall = '#d9d6cf', band = '#27496b', deep = 9, wide = 20, ground = '#8f9194' } = {}) {
  return group(
    box(matte(ground, 0.28), [wide + 16, 0.1, deep + 26], [0, -0.05, 9], 0.001), box(matte(wall, 0.9), [wide + 16, 7, 0.2], [0, 3.5, -deep], 0.001), box(matte(band, 0.7), [wide + 16, 0.9, 0.24], [0, 1.0, -deep + 0.02], 0.001), box(matte(wall, 0.9), [0.2, 7, deep + 12], [-wide / 2, 3.5, 0], 0.001), box(matte(band, 0.7), [0.24, 0.9, deep + 12], [-wide / 2 + 0.02, 1, 0], 0.001),
    Array.from({ length: 7 }, (_, i) => box(steel, [0.3, 0.4, 18], [-9 + i * 3, 6.6, 0])), [-6, -1, 4, 9].map((x) => [-5, 0].map((z) => box(lamp('#fff7ea', 4), [2.6, 0.08, 0.35], [x, 6.1, z]))), [-5.2, 5.2].map((x) => box(matte('#d7b23a', 0.6), [0.14, 0.01, 16], [x, 0.006, 0])),
    [-3.5, 6].map((x) => group(box(matte('#3a3e43'), [4, 5, 0.1], [x, 2.5, -deep + 0.14]), box(matte('#e6e8ea', 0.5), [3.7, 4.7, 0.1], [x, 2.4, -deep + 0.18]), Array.from({ length: 9 }, (_, i) => box(matte('#b2b8bd'), [3.7, 0.04, 0.04], [x, 0.4 + i * 0.5, -deep + 0.25])), box(glass, [2.6, 0.4, 0.05], [x, 3.4, -deep + 0.24]))),
  )
}

function chest(color = '#a8181d') {
  return group(box(paint(color), [1.3, 1.1, 0.6], [0, 0.72, 0], 0.03), Array.from({ length: 6 }, (_, i) => [box(paint(color), [1.2, 0.14, 0.03], [0, 0.28 + i * 0.17, 0.31]), box(chrome, [1.1, 0.025, 0.03], [0, 0.33 + i * 0.17, 0.335])]), box(black, [1.34, 0.05, 0.64], [0, 1.29, 0]), [-0.5, 0.5].map((x) => [-0.2, 0.2].map((z) => rod(black, 0.08, 0.05, [x, 0.08, z], 'x'))))
}

function wrench(length, color = chrome) {
  return group(bar(color, 0.014, [0, 0, 0], [0, length, 0]), lathe(color, [[0.02, 0], [0.042, 0], [0.042, 0.02], [0.02, 0.02]], [0, length, 0.01], 'z', 12), ball(color, 0.032, [0, 0, 0], [1, 1.2, 0.5]))
}

function toolWall() {
  return group(box(matte('#c9a877', 0.9), [4.4, 1.8, 0.05], [0, 2.0, 0]), Array.from({ length: 13 }, (_, i) => place(wrench(0.25 + i * 0.035), -1.95 + i * 0.18, 1.75, 0.05)), Array.from({ length: 6 }, (_, i) => group(rod(matte(['#a8181d', '#d9b21f'][i % 2], 0.5), 0.026, 0.16, [0.75 + i * 0.14, 2.4, 0.06], 'y'), bar(chrome, 0.008, [0.75 + i * 0.14, 2.32, 0.06], [0.75 + i * 0.14, 2.05, 0.06]))), [1.75, 1.95].map((x, i) => group(bar(wood('oak'), 0.02, [x, 1.5, 0.06], [x, 2.1, 0.06]), box(steel, [0.2, 0.1, 0.09], [x, 2.12 + i * 0.04, 0.07], 0.02))), Array.from({ length: 8 }, (_, i) => rod(chrome, 0.02 + i * 0.004, 0.06, [0.7 + i * 0.13, 1.4, 0.06], 'z')), [-1.5, -0.9].map((x) => lathe(matte('#d9601a', 0.6), [[0.1, 0], [0.15, 0.02], [0.15, 0.05], [0.1, 0.07]], [x, 1.38, 0.06], 'z', 20)))
}

const workbench = () => group(table({ top: 'oak', size: [4, 0.09, 0.9], height: 0.95 }), place(engineBlock(), -0.7, 0.95, 0), place(group(box(steel, [0.2, 0.16, 0.3], [0, 0.1, 0], 0.03), rod(chrome, 0.016, 0.34, [0, 0.14, 0.2], 'x')), 1.5, 0.95, 0.2), box(paint('#1d48b8'), [0.5, 0.3, 0.3], [0.7, 1.1, 0], 0.03), [0.1, 0.25].map((x) => rod(matte('#d9b21f'), 0.05, 0.2, [x, 1.05, 0.1], 'y')))

function engineBlock() {
  const block = matte('#b9422d', 0.5, { metalness: 0.3 })
  const grey = matte('#8d939a', 0.4, { metalness: 0.7 })
  return group(box(block, [1.25, 0.5, 0.5], [0, 0.32, 0], 0.05), box(grey, [1.2, 0.24, 0.42], [0, 0.68, 0], 0.06), Array.from({ length: 6 }, (_, i) => [rod(grey, 0.06, 0.12, [-0.48 + i * 0.19, 0.82, 0], 'y'), bar(chrome, 0.012, [-0.48 + i * 0.19, 0.84, 0.02], [-0.48 + i * 0.19, 0.6, 0.3]), bar(grey, 0.035, [-0.48 + i * 0.19, 0.5, 0.2], [-0.48 + i * 0.19, 0.42, 0.34])]), rod(grey, 0.06, 1.15, [0, 0.42, 0.36], 'x'), lathe(grey, [[0, 0], [0.16, 0.02], [0.19, 0.1], [0.12, 0.18], [0.08, 0.2]], [0.28, 0.52, 0.42], 'z', 24), rod(black, 0.22, 0.06, [0.68, 0.36, 0], 'x'), [0.18, -0.12].map((z, i) => rod(steel, 0.1, 0.05, [0.7, 0.66 - i * 0.1, z], 'x')), box(black, [1.1, 0.16, 0.4], [0, 0.08, 0], 0.05), rod(matte('#e6e3dd', 0.5), 0.07, 0.24, [-0.35, 0.3, 0.34], 'y'), rod(matte('#1d48b8', 0.5), 0.07, 0.24, [-0.15, 0.28, 0.34], 'y'))
}

function lift(color = '#1d48b8') {
  return group([1.75, -1.75].map((z) => [box(paint(color), [0.36, 3.4, 0.3], [0, 1.7, z], 0.04), box(steel, [0.8, 0.05, 0.6], [0, 0.03, z]), [0.5, -0.5].map((x) => bar(matte('#d9b21f', 0.5), 0.07, [0, 1.72, z * 0.94], [x * 2.2, 1.74, z * 0.5]))]), box(paint(color), [0.3, 0.16, 3.8], [0, 3.4, 0]))
}

const jack = (x, z) => group(lathe(matte('#d9601a', 0.5), [[0.2, 0], [0.05, 0.45], [0.05, 0.6], [0.1, 0.62]], [x, 0, z], 'y', 8))
const stacked = (x, z, count) => Array.from({ length: count }, (_, i) => { const w = wheel({ width: 0.28, plain: true, rim: black }); w.rotation.x = Math.PI / 2; return place2(w, x, 0.15 + i * 0.285, z) })
const place2 = (object, x, y, z) => { object.position.set(x, y, z); return object }
const posedTruck = (options, degrees, x = 0, z = 0) => place(group(place(tractor(options), -3.1)), x, 0, z, (degrees * Math.PI) / 180)

function foam(seed, count = 90) {
  const { between } = randomOf(seed)
  return Array.from({ length: count }, () => ball(matte('#f7fafc', 0.5), between(0.06, 0.2), [between(-4.2, 4.4), between(0.02, 0.12), between(-2.4, 2.8)], [1.3, 0.5, 1.3]))
}

function brush(x, z, color) {
  return group(rod(matte(color, 0.95), 0.55, 3.6, [x, 2, z], 'y'), Array.from({ length: 14 }, (_, i) => lathe(matte(color, 0.95), [[0.5, 0], [0.72, 0.06], [0.5, 0.12]], [x, 0.4 + i * 0.25, z], 'y', 18)), box(steel, [0.5, 0.4, 0.5], [x, 4, z]))
}

const washBay = (color, style) => () => group(bay({ wall: '#cfdde6', band: '#1d6fa8', ground: '#7f8f99' }), posedTruck({ style, color }, -38), foam(3), brush(-5.2, -2.6, '#2f7fc0'), brush(5.4, -4, '#c03a3a'), [-6, 6].map((x) => group(bar(steel, 0.07, [x, 0, -4.6], [x, 4.6, -4.6]))), bar(steel, 0.09, [-6, 4.6, -4.6], [6, 4.6, -4.6]), Array.from({ length: 16 }, (_, i) => ball(matte('#ffffff', 0.4), 0.12, [-2.4 + (i * 0.37) % 3.4, 2 + (i * 0.53) % 1.6, 1.2 - (i * 0.29) % 1.1], [1, 0.6, 1])))

const shopBay = (options, degrees, band) => () => group(bay({ band }), posedTruck(options, degrees), place(chest(), 5.6, 0, 1.4, -0.6), place(chest('#1d48b8'), -6.4, 0, -5), jack(4.6, 2.4), stacked(-6.6, -1.5, 4), stacked(-7.5, -2.3, 3), place(workbench(), -6.5, 0, -7.6), place(toolWall(), -6.5, 0, -8.7))

const carBay = (kind, color, up) => () => group(bay({ wall: '#ddd8cd', band: '#a8181d', wide: 16 }), up && lift(), place(car({ kind, color }), 0, up ? 1.55 : 0, 0, up ? 0 : 0.6), place(chest(), 4, 0, -2.4, -0.5), place(workbench(), -4.6, 0, -7.8), place(toolWall(), -4.6, 0, -8.75), stacked(5.2, -5, 3), !up && [box(matte('#e9edf0', 0.7), [0.1, 2.2, 3.4], [-2.9, 1.1, -2.6]), [-1.8, 2.6].map((x) => group(bar(steel, 0.03, [x, 0, -2.2], [x, 2.3, -2.2]), box(lamp('#fff7e6', 4), [0.6, 0.3, 0.1], [x, 2.3, -2.15])))])

const tireShop = () => group(bay({ band: '#2f3338', wall: '#d3cec4' }), Array.from({ length: 6 }, (_, i) => stacked(-4.5 + (i % 3) * 1.2, -4 - Math.floor(i / 3) * 1.3, 3 + ((i * 2) % 3))), [0.9, 2.2, 3.5].map((x, i) => place2(wheel({ deep: i === 1, rim: i ? chrome : aluminum }), x, 0.51, -2.6 + i * 0.25)), group(box(paint('#a8181d'), [1.1, 1.0, 0.8], [5.4, 0.5, -4.4], 0.06), rod(steel, 0.06, 1.6, [5.4, 1.6, -4.6], 'y')), place(chest('#23262b'), -6.4, 0, -2.4, 0.5))

const rack = () => group([-0.9, 0.9].map((x) => [-0.4, 0.4].map((z) => box(paint('#1d48b8'), [0.1, 4.6, 0.1], [x * 2.4, 2.3, z]))), [0.4, 1.9, 3.4].map((y) => [box(paint('#d9601a'), [4.4, 0.14, 0.08], [0, y, 0.42]), box(paint('#d9601a'), [4.4, 0.14, 0.08], [0, y, -0.42]), box(matte('#b7bcc1'), [4.3, 0.04, 0.8], [0, y + 0.08, 0]), Array.from({ length: 5 }, (_, i) => box(matte(['#b98a55', '#a97c48', '#d8d4c9', '#8d6a40'][(i + Math.round(y)) % 4], 0.85), [0.66, 0.5 + ((i * 3) % 4) * 0.12, 0.7], [-1.7 + i * 0.85, y + 0.42, 0], 0.02))]))


const BAY = { from: [1.8, 2.0, 15.5], at: [0, 1.9, -0.5], fov: 32, lens: 0.03 }

/** Shops for trucks and cars, and what lies about in them. */
export const SHOP_SCENES = {
  'shop-bay': { ...SHOP, subject: shopBay({ style: 'aero', color: '#eff1f3' }, -36, '#27496b'), camera: BAY },
  'shop-hood': { ...SHOP, subject: shopBay({ style: 'classic', color: '#1d48b8' }, -138, '#a82a25'), camera: { ...BAY, from: [-2, 1.8, 14.6] } },
  'wash-bay': { ...SHOP, subject: washBay('#1d48b8', 'round'), camera: BAY },
  'wash-red': { ...SHOP, subject: washBay('#a8181d', 'slope'), camera: { ...BAY, from: [-3, 2.2, 15] } },
  'car-lift': { ...SHOP, subject: carBay('sedan', '#1d48b8', true), camera: { from: [5.5, 1.9, 8.4], at: [0, 1.75, -0.8], fov: 34, lens: 0.03 } },
  'car-paint': { ...SHOP, subject: carBay('pickup', '#d9601a', false), camera: { from: [3.6, 1.7, 8], at: [0, 1.1, -0.6], fov: 34, lens: 0.03 } },
  tires: { ...SHOP, subject: tireShop, camera: { from: [3.6, 1.7, 5.2], at: [0.3, 1.0, -3], fov: 42, lens: 0.03 } },
  'tool-wall': { ...SHOP, subject: () => group(bay({}), place(toolWall(), 0, 0, -6), place(workbench(), 0, 0, -5.4), place(chest('#1d48b8'), 3, 0, -5.2)), camera: { from: [1.6, 1.9, -0.6], at: [0.1, 1.55, -5.6], fov: 44, lens: 0.02 } },
  toolbox: { ...SHOP, subject: () => group(bay({ band: '#a8181d' }), place(chest(), 0, 0, -4, 0.35), place(chest('#23262b'), 1.6, 0, -4.4, -0.1), jack(-1.4, -3.2), stacked(-2.4, -4.6, 4), [0, 1, 2].map((i) => place(wrench(0.3 + i * 0.05), -0.3 + i * 0.16, 1.33, -4))), camera: { from: [1.8, 1.8, 0.6], at: [0, 0.85, -4], fov: 36, lens: 0.02 } },
  engine: { ...SHOP, subject: () => group(bay({ band: '#2f3338' }), place(group(table({ top: 'grey', size: [1.8, 0.06, 0.9], height: 0.6 }), place(engineBlock(), 0, 0.6, 0)), 0, 0, -3.6, 0.3), place(chest(), -2.6, 0, -5.4, 0.3), stacked(2.6, -5.2, 4)), camera: { from: [1.1, 1.75, -0.4], at: [0, 1.0, -3.6], fov: 38, lens: 0.02 } },
  polish: { ...SHOP, subject: () => group(bay({ wall: '#b9bec4', band: '#3a3fbf' }), posedTruck({ style: 'classic', color: '#5f1526' }, -14)), camera: { from: [3.4, 1.1, 5.4], at: [2.1, 0.95, 0.6], fov: 33, lens: 0.03 } },
  warehouse: { ...SHOP, subject: () => group(bay({ wall: '#dfe1e3', wide: 26, deep: 16 }), [-7, -1.6, 3.8].map((x) => [-13, -8, -3].map((z) => place(rack(), x, 0, z, Math.PI / 2)))), camera: { from: [1.2, 2.2, 9], at: [0.9, 2.1, -6], fov: 44, lens: 0.02 }, radius: 16 },
}
