import { car } from './cars.js'
import { books, chair, mug, pendant, picture, plant, room, shelf, sofa, table, wood } from './furniture.js'
import { black, chrome, glass, lamp, matte, paint, randomOf, steel } from './materials.js'
import { floor, hills, lightPole, tree, woods } from './places.js'
import { ball, bar, box, group, lathe, place, profile, rod } from './shapes.js'

const trim = matte('#f4f3ef', 0.6)

function windowOn(x, y, z, w = 1.1, h = 1.3) {
  return group(box(trim, [w + 0.2, h + 0.2, 0.1], [x, y, z]), box(glass, [w, h, 0.06], [x, y, z + 0.04]), box(trim, [0.05, h, 0.07], [x, y, z + 0.06]), box(trim, [w, 0.05, 0.07], [x, y, z + 0.06]))
}

const gable = (material, span, rise, length, [x, y, z]) => place(profile(material, [[-span / 2 - 0.45, 0], [0, rise], [span / 2 + 0.45, 0], [span / 2 + 0.3, -0.16], [0, rise - 0.22], [-span / 2 - 0.3, -0.16]], length, { bevel: 0.01, round: 0.02 }), x, y, z)

function house({ wall = '#7d93a8', roof = '#4a4f57', door = '#a8181d', brick = false } = {}) {
  const m = matte(wall, 0.9)
  const boards = Array.from({ length: brick ? 20 : 14 }, (_, i) => box(matte(wall, 0.7), [9.02, 0.02, 7.06], [0, 0.3 + i * (brick ? 0.14 : 0.21), 0]))
  const front = 3.5
  const end = profile(m, [[-4.5, 0], [0, 2.2], [4.5, 0]], 6.9, { bevel: 0.01, round: 0.02 })
  return group(
    box(matte('#9b9790', 0.95), [9.1, 0.3, 7.1], [0, 0.15, 0]), box(m, [9, 3, 7], [0, 1.6, 0], 0.02), boards, place(end, 0, 3.05, 0), gable(matte(roof, 0.9), 9, 2.3, 7.8, [0, 3.2, 0]),
    box(m, [4.6, 2.7, 6.4], [6.6, 1.35, 0.4], 0.02), place(profile(m, [[-2.4, 0], [0, 1.22], [2.4, 0]], 6.3, { bevel: 0.01, round: 0.02 }), 6.6, 2.68, 0.4), gable(matte(roof, 0.9), 4.6, 1.3, 7, [6.6, 2.85, 0.4]), box(trim, [3.3, 2.2, 0.08], [6.6, 1.1, 3.62]), [0.35, 0.9, 1.45].map((y) => box(matte('#cfccc4', 0.7), [3.1, 0.03, 0.03], [6.6, y + 0.2, 3.67])),
    [-2.9, 2.7].map((x) => windowOn(x, 1.75, front + 0.02, 1.5, 1.3)), windowOn(0, 4.2, front - 0.02, 0.9, 0.8), box(trim, [1.3, 2.35, 0.1], [0, 1.35, front + 0.02]), box(matte(door, 0.5), [1.0, 2.1, 0.1], [0, 1.25, front + 0.06]), ball(chrome, 0.05, [0.36, 1.2, front + 0.13]),
    box(matte('#b5b1a8', 0.9), [2.6, 0.24, 1.8], [0, 0.2, front + 0.8]), [-1.2, 1.2].map((x) => rod(trim, 0.09, 2.7, [x, 1.6, front + 1.5], 'y')), place(gable(matte(roof, 0.9), 2.6, 0.8, 2, [0, 3.0, front + 0.75]), 0, 3.0, front + 0.75), box(matte('#8a5344', 0.9), [0.8, 2.2, 0.8], [-2.6, 5.2, -0.8]), [-2.9, 2.7].map((x) => box(wood('walnut'), [1.7, 0.2, 0.3], [x, 0.95, front + 0.18])), [-3.5, -2.9, -2.3, 2.1, 2.7, 3.3].map((x, i) => ball(matte(['#b5344a', '#d99a2b', '#9a4f9a'][i % 3], 0.9), 0.17, [x, 1.1, front + 0.2])),
  )
}

function lawn(seed, { drive = true } = {}) {
  const r = randomOf(seed)
  return group(floor('#7f9a57', { seed, repeat: 130, range: 0.06, spots: 14_000 }), drive && box(matte('#a9a7a2', 0.95), [3.8, 0.03, 12], [6.6, 0.012, 9.6]), box(matte('#b5b2ab', 0.95), [1.2, 0.03, 9], [0, 0.012, 8.6]), box(matte('#6a6c6f', 0.95), [300, 0.04, 7], [0, 0.0, 18.6]), [-4.2, -3, -1.9, 2.1, 3.4].map((x) => ball(matte('#4f7444', 0.95), 0.55, [x, 0.4, 4.4], [1, 0.8, 0.8])), [[-9, 2], [-12, -4], [13, -3], [11.5, 8], [-8.5, 9]].map(([x, z]) => place(tree(r), x, 0, z)), woods(r, { far: 26 }), hills('#7f9a68'))
}

const home = (options, kind, color) => () => group(lawn(4), house(options), place(car({ kind, color }), 6.6, 0, 8.6, -Math.PI / 2))

