import { boxTruck, car, cargoVan, forklift, pallet } from './cars.js'
import { carHauler, dumpTruck, excavator, towTruck } from './heavy.js'
import { aluminum, black, lamp, matte, paint, randomOf, steel } from './materials.js'
import { cone, containers, crane, floor, hall, highway, lightPole, parked, pine, skyline, stalls, woods } from './places.js'
import { bar, box, group, place, profile, rod } from './shapes.js'
import { tractor } from './tractors.js'
import { chassisTrailer, container, dryVan, flatbed, hopper, lowboy, reefer, stepDeck, tanker } from './trailers.js'
import { COLORS, shot } from './truck-scenes.js'

const rig = (style, color, trailer, stripe) => () => group(tractor({ style, color: COLORS[color] ?? color, stripe }), trailer)

/** A rig along a road, seen from the shoulder ahead of it; it drives to the left where `way` is -1. */
function road(back, mood, subject, way = 1) {
  const [ahead, beside] = [17 * way, 24]
  return { back, mood, subject, middle: -2.6, degrees: way > 0 ? 0 : 180, radius: 15, camera: { from: [ahead, 2.3, beside], at: [1.5 * way, 2.5, 0], fov: 34, lens: 0.05 } }
}

const trailer = (back, mood, make, degrees = -30, more = {}) => ({ back, mood, subject: () => group(make()), middle: more.middle ?? -6.6, degrees, radius: 13, camera: shot(more.distance ?? 21, { height: 2.2, fov: 33, aim: 2.05 }) })

const vehicle = (back, mood, make, degrees, middle = 0, distance = 11, aim = 1.5) => ({ back, mood, subject: () => group(make()), middle, degrees, radius: 8, camera: shot(distance, { height: 1.9, fov: 33, aim }) })

const lumber = () => group([-3, -8.4].map((x) => [0, 0.62].map((y) => [-0.6, 0.6].map((z) => Array.from({ length: 5 }, (_, i) => box(matte(['#c79a5c', '#b98a4d', '#d1a76a'][i % 3], 0.85), [4.8, 0.11, 1.1], [x, 0.1 + y + i * 0.12, z]))))), [-1.4, -4.6, -6.8, -10].map((x) => [1.28, -1.28].map((z) => bar(matte('#d9b21f'), 0.03, [x, -0.1, z], [x, 1.32, z]))), [-1.4, -4.6, -6.8, -10].map((x) => box(matte('#d9b21f'), [0.08, 0.02, 2.5], [x, 1.33, 0])))
const coils = () => group([-1.5, -5, -8.5].map((x) => group(rod(steel, 0.85, 1.5, [x, 0.9, 0], 'z'), rod(black, 0.3, 1.52, [x, 0.9, 0], 'z'), [-0.5, 0.5].map((dx) => box(matte('#8a6a40'), [0.2, 0.25, 1.8], [x + dx, 0.12, 0])), bar(matte('#d9b21f'), 0.03, [x - 1, 0, 1.25], [x, 1.76, 0.5]), bar(matte('#d9b21f'), 0.03, [x + 1, 0, 1.25], [x, 1.76, 0.5]))))
const tarped = () => group(profile(matte('#25507a', 0.7), [[0.6, 0], [0.4, 1.9, 0.3], [-5, 2.2, 0.6], [-12.6, 1.9, 0.4], [-12.9, 0]], 2.5, { bevel: 0.3, round: 0.3 }), [-1.5, -4.5, -7.5, -10.5].map((x) => [bar(matte('#d9b21f'), 0.025, [x, 0, 1.28], [x, 1.9, 1.2]), box(matte('#d9b21f'), [0.06, 0.03, 2.4], [x, 2.18, 0])]))
const machine = () => place(excavator(), -6.8, 0, 0)