function apartments(wall, band) {
  const [levels, across] = [4, 6]
  const cells = Array.from({ length: levels }, (_, k) => Array.from({ length: across }, (_, i) => { const [x, y] = [-11.5 + i * 4.6, 1.9 + k * 3.1]; return group(windowOn(x, y, 0.02, 1.7, 1.5), i % 2 === 0 && k > 0 && group(box(matte('#c9c6bf'), [2.8, 0.14, 1.3], [x, y - 1.15, 0.7]), Array.from({ length: 10 }, (_, b) => box(black, [0.04, 0.9, 0.04], [x - 1.3 + b * 0.29, y - 0.65, 1.3])), box(black, [2.8, 0.05, 0.06], [x, y - 0.2, 1.3]))) }))
  return () => group(lawn(9, { drive: false }), group(box(matte(wall, 0.9), [29, 13, 12], [0, 6.5, -6]), [3.4, 6.5, 9.6].map((y) => box(matte(band, 0.8), [29.1, 0.18, 12.1], [0, y, -6])), box(matte('#5a5f66'), [29.6, 0.4, 12.6], [0, 13.1, -6]), cells, box(matte(band), [4, 3.2, 1.4], [0, 1.6, 0.4]), box(glass, [2.6, 2.4, 0.1], [0, 1.2, 1.12])), [-9, -4.5, 5, 10].map((x, i) => place(car({ kind: ['sedan', 'suv', 'pickup', 'sedan'][i], color: ['#1d48b8', '#eff1f3', '#a8181d', '#23262b'][i] }), x, 0, 13, Math.PI)), lightPole(15, 10))
}

const food = (r, colors, x, y, z, size = 0.11) => Array.from({ length: 9 }, (_, i) => ball(matte(colors[i % colors.length], 0.6), size, [x + (i % 3) * size * 1.9, y + (i > 5 ? size : 0), z + Math.floor((i % 6) / 3) * size * 1.9]))

function store(color, name) {
  const r = randomOf(name)
  const stripes = Array.from({ length: 15 }, (_, i) => { const s = box(matte(i % 2 ? '#f4f2ec' : color, 0.8), [0.8, 0.05, 1.7], [-5.6 + i * 0.8, 3.5, 0.85]); s.rotation.x = 0.42; return s })
  const crates = [-4.6, -3, 2.6, 4.2].map((x, k) => group(box(wood('oak'), [1.3, 0.5, 0.8], [x, 0.55, 1.1]), food(r, [['#c8372d', '#d9622b'], ['#e0a526', '#d9d02b'], ['#5d8a3a', '#7aa53f'], ['#7a2f6a', '#a84a3a']][k], x - 0.3, 0.9, 0.9, 0.15)))
  return () => group(floor('#a3a09a', { seed: name, repeat: 120 }), box(matte('#6a6c6f', 0.95), [300, 0.04, 9], [0, 0.0, 10]), box(matte('#c9b59a', 0.9), [13, 6.2, 8], [0, 3.1, -4]), box(matte(color, 0.7), [13.1, 1.2, 0.3], [0, 4.8, 0.1]), box(lamp('#fff2d6', 0.8), [4.6, 0.5, 0.06], [0, 4.8, 0.28]), box(matte('#8a8f94'), [13.4, 0.3, 8.4], [0, 6.3, -4]), [-3.6, 3.6].map((x) => [box(black, [5, 2.5, 0.1], [x, 1.75, 0.03]), box(matte('#ffe7bd', 0.4, { emissive: '#7a5d33', emissiveIntensity: 0.8 }), [4.8, 2.3, 0.06], [x, 1.75, 0.06]), Array.from({ length: 9 }, (_, i) => box(matte(r.pick(['#a8181d', '#1d6fa8', '#d9a52b', '#3f7048']), 0.6), [0.34, 0.7, 0.1], [x - 2 + i * 0.5, 1.1, 0.1])), [-1.6, 0, 1.6].map((off) => box(black, [0.06, 2.4, 0.1], [x + off, 1.75, 0.12]))]), box(matte('#3b3f44'), [1.7, 2.7, 0.12], [0, 1.35, 0.05]), box(glass, [1.4, 2.4, 0.1], [0, 1.3, 0.1]), stripes, crates, [-9.5, 9.5].map((x) => [box(matte('#b0a696', 0.9), [5.4, 8, 8], [x, 4, -4.2]), [2, 5].map((y) => windowOn(x, y, -0.15, 1.3, 1.5))]), place(tree(r), -8, 0, 4), place(car({ kind: 'suv', color: '#eff1f3' }), 8, 0, 8, 0))
}

function foodTruck() {
  const body = paint('#e0702a')
  return group(profile(body, [[-3, 0.5], [-3, 2.9, 0.15], [2, 2.9, 0.2], [2.9, 1.6], [3.1, 1.4], [3.1, 0.5]], 2.2, { bevel: 0.1 }), place(box(matte('#1d2a33'), [2.9, 1, 0.1], [-0.9, 1.95, 1.08])), box(lamp('#ffe1a8', 1.4), [2.7, 0.85, 0.05], [-0.9, 1.95, 1.1]), box(matte('#f1efe9'), [3.1, 0.06, 0.5], [-0.9, 1.4, 1.3]), (() => { const a = box(matte('#f1efe9'), [3.1, 0.06, 1.2], [-0.9, 2.75, 1.6]); a.rotation.x = -0.25; return a })(), Array.from({ length: 6 }, (_, i) => rod(matte(['#c8372d', '#e0c22b', '#5d8a3a'][i % 3]), 0.05, 0.2, [-1.9 + i * 0.2, 1.53, 1.4], 'y')), [-2, 2].map((x) => [1, -1].map((s) => rod(black, 0.4, 0.26, [x, 0.4, s * 1.0], 'z'))), box(glass, [0.9, 0.8, 0.1], [1.9, 2.1, 1.06]), box(matte('#f7e3b5'), [5, 0.3, 0.02], [-0.4, 0.95, 1.1]))
}

const truckLunch = () => group(floor('#8f8c86', { seed: 4, repeat: 90, cracks: 5 }), foodTruck(), [[-3, 4], [0.4, 4.6], [3.4, 3.6]].map(([x, z]) => place(group(table({ top: 'oak', size: [1.6, 0.06, 0.8] }), [0.75, -0.75].map((d) => box(wood('oak'), [1.6, 0.06, 0.34], [0, 0.45, d])), [0.7, -0.7].map((d) => box(black, [0.1, 0.45, 0.3], [0.6, 0.22, d]))), x, 0, z, 0.3)), Array.from({ length: 12 }, (_, i) => ball(lamp('#ffd98a', 4), 0.06, [-6 + i * 1.1, 3.6 - Math.sin((i / 11) * Math.PI) * 0.5, 3.4])), [-6, 6.1].map((x) => rod(black, 0.05, 3.7, [x, 1.85, 3.4], 'y')), woods(randomOf(5), { far: 20 }), box(matte('#9a6a52', 0.9), [30, 5, 4], [0, 2.5, -9]))

function dinerFront() {
  return group(floor('#6f6d70', { seed: 14, repeat: 90, cracks: 6 }), box(matte('#c9ced3', 0.25, { metalness: 0.8 }), [13, 3.4, 6], [0, 1.9, -3], 0.4), [0.9, 1.2, 3.2].map((y) => box(paint('#c8372d'), [13.1, 0.14, 6.1], [0, y, -3], 0.05)), Array.from({ length: 7 }, (_, i) => box(lamp('#ffd99a', 1.3), [1.4, 1.2, 0.1], [-5.1 + i * 1.7, 2.2, 0.02], 0.1)), box(black, [1.2, 2.4, 0.1], [0, 1.4, 0.08]), box(paint('#c8372d'), [8, 1.2, 0.4], [0, 4.3, -1]), Array.from({ length: 9 }, (_, i) => ball(lamp('#ffd98a', 3), 0.12, [-3.6 + i * 0.9, 4.3, -0.76])), [-5, 5.4].map((x, i) => place(car({ kind: i ? 'pickup' : 'sedan', color: i ? '#1d48b8' : '#eff1f3' }), x, 0, 4, -0.5)), lightPole(10, -4, true), woods(randomOf(6), { far: 22 }))
}

const plate = (x, z, ...things) => place(group(lathe(matte('#f6f4ef', 0.25), [[0, 0.01], [0.1, 0.01], [0.16, 0.03], [0.155, 0.035], [0.1, 0.018], [0, 0.018]], [0, 0, 0]), things), x, 0.752, z)
const bowl = (color) => group(lathe(matte('#2f5d6a', 0.3), [[0, 0], [0.06, 0], [0.12, 0.07], [0.115, 0.075], [0.1, 0.06], [0, 0.055]], [0, 0.015, 0]), rod(matte(color, 0.35), 0.105, 0.012, [0, 0.072, 0], 'y'), ball(matte('#fbfaf5', 0.6), 0.03, [0.02, 0.08, 0.01], [1.2, 0.5, 1]), Array.from({ length: 7 }, (_, i) => ball(matte('#4f8a3a', 0.7), 0.008, [Math.cos(i * 2.4) * 0.06, 0.082, Math.sin(i * 2.4) * 0.06])))
const dumplings = () => Array.from({ length: 11 }, (_, i) => { const [a, d] = [i * 2.4, 0.02 + i * 0.0085]; return group(ball(matte('#f0e2c4', 0.5), 0.034, [Math.cos(a) * d, 0.04, Math.sin(a) * d], [1.1, 0.75, 0.9]), ball(matte('#e6d3ad', 0.5), 0.014, [Math.cos(a) * d, 0.065, Math.sin(a) * d])) })
const taco = (z) => group(place(profile(matte('#e0b35c', 0.7), [[-0.09, 0.01], [-0.075, 0.085, 0.05], [0, 0.11, 0.06], [0.075, 0.085, 0.05], [0.09, 0.01]], 0.06, { bevel: 0.012 }), 0, 0.015, z), Array.from({ length: 9 }, (_, i) => ball(matte(['#c8372d', '#5d8a3a', '#7a4a2b'][i % 3], 0.7), 0.018, [-0.06 + i * 0.015, 0.1 + Math.sin(i * 0.4) * 0.02, z])))
const hamburger = () => group(ball(matte('#c98a45', 0.5), 0.085, [0, 0.1, 0], [1, 0.62, 1]), rod(matte('#c98a45', 0.6), 0.085, 0.03, [0, 0.03, 0], 'y'), rod(matte('#5a3524', 0.8), 0.09, 0.028, [0, 0.062, 0], 'y'), rod(matte('#5d9a3a', 0.7), 0.095, 0.01, [0, 0.082, 0], 'y'), rod(matte('#e6b52e', 0.5), 0.088, 0.01, [0, 0.09, 0], 'y'), Array.from({ length: 10 }, (_, i) => bar(matte('#e6c054', 0.6), 0.008, [0.11 + (i % 3) * 0.012, 0.03, -0.05 + i * 0.011], [0.14 + (i % 2) * 0.02, 0.07, -0.04 + i * 0.011])))