function above(seed, mood) {
  const random = randomOf(seed)
  const lit = mood === 'night' || mood === 'dusk'
  const rows = [-44, -22, 0, 22].map((z, k) => parked(random, { z, from: -44, count: 24, step: 4, gaps: 0.22, tractors: k % 2 ? 0.5 : 0.15 }))
  return group(floor('#737578', { seed, repeat: 60, cracks: 5 }), [-44, -22, 0, 22].map((z) => stalls({ from: -46, to: 52, step: 4, z: z + 7, length: 17 })), rows, [-36, 0, 36].flatMap((x) => [-33, 11].map((z) => lightPole(x, z, lit))), woods(random, { far: 66, count: 80, span: 260 }))
}

function truckStop(mood) {
  const lit = mood !== 'day'
  const random = randomOf(77)
  const canopy = group(box(matte('#eceef0', 0.5), [26, 0.9, 9], [0, 5.6, -10]), box(paint('#c8372d'), [26.1, 0.4, 9.1], [0, 5.6, -10]), [-10, 0, 10].map((x) => [rod(steel, 0.25, 5.2, [x, 2.6, -10], 'y'), box(matte('#d9dcdf', 0.5), [0.9, 1.9, 0.6], [x, 0.95, -8.6], 0.06), box(lamp('#bfe3ff', lit ? 1.4 : 0.4), [0.5, 0.4, 0.05], [x, 1.5, -8.28])]), [-11, -6.5, -2, 2.5, 7, 11].map((x) => box(lamp('#fff4dc', lit ? 5 : 1.2), [1.2, 0.06, 0.9], [x, 5.12, -10])))
  return group(floor('#6f6d70', { seed: 5, repeat: 66, cracks: 6 }), canopy, place(hall({ doors: 3, step: 9, wall: '#cfc6b6', band: '#c8372d', z: 0 }), 22, 0, -30), parked(random, { z: -34, from: -44, count: 12, tractors: 1, gaps: 0.1 }), [-30, 4, 30].map((x) => lightPole(x, -20, lit)), group(rod(steel, 0.3, 14, [-20, 7, -16], 'y'), box(paint('#c8372d'), [4.6, 2.6, 0.5], [-20, 13, -16], 0.2), box(lamp('#fff1d0', lit ? 2 : 0.6), [3.8, 1, 0.56], [-20, 13.3, -16])), woods(random, { far: 56 }))
}

const coneYard = () => group([-9, -5.5, -2, 1.5, 5, 8.5].map((x) => [cone(x, 3.4, 1.5), cone(x + 1, -3.6, 1.5)]), [-9, 8.6].map((x) => cone(x, 0, 1.5)), box(matte('#e9ebec'), [20, 0.012, 0.14], [0, 0.006, 4.2]), box(matte('#e9ebec'), [20, 0.012, 0.14], [0, 0.006, -4.4]), place(tractor({ style: 'slope', color: '#eff1f3', day: true, stripe: '#d9601a' }), -3, 0, 0), place(box(matte('#1d48b8'), [2.6, 1, 0.06], [0, 2.1, 0]), 8, 0, -8), [7, 9].map((x) => rod(steel, 0.05, 2.2, [x, 1.1, -8.05], 'y')))