const dinner = (wall, top, ...things) => ({ mood: 'room', radius: 4, floor: '#b79a76', fog: [400, 900], camera: { from: [0.45, 1.42, 0.95], at: [0, 0.8, -0.03], fov: 34, lens: 0.014 }, subject: () => group(room({ wall, depth: 5, width: 6 }), table({ top, size: [1.6, 0.06, 1.0] }), things, place(mug('#e6e3dd'), 0.36, 0.752, -0.2), rod(matte('#9fc0cf', 0.1), 0.035, 0.13, [-0.38, 0.82, -0.22], 'y'), [-0.22, 0.22].map((x) => bar(chrome, 0.006, [x, 0.758, -0.08], [x, 0.758, 0.12])), pendant(0.3, -1.2, 2.0), place(plant(1.2), -1.2, 0, -2), picture(0.9, 1.7, -2.42, '#8a4a2d'), place(chair('#8a5a2d'), 0, 0, -1, -Math.PI / 2)) })

const ROOM = { mood: 'room', radius: 6, floor: '#cbbfae', fog: [400, 900] }

function kitchen() {
  const cabinet = (x, y, w, h, d, z) => group(box(matte('#e9e6df', 0.5), [w - 0.04, h, d], [x, y, z], 0.02), box(chrome, [0.14, 0.02, 0.03], [x, y + h / 2 - 0.1, z + d / 2 + 0.02]))
  return group(room({ wall: '#d5dcd6', ground: '#a98b66', window: false }), [-2.4, -1.6, -0.8, 0.8, 1.6, 2.4].map((x) => cabinet(x, 0.45, 0.8, 0.86, 0.62, -2.6)), box(matte('#4a4d50', 0.3), [6.4, 0.05, 0.68], [0, 0.91, -2.58]), [-2.4, -1.6, 1.6, 2.4].map((x) => cabinet(x, 2.05, 0.8, 0.8, 0.36, -2.75)), box(black, [0.78, 0.86, 0.64], [0, 0.44, -2.58], 0.03), box(glass, [0.6, 0.4, 0.03], [0, 0.42, -2.25]), [[-0.2, -2.7], [0.2, -2.7], [-0.2, -2.45], [0.2, -2.45]].map(([x, z]) => rod(matte('#2a2c2e'), 0.09, 0.02, [x, 0.945, z], 'y')), lathe(matte('#a8181d', 0.3), [[0, 0], [0.12, 0], [0.13, 0.16], [0.1, 0.17], [0, 0.19]], [-0.2, 0.955, -2.5]), box(chrome, [0.8, 0.3, 0.4], [0, 2.0, -2.7], 0.04), box(chrome, [0.3, 0.9, 0.26], [0, 2.6, -2.75]), box(chrome, [0.85, 1.9, 0.7], [3.4, 0.95, -2.5], 0.04), place(table({ top: 'walnut', size: [1.9, 0.07, 0.9], height: 0.92 }), 0, 0, -0.6), lathe(matte('#e6e3dd', 0.4), [[0, 0], [0.08, 0], [0.2, 0.1], [0.19, 0.11], [0, 0.03]], [-0.3, 0.93, -0.6]), Array.from({ length: 7 }, (_, i) => ball(matte(['#c8372d', '#d9a52b', '#5d8a3a'][i % 3], 0.5), 0.055, [-0.4 + (i % 3) * 0.1, 1.02 + (i > 4 ? 0.06 : 0), -0.66 + Math.floor(i / 3) * 0.08])), [-0.6, 0.6].map((x) => pendant(x, -0.6, 2.0, '#c79a3f')), place(plant(0.6), 0.6, 0.93, -0.7))
}

const living = () => group(room({ wall: '#dcd8cd' }), box(matte('#8a9aa8', 0.98), [3.4, 0.02, 2.4], [0.4, 0.012, -0.6]), place(sofa('#4c6b62'), 0.4, 0, -2.1), place(table({ top: 'walnut', size: [1.2, 0.05, 0.6], height: 0.42 }), 0.4, 0, -0.7), place(mug('#d9822b'), 0.2, 0.42, -0.7), place(books(3, 3), 0.6, 0.42, -0.75), place(sofa('#b98a55'), 3, 0, -0.6, -Math.PI / 2), place(plant(1.7), -1.3, 0, -2.2), picture(1.1, 2.05, -2.92, '#7a4a2d'), pendant(0.4, -0.7, 2.3, '#e6e3dd'), place(shelf({ width: 1.4, seed: 6 }), 3.2, 0, -2.8))

function salon(color, wall) {
  const seat = (x) => place(group(lathe(chrome, [[0.3, 0], [0.3, 0.03], [0.05, 0.06], [0.05, 0.4]], [0, 0, 0]), box(matte(color, 0.5), [0.6, 0.16, 0.58], [0, 0.52, 0], 0.07), box(matte(color, 0.5), [0.6, 0.75, 0.14], [0, 0.95, 0.26], 0.07), [0.32, -0.32].map((s) => box(chrome, [0.06, 0.05, 0.5], [s, 0.76, 0.02], 0.02)), box(chrome, [0.4, 0.03, 0.2], [0, 0.24, -0.42], 0.01)), x, 0, -1.4, 0.35)
  const mirror = (x) => group(box(matte('#c79a3f', 0.3, { metalness: 0.8 }), [1.1, 1.7, 0.04], [x, 1.85, -2.9], 0.02), box(matte('#c3d3dc', 0.05, { metalness: 0.9 }), [1.0, 1.6, 0.05], [x, 1.85, -2.88]), [-0.66, 0.66].map((d) => [1.3, 1.7, 2.1, 2.5].map((y) => ball(lamp('#ffeac2', 3.5), 0.05, [x + d, y, -2.88]))), box(wood('walnut'), [1.4, 0.06, 0.4], [x, 0.92, -2.7]), Array.from({ length: 6 }, (_, i) => rod(matte(['#a84a6a', '#e6e3dd', '#2f5d6a', '#c79a3f'][i % 4], 0.3), 0.035, 0.18 + (i % 3) * 0.05, [x - 0.4 + i * 0.13, 1.05, -2.72], 'y')))
  return () => group(room({ wall, ground: '#8f7658', window: false, ceiling: [[-1.4, -1], [1.6, -1]] }), [-1.5, 0.6, 2.7].map((x) => [mirror(x), seat(x)]), place(plant(1.5), -3.3, 0, -2.3))
}

const bottles = () => group(room({ wall: '#d9cfd6', width: 6, depth: 5, window: false }), place(shelf({ width: 2.6, color: 'oak', height: 1.9, levels: 4, fill: (x, y, r, step) => group(rod(matte(r.pick(['#a84a6a', '#e6e3dd', '#2f5d6a', '#c79a3f', '#6a4a8a', '#7aa58a']), 0.25), 0.05, step * r.between(0.4, 0.62), [x, y + step * 0.28, 0.04], 'y'), rod(r.next() < 0.5 ? black : chrome, 0.02, 0.07, [x, y + step * 0.62, 0.04], 'y')) }), 0, 0, -2), place(plant(1.4), 1.9, 0, -1.9))
const shelves = () => group(room({ wall: '#e4e1da', width: 9, planks: false, ground: '#b9b6b0', window: false, ceiling: [[-1, 0, 3], [-1, -2, 3]] }), [-2.4, 0.4, 3.2].map((x, k) => place(shelf({ width: 2.6, levels: 5, color: 'grey', height: 2.2, seed: k + 20, fill: (px, y, r, step) => (r.next() < 0.5 ? rod(matte(r.pick(['#c8372d', '#d9a52b', '#1d6fa8', '#3f7048', '#e6e3dd']), 0.4), 0.07, step * 0.6, [px, y + step * 0.32, 0.03], 'y') : box(matte(r.pick(['#c8372d', '#d9a52b', '#1d6fa8', '#3f7048', '#7a4a8a']), 0.7), [0.14, step * 0.68, 0.2], [px, y + step * 0.36, 0.03])) }), x, 0, -2.5)), place(group(box(steel, [0.9, 0.5, 0.6], [0, 0.7, 0], 0.05), Array.from({ length: 5 }, (_, i) => ball(matte(['#c8372d', '#5d8a3a', '#d9a52b'][i % 3]), 0.13, [-0.3 + i * 0.15, 1.0, 0])), [-0.35, 0.35].map((x) => [-0.2, 0.2].map((z) => rod(black, 0.06, 0.04, [x, 0.06, z], 'z'))), bar(steel, 0.02, [-0.5, 1.1, 0.2], [-0.5, 1.1, -0.2])), 0.6, 0, -0.4, 0.5))

const cleaning = () => group(room({ wall: '#d3dfe2', ground: '#a5a8a6', planks: false, ceiling: [[0, -1]] }), place(group(lathe(matte('#1d6fa8', 0.4), [[0, 0], [0.2, 0], [0.26, 0.42], [0.24, 0.42], [0.2, 0.36], [0, 0.36]], [0, 0.05, 0]), Array.from({ length: 12 }, (_, i) => ball(matte('#f7fafc', 0.4), 0.07, [Math.cos(i * 2.4) * 0.13, 0.46, Math.sin(i * 2.4) * 0.13]))), -0.3, 0, -0.6), bar(wood('oak'), 0.018, [0.2, 0.08, -0.4], [0.75, 1.6, -1.1]), Array.from({ length: 11 }, (_, i) => bar(matte('#e6e3dd', 0.95), 0.02, [0.2, 0.12, -0.4], [0.02 + i * 0.035, 0.02, -0.2])), place(group(box(matte('#d9b21f', 0.6), [0.9, 0.7, 0.5], [0, 0.6, 0], 0.05), box(black, [1, 0.05, 0.55], [0, 0.98, 0]), Array.from({ length: 6 }, (_, i) => group(rod(matte(['#c8372d', '#1d6fa8', '#3f7048'][i % 3], 0.4), 0.055, 0.24, [-0.36 + i * 0.14, 1.12, 0], 'y'), box(matte('#f4f3ef'), [0.05, 0.09, 0.09], [-0.36 + i * 0.14, 1.29, 0.02]))), [-0.35, 0.35].map((x) => rod(black, 0.1, 0.05, [x, 0.1, 0.2], 'z'))), 1.4, 0, -1.2, -0.3), place(table({ top: 'white' }), -2.4, 0, -1.8), place(plant(1.3), 2.9, 0, -2.4))