/** The place behind a wheel: the view that drivers know. */
function cabin(color = '#30343b') {
  const dash = matte(color, 0.7)
  const light = matte('#7d746a', 0.85)
  const dials = [-0.3, -0.1, 0.12].map((z, i) => group(rod(black, 0.1 - i * 0.015, 0.02, [0.68, 1.34, z], 'x'), rod(lamp(['#dfe8f5', '#dfe8f5', '#ffd9a0'][i], 0.8), 0.085 - i * 0.015, 0.01, [0.666, 1.34, z], 'x'), bar(matte('#d0241c'), 0.004, [0.655, 1.34, z], [0.655, 1.4, z + 0.03])))
  const ring = Array.from({ length: 28 }, (_, i) => { const [a, b] = [(i / 28) * Math.PI * 2, ((i + 1) / 28) * Math.PI * 2]; const at = (t) => [0.42 - Math.sin(t) * 0.12, 1.2 + Math.sin(t) * 0.22, -0.1 + Math.cos(t) * 0.24]; return bar(black, 0.02, at(a), at(b)) })
  const spokes = [0.3, 2.84, 4.71].map((a) => bar(black, 0.02, [0.44, 1.2, -0.1], [0.42 - Math.sin(a) * 0.12, 1.2 + Math.sin(a) * 0.22, -0.1 + Math.cos(a) * 0.24]))
  return group(
    profile(dash, [[0.6, 0.4], [0.62, 1.22, 0.06], [0.78, 1.46, 0.08], [1.2, 1.42], [1.2, 0.4]], 2.3, { bevel: 0.04 }), dials, ring, spokes, rod(black, 0.08, 0.06, [0.43, 1.2, -0.1], 'x'), bar(black, 0.03, [0.46, 1.18, -0.1], [0.75, 1.1, -0.1]),
    box(black, [0.03, 0.2, 0.34], [0.6, 1.28, 0.5], 0.03), box(lamp('#cfe2ff', 0.9), [0.01, 0.16, 0.3], [0.585, 1.28, 0.5]), [0.42, 0.5, 0.58].map((z) => [rod(black, 0.022, 0.03, [0.61, 1.08, z], 'x'), box(steel, [0.02, 0.03, 0.05], [0.61, 1.0, z])]),
    [1.12, -1.12].map((z) => [bar(light, 0.06, [1.15, 1.4, z], [0.72, 2.25, z * 0.96]), box(light, [1.2, 0.9, 0.05], [0.1, 0.95, z * 1.04], 0.03), bar(black, 0.02, [1.25, 1.9, z * 1.35], [1.1, 1.9, z * 1.05]), box(black, [0.1, 0.6, 0.24], [1.3, 1.9, z * 1.4], 0.05), box(matte('#8fa8bf', 0.1, { metalness: 0.6 }), [0.01, 0.52, 0.19], [1.24, 1.9, z * 1.4])]), bar(light, 0.05, [0.72, 2.27, 1.08], [0.72, 2.27, -1.08]), box(light, [1.3, 0.05, 2.3], [0.05, 2.3, 0]), [0.5, -0.5].map((z) => box(matte('#5d574f', 0.9), [0.05, 0.16, 0.8], [0.68, 2.16, z], 0.02)),
    [0.55].map((z) => group(box(matte('#4a3b33', 0.9), [0.55, 0.16, 0.5], [0, 0.75, z], 0.07), box(matte('#4a3b33', 0.9), [0.16, 0.7, 0.5], [-0.28, 1.15, z], 0.07))), box(dash, [0.5, 0.2, 0.3], [0.3, 0.62, 0.2], 0.06), bar(black, 0.018, [0.25, 0.7, 0.18], [0.2, 1.05, 0.2]), rod(black, 0.04, 0.06, [0.2, 1.08, 0.2], 'y'),
  )
}

/** The bunk behind the seats. */
function bunk() {
  const wall = matte('#8d8172', 0.9)
  return group(box(wall, [0.05, 2.4, 2.4], [-2, 1.2, 0]), box(wall, [2.2, 2.4, 0.05], [-1, 1.2, -1.2]), box(matte('#5f574d', 0.95), [3, 0.05, 3], [-0.6, 0, 0]), box(matte('#6d6255', 0.8), [0.95, 0.5, 2.3], [-1.5, 0.25, 0], 0.03), box(matte('#c8c3b8', 0.95), [0.95, 0.2, 2.25], [-1.5, 0.6, 0], 0.08), box(matte('#2c4a78', 0.95), [0.98, 0.1, 1.4], [-1.48, 0.7, 0.4], 0.05), box(matte('#f0eee8', 0.95), [0.5, 0.14, 0.6], [-1.5, 0.76, -0.75], 0.07), box(matte('#c8c3b8', 0.95), [0.9, 0.12, 2.2], [-1.55, 1.6, 0], 0.05), [0.9, -0.9].map((z) => bar(black, 0.015, [-1.1, 1.6, z], [-1.9, 2.3, z])), box(lamp('#ffe3b0', 3), [0.06, 0.06, 0.3], [-1.94, 1.3, -0.6], 0.02), box(matte('#b59a78', 0.6), [1.0, 0.8, 0.45], [-0.75, 1.9, -0.98], 0.04), box(matte('#d4d6d8', 0.4), [0.6, 0.75, 0.45], [-0.6, 0.4, -0.98], 0.04), box(black, [0.5, 0.3, 0.4], [-0.6, 1.0, -1.0], 0.04), box(matte('#7a6a58', 0.95), [0.06, 1.9, 0.5], [-0.1, 1.1, -0.95], 0.03))
}