function framing() {
  const stick = matte('#d1a76a', 0.85)
  return group(floor('#9a8562', { seed: 6, repeat: 100, range: 0.08 }), box(matte('#b1aea6'), [9.4, 0.4, 7.4], [0, 0.2, 0]), [3.5, -3.5].map((z) => Array.from({ length: 16 }, (_, i) => box(stick, [0.1, 2.7, 0.14], [-4.5 + i * 0.6, 1.75, z]))), [4.5, -4.5].map((x) => Array.from({ length: 12 }, (_, i) => box(stick, [0.14, 2.7, 0.1], [x, 1.75, -3.3 + i * 0.6]))), [0.45, 3.1].map((y) => [[3.5, -3.5].map((z) => box(stick, [9.2, 0.12, 0.16], [0, y, z])), [4.5, -4.5].map((x) => box(stick, [0.16, 0.12, 7.1], [x, y, 0]))]), Array.from({ length: 12 }, (_, i) => [[-4.7, 0], [4.7, 0]].map(([x]) => bar(stick, 0.06, [x, 3.15, -3.5 + i * 0.64], [0, 5.3, -3.5 + i * 0.64]))), box(stick, [0.1, 0.2, 7.4], [0, 5.3, 0]), place(group(Array.from({ length: 7 }, (_, i) => box(matte(i % 2 ? '#c79a5c' : '#d1a76a', 0.85), [4, 0.12, 1.1], [0, 0.1 + i * 0.13, 0]))), 6.4, 0, 4.6, 0.4), bar(steel, 0.04, [-2, 0, 5.2], [-1.5, 3.4, 3.7]), bar(steel, 0.04, [-2.5, 0, 5.2], [-2, 3.4, 3.7]), Array.from({ length: 8 }, (_, i) => bar(steel, 0.02, [-2.02 + i * 0.06, 0.4 + i * 0.4, 5.02 - i * 0.17], [-2.46 + i * 0.06, 0.4 + i * 0.4, 5.02 - i * 0.17])), place(car({ kind: 'pickup', color: '#eff1f3' }), -8, 0, 4, 0.4), woods(randomOf(8), { far: 24 }), hills('#7f9a68'))
}

const roofing = () => group(lawn(12), house({ wall: '#d9c79a', roof: '#7a4a3a', door: '#1f5e3d' }), Array.from({ length: 7 }, (_, i) => [0, 1].map((k) => { const s = box(matte(i % 2 ? '#5d6a72' : '#4f5b63', 0.9), [0.9, 0.07, 1.1], [-3.8 + i * 0.55, 3.75 + i * 0.27, 1.2 + k * 1.1]); s.rotation.z = 0.47; return s })), bar(steel, 0.05, [-6.6, 0, 2], [-4.9, 3.6, 2]), bar(steel, 0.05, [-6.6, 0, 2.5], [-4.9, 3.6, 2.5]), Array.from({ length: 9 }, (_, i) => bar(steel, 0.03, [-6.5 + i * 0.18, 0.3 + i * 0.38, 2], [-6.5 + i * 0.18, 0.3 + i * 0.38, 2.5])), place(car({ kind: 'pickup', color: '#a8181d' }), -8, 0, 9, 0.3))

const land = () => { const r = randomOf(31); return group(floor('#8fa35f', { seed: 31, repeat: 110, range: 0.07, spots: 14_000 }), hills('#6f8f5f', -120), woods(r, { far: 30, count: 70 }), Array.from({ length: 26 }, (_, i) => [rod(wood('walnut'), 0.07, 1.3, [-34 + i * 2.7, 0.65, -6], 'y'), [0.5, 1.0].map((y) => box(wood('oak'), [2.7, 0.12, 0.05], [-32.7 + i * 2.7, y, -6]))]), place(group(rod(wood('oak'), 0.06, 1.9, [0, 0.95, 0], 'y'), box(matte('#f4f3ef'), [1.3, 0.8, 0.06], [0, 1.6, 0.05]), box(matte('#1f5e3d'), [1.1, 0.26, 0.08], [0, 1.75, 0.06])), 3, 0, 1, -0.2), box(matte('#a48f6b', 0.98), [3, 0.03, 60], [-4, 0.01, 0]), [[8, -3], [-10, -1], [14, 3]].map(([x, z]) => place(tree(r), x, 0, z)), Array.from({ length: 80 }, () => ball(matte(r.pick(['#7f9a4f', '#a3b06a', '#d9c95a']), 0.95), 0.14, [r.between(-16, 16), 0.06, r.between(-5, 9)], [1, 1.3, 1]))) }

function stage() {
  const beam = (x, color, to) => bar(lamp(color, 3), 0.05, [x, 5.6, -3], [to, 5.2, -2.6])
  return group(floor('#5f5a55', { seed: 9, repeat: 120 }), box(matte('#3b352f', 0.8), [13, 1.1, 7], [0, 0.55, -4]), box(matte('#5a2a44', 0.95), [13, 6, 0.3], [0, 4, -7.4]), [-6.3, 6.3].map((x) => [[-0.8, 0.8].map((z) => bar(steel, 0.08, [x, 0, z - 2], [x, 6.2, z - 2]))]), bar(steel, 0.14, [-6.3, 6.2, -2], [6.3, 6.2, -2]), bar(steel, 0.14, [-6.3, 6.2, -6], [6.3, 6.2, -6]), [-4.5, -2.2, 0, 2.2, 4.5].map((x, i) => [rod(black, 0.22, 0.5, [x, 5.8, -2], 'y'), ball(lamp(['#ff6f8a', '#ffd27a', '#8ab4ff', '#ffd27a', '#9affc0'][i], 5), 0.2, [x, 5.5, -2])]), [-5.2, 5.2].map((x) => [1.7, 2.8].map((y) => [box(black, [1.3, 1.0, 1], [x, y, -1.6], 0.05), rod(matte('#3a3d42'), 0.34, 0.06, [x, y, -1.07], 'z')])), bar(chrome, 0.025, [0, 1.1, -2], [0, 2.6, -2]), ball(black, 0.08, [0, 2.66, -1.95]), group(rod(paint('#a8181d'), 0.5, 0.5, [1.8, 1.8, -4.6], 'z'), [[1.1, 2.2], [2.5, 2.2]].map(([x, y]) => rod(paint('#eff1f3'), 0.28, 0.3, [x, y, -4.4], 'y')), [0.6, 3].map((x) => [bar(chrome, 0.02, [x, 1.1, -4.6], [x, 2.8, -4.6]), rod(matte('#c79a3f', 0.3, { metalness: 0.8 }), 0.34, 0.02, [x, 2.8, -4.6], 'y')])), Array.from({ length: 24 }, (_, i) => place(group(box(matte('#8a2f3a', 0.9), [0.5, 0.08, 0.5], [0, 0.45, 0]), box(matte('#8a2f3a', 0.9), [0.5, 0.5, 0.07], [0, 0.75, 0.22])), -4.2 + (i % 8) * 1.2, 0, 1.4 + Math.floor(i / 8) * 1.3)), beam(0, '#ffd27a', 0.2))
}

const balloons = () => { const r = randomOf(44); return group(floor('#86a35c', { seed: 44, repeat: 120, range: 0.06 }), woods(r, { far: 18 }), [[-2.2, 0], [2, -1.4]].map(([x, z]) => place(group(table({ top: 'white', size: [2.6, 0.06, 1] }), box(matte('#d9822b', 0.9), [2.7, 0.03, 1.1], [0, 0.77, 0]), Array.from({ length: 6 }, (_, i) => rod(matte(['#c8372d', '#1d6fa8', '#e6c22b'][i % 3], 0.4), 0.05, 0.16, [-1 + i * 0.4, 0.86, 0.2], 'y')), lathe(matte('#f1d9df', 0.6), [[0, 0], [0.24, 0], [0.24, 0.16], [0.16, 0.16], [0.16, 0.3], [0, 0.3]], [0, 0.78, -0.1])), x, 0, z)), Array.from({ length: 16 }, (_, i) => { const [x, y, z] = [-3.6 + (i % 8) * 1.0 + r.between(-0.2, 0.2), 2.1 + r.between(0, 1.2), -2 + r.between(-0.5, 1.2)]; return [ball(paint(['#c8372d', '#e6b52e', '#1d6fa8', '#3f7048', '#7a2f6a', '#d9601a'][i % 6]), 0.27, [x, y, z], [1, 1.18, 1]), bar(matte('#e6e3dd'), 0.006, [x, y - 0.32, z], [x * 0.86, 0.8, z])] }), place(group(rod(black, 0.36, 0.3, [0, 0.85, 0], 'y'), ball(black, 0.37, [0, 1.0, 0], [1, 0.6, 1]), [0, 2.1, 4.2].map((a) => bar(black, 0.02, [Math.cos(a) * 0.3, 0, Math.sin(a) * 0.3], [0, 0.8, 0]))), 4.4, 0, 0.6)) }

const grill = () => { const r = randomOf(45); return group(floor('#86a35c', { seed: 45, repeat: 120, range: 0.06 }), woods(r, { far: 18 }), box(matte('#a9a49a', 0.95), [9, 0.06, 6], [0, 0.02, 0]), group(box(black, [1.5, 0.5, 0.75], [0, 0.85, 0], 0.12), rod(black, 0.37, 1.5, [0, 1.1, 0], 'x'), box(lamp('#ff7a2a', 1.6), [1.3, 0.03, 0.5], [0, 1.12, 0.2]), Array.from({ length: 7 }, (_, i) => bar(steel, 0.012, [-0.6, 1.17, -0.05 + i * 0.07], [0.6, 1.17, -0.05 + i * 0.07])), Array.from({ length: 6 }, (_, i) => ball(matte(['#7a4a2b', '#a8623a', '#c8372d'][i % 3], 0.6), 0.08, [-0.5 + i * 0.2, 1.21, 0.16 + (i % 2) * 0.12], [1.3, 0.45, 0.9])), [-0.6, 0.6].map((x) => [-0.3, 0.3].map((z) => bar(black, 0.03, [x, 0, z], [x, 0.7, z]))), box(wood('oak'), [0.5, 0.05, 0.7], [1.1, 1.0, 0])), place(group(table({ top: 'oak', size: [2.2, 0.07, 0.9] }), [0.8, -0.8].map((d) => box(wood('oak'), [2.2, 0.06, 0.36], [0, 0.45, d]))), -2.6, 0, -1.2, 0.4), Array.from({ length: 5 }, (_, i) => ball(matte('#e3e6e8', 0.9, { transparent: true, opacity: 0.16 }), 0.3 + i * 0.12, [0.1 + i * 0.1, 1.7 + i * 0.4, 0]))) }

const houseShot = { from: [-7, 2.6, 17], at: [1.6, 2.2, 0], fov: 38, lens: 0.03 }
const storeShot = { from: [4.5, 2.1, 14.5], at: [0, 2.6, 0], fov: 38, lens: 0.03 }
const inside = { from: [2.4, 1.7, 4.2], at: [0, 1.15, -1.4], fov: 42, lens: 0.02 }
const OUT = { radius: 14 }