export const ROAD_BACKDROPS = {
  fields: () => highway(5),
  hills: () => highway(12, { grass: '#7d8f52', hill: '#5f7f58', far: 22 }),
  autumn: () => highway(21, { grass: '#9a8a55', colors: ['#a5672c', '#b98234', '#8a5a2d', '#7d7f3c'], hill: '#9a7a4e' }),
  desert: () => highway(31, { grass: '#c4a273', hill: '#b5764c', trees: 0, more: (r) => Array.from({ length: 5 }, (_, i) => box(matte('#b0633c', 1, { flatShading: true }), [26, 18 + i * 4, 20], [-110 + i * 52 + r.between(-8, 8), 4, -120 - i * 6], 3)) }),
  winter: () => highway(41, { grass: '#e7ecf1', hill: '#cfd9e2', make: (r) => pine(r, true), asphalt: '#7b7f84', far: 20 }),
  city: () => highway(51, { grass: '#8d9183', hill: '#8fa0a8', trees: 18, more: (r) => skyline(r) }),
  port: () => highway(61, { grass: '#85888a', hill: '#8fa3b2', trees: 0, more: (r) => group(containers(r, -40, -16), containers(r, 4, -18), crane(-14, -52), crane(30, -56)) }),
  coneyard: () => group(floor('#7a7c7e', { seed: 8, repeat: 70, cracks: 5 }), place(hall({ doors: 3, step: 8, wall: '#d6d0c4', band: '#d9601a' }), 14, 0, -16), parked(randomOf(15), { z: -30, from: -42, count: 10 }), woods(randomOf(16), { far: 50 }), lightPole(-14, -22)),
}

const dash = { from: [-0.55, 1.72, 0.05], at: [1.6, 1.5, -0.02], fov: 66, lens: 0.004 }