/** Houses, fronts of shops, rooms, food, building and feasts. */
export const STREET_SCENES = {
  'house-blue': { ...OUT, mood: 'day', subject: home({}, 'sedan', '#eff1f3'), camera: houseShot },
  'house-brick': { ...OUT, mood: 'golden', subject: home({ wall: '#9a5a48', roof: '#3f3a38', door: '#23262b', brick: true }, 'suv', '#1d1f23'), camera: { ...houseShot, from: [9, 2.2, 17] } },
  'house-yellow': { ...OUT, mood: 'morning', subject: home({ wall: '#dcc67f', roof: '#5a4a42', door: '#1f5e3d' }, 'pickup', '#1d48b8'), camera: { ...houseShot, from: [-3, 2.4, 18] } },
  'house-green': { ...OUT, mood: 'overcast', subject: home({ wall: '#8fa08a', roof: '#3b4148', door: '#d9822b' }, 'suv', '#a8181d'), camera: { ...houseShot, from: [6, 3, 18] } },
  apartments: { ...OUT, radius: 22, mood: 'day', subject: apartments('#c9b793', '#8f7f63'), camera: { from: [-15, 3, 28], at: [0, 5.4, 0], fov: 40, lens: 0.03 } },
  'apartments-brick': { ...OUT, radius: 22, mood: 'golden', subject: apartments('#8f4f40', '#d8cdb8'), camera: { from: [17, 2.6, 27], at: [0, 5.4, 0], fov: 40, lens: 0.03 } },
  'living-room': { ...ROOM, subject: living, camera: inside },
  kitchen: { ...ROOM, subject: kitchen, camera: { ...inside, from: [-2, 1.75, 3.2], at: [0.2, 1.15, -1.5] } },
  land: { ...OUT, mood: 'morning', subject: land, camera: { from: [5, 2, 11], at: [0, 1.6, -6], fov: 42, lens: 0.03 } },
  'store-red': { ...OUT, mood: 'day', subject: store('#a8181d', 3), camera: storeShot },
  'store-blue': { ...OUT, mood: 'dusk', subject: store('#1d48b8', 4), camera: { ...storeShot, from: [-5, 1.9, 14.5] } },
  'store-green': { ...OUT, mood: 'morning', subject: store('#1f5e3d', 5), camera: { ...storeShot, from: [-3, 2.4, 15] } },
  shelves: { ...ROOM, subject: shelves, camera: { ...inside, from: [-2.4, 1.7, 3.6] } },
  diner: { ...OUT, mood: 'dusk', subject: dinerFront, camera: { from: [6, 1.9, 14], at: [0, 2.4, 0], fov: 40, lens: 0.03 } },
  'taco-truck': { ...OUT, mood: 'golden', subject: truckLunch, camera: { from: [3.6, 1.9, 10.5], at: [-0.2, 1.6, 0], fov: 42, lens: 0.03 } },
  borsch: dinner('#cfd9d2', 'walnut', plate(0, 0.05, bowl('#8f1f38')), plate(-0.42, 0.12, Array.from({ length: 4 }, (_, i) => box(matte('#5a3a26', 0.9), [0.09, 0.03, 0.07], [-0.03 + i * 0.02, 0.03 + i * 0.024, 0], 0.02)))),
  pelmeni: dinner('#d5d9e2', 'oak', plate(0, 0.05, dumplings()), plate(0.36, 0.14, bowl('#f2efe6'))),
  tacos: dinner('#e6c79a', 'oak', plate(0, 0.05, [-0.07, 0, 0.07].map(taco)), plate(-0.38, 0.1, bowl('#a83a24'))),
  burger: dinner('#d9c9b5', 'walnut', plate(0, 0.05, hamburger()), plate(0.38, 0.12, hamburger())),
  grill: { ...OUT, mood: 'golden', subject: grill, camera: { from: [2.2, 1.9, 3.8], at: [-0.3, 0.95, 0], fov: 40, lens: 0.03 }, radius: 6 },
  barber: { ...ROOM, subject: salon('#7a2430', '#cdd3cf'), camera: { ...inside, from: [2.8, 1.7, 3.4], at: [-0.1, 1.2, -1.8] } },
  'salon-gold': { ...ROOM, subject: salon('#e6dccb', '#d8c3c9'), camera: { ...inside, from: [-2.6, 1.6, 3.4], at: [0.6, 1.2, -1.8] } },
  bottles: { ...ROOM, subject: bottles, camera: { from: [1.1, 1.5, 1.6], at: [0, 0.98, -2], fov: 38, lens: 0.02 } },
  bucket: { ...ROOM, subject: cleaning, camera: { from: [1.2, 1.5, 2.6], at: [0.35, 0.75, -0.9], fov: 40, lens: 0.02 } },
  framing: { ...OUT, mood: 'morning', subject: framing, camera: { from: [9, 2.6, 14], at: [0, 2.2, 0], fov: 40, lens: 0.03 } },
  roofing: { ...OUT, mood: 'day', subject: roofing, camera: { from: [-3.5, 5.4, 16], at: [-0.6, 2.7, 1], fov: 38, lens: 0.03 } },
  stage: { ...OUT, mood: 'dusk', subject: stage, camera: { from: [4.2, 2.4, 11], at: [0, 2.7, -3], fov: 44, lens: 0.03 } },
  balloons: { ...OUT, mood: 'day', subject: balloons, camera: { from: [2, 1.9, 7], at: [0.3, 1.6, -1], fov: 42, lens: 0.03 }, radius: 8 },
}