export const ROAD_SCENES = {
  'road-fields': road('fields', 'day', rig('round', 'blue', dryVan({ legs: false }))),
  'road-night': road('hills', 'dusk', rig('aero', 'white', dryVan({ legs: false, stripe: '#1d48b8' })), -1),
  'road-snow': road('winter', 'snow', rig('slope', 'red', dryVan({ legs: false }))),
  /** The home page, where words stand on the left. */
  'home-wide': { ...road('hills', 'dusk', rig('aero', 'blue', dryVan({ legs: false }))), camera: { from: [19, 2.4, 22], at: [-9.4, -2.4, 0], fov: 35, lens: 0.05 }, exposure: 0.85 },
  'road-sunset': road('autumn', 'golden', rig('classic', 'black', reefer({ legs: false }))),
  'road-city': road('city', 'morning', rig('aero', 'silver', reefer({ legs: false, stripe: '#1f5e3d' })), -1),
  'road-hills': road('hills', 'morning', rig('classic', 'green', flatbed({ legs: false, load: lumber() }))),
  'road-coils': road('city', 'overcast', rig('slope', 'blue', flatbed({ legs: false, load: coils() })), -1),
  'road-tarp': road('autumn', 'day', rig('classic', 'orange', flatbed({ legs: false, load: tarped() }))),
  'road-step-deck': road('hills', 'golden', rig('aero', 'burgundy', stepDeck({ legs: false, load: machine() }))),
  'road-cars': road('city', 'day', rig('slope', 'white', carHauler())),
  'road-desert': road('desert', 'golden', rig('classic', 'red', tanker({ legs: false }))),
  'road-container': road('port', 'morning', rig('round', 'white', chassisTrailer({ legs: false, load: container('#a23b2a') }))),
  'road-hopper': road('fields', 'golden', rig('classic', 'blue', hopper())),
  'dry-van': trailer('yard', 'day', () => dryVan({})),
  'dry-van-grey': trailer('dock', 'overcast', () => dryVan({ color: '#c3c9ce', stripe: '#a8181d' }), -146),
  'dry-van-rear': trailer('dealer', 'morning', () => dryVan({}), 40),
  reefer: trailer('dealer', 'day', () => reefer({ stripe: '#1f5e3d' }), -34),
  'reefer-blue': trailer('snow-yard', 'snow', () => reefer({ stripe: '#1d48b8' }), -142),
  'reefer-rear': trailer('dock', 'morning', () => reefer({}), 38),
  flatbed: trailer('gravel', 'day', () => flatbed({}), -28),
  'flatbed-lumber': trailer('autumn-yard', 'golden', () => flatbed({ load: lumber() }), -148),
  'step-deck': trailer('yard', 'overcast', () => stepDeck({}), -26),
  lowboy: trailer('gravel', 'golden', () => lowboy({ load: place(excavator(), 1.2, 0, 0) }), -28),
  tanker: trailer('rest-area', 'day', () => tanker({}), -30, { middle: -5 }),
  'tanker-white': trailer('yard', 'morning', () => tanker({ color: '#eef0f2', hazard: false }), -146, { middle: -5 }),
  hopper: trailer('gravel', 'morning', () => hopper(), -30, { middle: -5 }),
  'car-hauler': trailer('dealer', 'golden', () => carHauler(), -28, { middle: -6 }),
  container: trailer('port', 'overcast', () => chassisTrailer({ load: container('#27598c') }), -30, { middle: -5 }),
  chassis: trailer('yard', 'morning', () => chassisTrailer(), -28, { middle: -5 }),
  'dump-truck': vehicle('gravel', 'day', () => dumpTruck(), -36, 2.6, 17, 1.8),
  'box-truck': vehicle('dock', 'day', () => boxTruck({ stripe: '#a8181d' }), -36, -0.6, 13, 1.65),
  'box-truck-yellow': vehicle('shop-front', 'morning', () => boxTruck({ cab: '#e2b01f', body: '#e2b01f' }), -142, -0.6, 13, 1.65),
  'cargo-van': vehicle('dock', 'morning', () => cargoVan({}), -38),
  'cargo-van-blue': vehicle('shop-front', 'overcast', () => cargoVan({ color: '#1d48b8', stripe: '#e9ebee' }), -142),
  hotshot: vehicle('hills', 'day', () => group(place(car({ kind: 'pickup', color: '#a8181d' }), 4.6), place(pickupTrailer(), 0)), -32, 0.6, 14, 1.3),
  'tow-truck': vehicle('rest-area', 'overcast', () => towTruck(), -36, 2.4, 17, 1.8),
  loading: { back: 'dock', mood: 'morning', subject: () => group(place(forklift(), 1.6, 0, 0, -0.5), place(pallet({ layers: 3 }), 3.5, 0, 1.1, -0.5), place(pallet({ layers: 4, wrap: true }), -1.6, 0, -0.6, 0.2), place(pallet({ layers: 2, color: '#d8d4c9' }), -3.2, 0, 0.8, 0.5), place(boxTruck({}), -3, 0, -8.4, Math.PI / 2)), camera: shot(9, { height: 1.9, aim: 1.35, fov: 36 }), radius: 11 },
  excavator: vehicle('gravel', 'golden', () => group(excavator(), cone(-3.4, 2.4), cone(5, 2.6)), -28, 1.4, 16, 2),
  'lot-day': { mood: 'day', subject: () => above(3, 'day'), camera: { from: [34, 20, 46], at: [0, 0, -12], fov: 36, lens: 0.05 }, radius: 60, fog: [120, 420] },
  'lot-night': { mood: 'dusk', subject: () => above(7, 'dusk'), camera: { from: [-34, 13, 44], at: [0, 1, -12], fov: 38, lens: 0.05 }, radius: 60, fog: [120, 420] },
  'lot-above': { mood: 'morning', subject: () => above(11, 'day'), camera: { from: [20, 44, 34], at: [0, 0, -10], fov: 38, lens: 0.05 }, radius: 60, fog: [200, 600] },
  'truck-stop': { mood: 'dusk', subject: () => group(truckStop('dusk'), place(tractor({ style: 'classic', color: '#1d48b8' }), 2, 0, -5.2, -0.0)), camera: { from: [15, 2.4, 16], at: [1, 2.6, -8], fov: 42, lens: 0.04 }, radius: 24 },
  fleet: { mood: 'golden', back: 'yard', subject: () => ['#eff1f3', '#1d48b8', '#a8181d', '#1d1f23', '#1f5e3d'].map((color, i) => place(tractor({ style: ['aero', 'round', 'slope', 'classic', 'aero'][i], color }), -6 + i * 4.1, 0, -6 + i * 0.2, -Math.PI / 2 - 0.32)), camera: { from: [11, 2.1, 12], at: [1.5, 1.9, 0], fov: 38, lens: 0.05 }, radius: 16 },
  'fleet-white': { mood: 'morning', back: 'dock', subject: () => [0, 1, 2, 3].map((i) => place(group(tractor({ style: i % 2 ? 'aero' : 'round', color: '#eff1f3', stripe: '#1f5e3d' })), -7 + i * 4.3, 0, -4, -Math.PI / 2 + 0.3)), camera: { from: [-10, 2, 13], at: [0, 1.9, 0], fov: 38, lens: 0.05 }, radius: 16 },
  'cone-yard': { back: 'coneyard', mood: 'day', subject: coneYard, degrees: -20, camera: shot(21, { height: 3.4, fov: 33, aim: 1.2 }), radius: 13 },
  'cab-day': { back: 'fields', mood: 'day', subject: () => place(cabin(), 0, 0.9, 0), camera: { ...dash, from: [-0.6, 2.6, 0.05], at: [1.6, 2.38, -0.02] }, radius: 3, exposure: 1.1 },
  'cab-dusk': { back: 'hills', mood: 'golden', subject: () => place(cabin('#4a3b33'), 0, 0.9, 0), camera: { ...dash, from: [-0.5, 2.64, 0.3], at: [1.6, 2.36, -0.1] }, radius: 3, exposure: 1.1 },
  bunk: { mood: 'room', subject: bunk, camera: { from: [1.5, 1.5, 1.5], at: [-1.1, 0.95, -0.25], fov: 46, lens: 0.01 }, radius: 4, floor: '#8d8172', fog: [400, 900] },
}

function pickupTrailer() {
  return group(box(black, [7, 0.2, 0.4], [-1, 0.75, 0]), box(matte('#7a5a3e', 0.9), [7.4, 0.08, 2.3], [-1.2, 0.88, 0]), [-2, -3].map((x) => [1, -1].map((s) => place(rod(black, 0.36, 0.25, [0, 0, 0], 'z'), x, 0.36, s * 1.0))), profile(black, [[2.2, 0.7], [2.4, 1.5], [3.2, 1.5], [3.2, 1.3], [2.7, 1.3], [2.6, 0.7]], 0.3, { bevel: 0.02 }), place(pallet({ layers: 3, wrap: true }), 0.8, 0.92, 0), place(pallet({ layers: 3 }), -0.8, 0.92, 0), place(pallet({ layers: 2 }), -2.4, 0.92, 0), box(aluminum, [7.4, 0.1, 0.05], [-1.2, 0.85, 1.16]))
}
