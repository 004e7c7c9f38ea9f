import { black, chrome, drawn, lamp, matte, plastic, randomOf } from './materials.js'
import { ball, bar, box, group, lathe, place, rod } from './shapes.js'

const WOOD = { oak: '#b88a58', walnut: '#6e4a31', white: '#e6e3dd', grey: '#8d9196', black: '#2b2c2f' }
export const wood = (name) => matte(WOOD[name], 0.55)

export function table({ top = 'oak', size = [1.7, 0.05, 0.85], height = 0.75, legs = 'metal' } = {}) {
  const [w, t, d] = size
  const leg = legs === 'metal' ? black : wood(top)
  return group(box(wood(top), [w, t, d], [0, height - t / 2, 0], 0.03), [1, -1].map((x) => [1, -1].map((z) => box(leg, [0.06, height - t, 0.06], [x * (w / 2 - 0.08), (height - t) / 2, z * (d / 2 - 0.08)]))))
}

export function chair(color = '#2f3b4f') {
  const cloth = matte(color, 0.85)
  const feet = Array.from({ length: 5 }, (_, i) => bar(black, 0.025, [0, 0.1, 0], [Math.cos(i * 1.257) * 0.32, 0.05, Math.sin(i * 1.257) * 0.32]))
  return group(feet, rod(chrome, 0.03, 0.35, [0, 0.28, 0], 'y'), box(cloth, [0.52, 0.1, 0.5], [0, 0.48, 0], 0.05), box(cloth, [0.09, 0.62, 0.48], [-0.26, 0.86, 0], 0.05), [1, -1].map((z) => [box(black, [0.32, 0.04, 0.06], [0.02, 0.7, z * 0.28], 0.02), bar(black, 0.02, [0, 0.5, z * 0.27], [0, 0.7, z * 0.28])]))
}

/** What screens show: lists, a map with a route, a chart, hours of a driver. */
const SCREENS = {
  list: (c, s) => fillScreen(c, s, '#f6f7f9', () => {
    for (let i = 0; i < 13; i++) row(c, s, i)
  }),
  map: (c, s) => fillScreen(c, s, '#dbe6d3', () => {
    c.strokeStyle = '#ffffff'; c.lineWidth = s / 60
    for (let i = 1; i < 7; i++) { c.beginPath(); c.moveTo((i * s) / 7, 0); c.lineTo((i * s) / 7 + 30, s); c.moveTo(0, (i * s) / 7); c.lineTo(s, (i * s) / 7 - 40); c.stroke() }
    c.strokeStyle = '#3a3fbf'; c.lineWidth = s / 42; c.beginPath(); c.moveTo(s * 0.12, s * 0.8); c.bezierCurveTo(s * 0.3, s * 0.3, s * 0.6, s * 0.8, s * 0.88, s * 0.25); c.stroke()
    for (const [x, y] of [[0.12, 0.8], [0.5, 0.56], [0.88, 0.25]]) { c.fillStyle = '#c22a22'; c.beginPath(); c.arc(x * s, y * s, s / 30, 0, 7); c.fill() }
  }),
  chart: (c, s) => fillScreen(c, s, '#ffffff', () => {
    for (let i = 0; i < 9; i++) { c.fillStyle = i % 3 === 2 ? '#3a3fbf' : '#a9afe6'; const h = s * (0.18 + 0.06 * i + (i % 2) * 0.05); c.fillRect(s * (0.08 + i * 0.096), s * 0.9 - h, s * 0.07, h) }
    c.strokeStyle = '#d9652b'; c.lineWidth = s / 80; c.beginPath(); c.moveTo(s * 0.1, s * 0.66); c.lineTo(s * 0.4, s * 0.5); c.lineTo(s * 0.6, s * 0.55); c.lineTo(s * 0.9, s * 0.14); c.stroke()
  }),
  hours: (c, s) => fillScreen(c, s, '#f7f8fa', () => {
    c.strokeStyle = '#c5cad0'; c.lineWidth = 2
    for (let i = 0; i < 25; i++) { c.beginPath(); c.moveTo(s * (0.06 + i * 0.0366), s * 0.25); c.lineTo(s * (0.06 + i * 0.0366), s * 0.8); c.stroke() }
    c.strokeStyle = '#1f6b4a'; c.lineWidth = s / 60; c.beginPath(); c.moveTo(s * 0.06, s * 0.3)
    for (const [x, y] of [[0.3, 0.3], [0.3, 0.62], [0.5, 0.62], [0.5, 0.75], [0.58, 0.75], [0.58, 0.62], [0.78, 0.62], [0.78, 0.45], [0.94, 0.45]]) c.lineTo(s * x, s * y)
    c.stroke()
  }),
}

function fillScreen(c, s, color, more) {
  c.fillStyle = color; c.fillRect(0, 0, s, s); c.fillStyle = '#22262d'; c.fillRect(0, 0, s, s * 0.09); more()
}

function row(c, s, i) {
  const y = s * (0.13 + i * 0.066)
  c.fillStyle = ['#3a3fbf', '#1f8a5b', '#d9822b'][i % 3]; c.fillRect(s * 0.05, y, s * 0.1, s * 0.035)
  c.fillStyle = '#9aa1aa'; c.fillRect(s * 0.2, y, s * (0.2 + ((i * 7) % 5) * 0.05), s * 0.022); c.fillRect(s * 0.66, y, s * 0.12, s * 0.022); c.fillRect(s * 0.84, y, s * 0.1, s * 0.022)
}

const flat = (material, w, h) => box(material, [w, h, 0.008], [0, 0, 0], 0.001)

/** A monitor that looks to +z. */
export function monitor(shows = 'list', wide = 0.62) {
  const screen = drawn(SCREENS[shows], { glow: 0.55, roughness: 0.3 })
  return group(box(black, [wide, wide * 0.58, 0.035], [0, 0.36, 0], 0.02), place(flat(screen, wide * 0.95, wide * 0.53), 0, 0.36, 0.022), box(plastic, [0.07, 0.2, 0.04], [0, 0.12, -0.03]), box(plastic, [0.26, 0.02, 0.18], [0, 0.012, -0.02], 0.01))
}

export const keyboard = () => group(box(plastic, [0.44, 0.02, 0.15], [0, 0.012, 0], 0.01), Array.from({ length: 4 }, (_, r) => box(matte('#3d4148'), [0.41, 0.008, 0.026], [0, 0.026, -0.05 + r * 0.033])), place(ball(plastic, 0.045, [0, 0, 0], [0.7, 0.4, 1]), 0.3, 0.015, 0.02))

export function laptop(shows = 'list') {
  const lid = group(box(matte('#a9aeb4', 0.4), [0.36, 0.24, 0.012], [0, 0.12, 0], 0.006), place(flat(drawn(SCREENS[shows], { glow: 0.6 }), 0.34, 0.21), 0, 0.122, 0.007))
  lid.rotation.x = -0.32
  return group(box(matte('#a9aeb4', 0.4), [0.36, 0.018, 0.25], [0, 0.01, 0], 0.008), box(black, [0.31, 0.004, 0.11], [0, 0.02, -0.03]), place(lid, 0, 0.016, -0.125))
}

/** A sheet of paper with lines, and a band of a color. */
export function paper(color = '#3a3fbf', { turn = 0, signed = true } = {}) {
  const sheet = drawn((c, s) => {
    c.fillStyle = '#fbfaf6'; c.fillRect(0, 0, s, s); c.fillStyle = color; c.fillRect(s * 0.08, s * 0.06, s * 0.5, s * 0.06)
    c.fillStyle = '#b9bcc2'
    for (let i = 0; i < 14; i++) c.fillRect(s * 0.08, s * (0.18 + i * 0.048), s * (i % 4 === 3 ? 0.45 : 0.84), s * 0.013)
    if (!signed) return
    c.strokeStyle = '#2a3aa0'; c.lineWidth = s / 90; c.beginPath(); c.moveTo(s * 0.5, s * 0.93); c.bezierCurveTo(s * 0.6, s * 0.8, s * 0.62, s, s * 0.7, s * 0.88); c.bezierCurveTo(s * 0.75, s * 0.84, s * 0.8, s * 0.96, s * 0.9, s * 0.88); c.stroke()
  })
  const made = flat(sheet, 0.24, 0.33)
  made.rotation.x = -Math.PI / 2
  made.position.y = 0.005
  return place(group(made), 0, 0, 0, turn)
}

export const pen = (color = '#1d48b8') => group(bar(matte(color, 0.3), 0.007, [0, 0.012, 0], [0.13, 0.012, 0.03]), bar(chrome, 0.004, [0.13, 0.012, 0.03], [0.15, 0.01, 0.035]))
export const mug = (color = '#a8181d') => group(lathe(matte(color, 0.35), [[0, 0], [0.042, 0], [0.045, 0.1], [0.04, 0.1], [0.037, 0.02], [0, 0.02]], [0, 0, 0]), box(matte(color, 0.35), [0.04, 0.06, 0.014], [0.055, 0.05, 0], 0.01))
export const books = (seed, count = 5) => { const r = randomOf(seed); return Array.from({ length: count }, (_, i) => box(matte(r.pick(['#7a2430', '#1f3f66', '#2c5b45', '#8a6a2c', '#3b3b44']), 0.7), [0.045, r.between(0.22, 0.3), 0.2], [i * 0.05, 0.14, 0], 0.008)) }

export function plant(height = 1.2) {
  const r = randomOf(7)
  const leaves = Array.from({ length: 22 }, () => { const [a, up, reach] = [r.next() * 7, r.between(0.45, 1), r.between(0.12, 0.34)]; return ball(matte(r.pick(['#3f7048', '#4c8354', '#356040']), 0.7), 0.12, [Math.cos(a) * reach * height, up * height, Math.sin(a) * reach * height], [1, 0.5, 1]) })
  return group(lathe(matte('#c9c2b4', 0.7), [[0, 0], [0.16, 0], [0.2, 0.34], [0.17, 0.34], [0, 0.3]], [0, 0, 0]), rod(matte('#5d4938'), 0.025, height * 0.7, [0, height * 0.4, 0], 'y'), leaves)
}

export function shelf({ width = 2.4, height = 2.1, levels = 5, color = 'white', seed = 1, fill } = {}) {
  const random = randomOf(seed)
  const step = height / levels
  const board = wood(color)
  const put = fill ?? ((x, y) => box(matte(random.pick(['#7a2430', '#1f3f66', '#2c5b45', '#8a6a2c', '#d8d4c9', '#34506f']), 0.7), [0.07, step * random.between(0.55, 0.78), 0.24], [x, y + step * 0.34, 0.02], 0.01))
  const things = Array.from({ length: levels }, (_, k) => Array.from({ length: Math.floor((width - 0.2) / (fill ? 0.17 : 0.085)) }, (_, i) => random.next() < 0.86 && put(-width / 2 + 0.14 + i * (fill ? 0.17 : 0.085), k * step + 0.04, random, step)))
  return group([-1, 1].map((x) => box(board, [0.04, height, 0.36], [(x * width) / 2, height / 2, 0])), Array.from({ length: levels + 1 }, (_, i) => box(board, [width, 0.035, 0.36], [0, i * step + 0.02, 0])), box(board, [width, height, 0.02], [0, height / 2, -0.17]), things)
}

export const pendant = (x, z, height = 2.6, color = '#23262b') => group(bar(black, 0.01, [x, height, z], [x, height + 1.5, z]), lathe(matte(color, 0.5), [[0.03, 0.2], [0.09, 0.16], [0.24, 0]], [x, height, z]), ball(lamp('#ffe6b8', 4), 0.07, [x, height + 0.03, z]))

/** A room that is open to the camera: a back wall, a left wall, a floor. */
export function room({ wall = '#e9e4da', side, ground = '#b79a76', width = 8, depth = 6, height = 3.2, planks = true, window = true, ceiling = [] } = {}) {
  const lines = planks && Array.from({ length: Math.floor(depth / 0.3) }, (_, i) => box(matte('#8f7455', 0.8), [width, 0.004, 0.012], [0, 0.002, -depth / 2 + i * 0.3]))
  return group(
    box(matte(ground, 0.45), [width + 8, 0.1, depth + 10], [0, -0.05, 4], 0.001), lines, box(matte(wall, 0.9), [width + 8, height + 1, 0.1], [0, (height + 1) / 2, -depth / 2], 0.001), box(matte(side ?? wall, 0.9), [0.1, height + 1, depth + 6], [-width / 2, (height + 1) / 2, 2], 0.001),
    box(matte('#f4f2ee'), [width + 8, 0.1, 0.03], [0, 0.05, -depth / 2 + 0.06]), window && place(windowPane(), -width / 2 + 1.9, 1.75, -depth / 2 + 0.06), ceiling.map(([x, z, w = 1.2]) => box(lamp('#fff6e6', 3.2), [w, 0.05, 0.2], [x, height - 0.1, z])),
  )
}

function windowPane() {
  const view = drawn((c, s) => { const g = c.createLinearGradient(0, 0, 0, s); g.addColorStop(0, '#9cc3e8'); g.addColorStop(0.62, '#e4eef5'); g.addColorStop(0.63, '#8ea579'); g.addColorStop(1, '#6f8a5c'); c.fillStyle = g; c.fillRect(0, 0, s, s) }, { glow: 0.9 })
  return group(flat(view, 1.9, 1.5), box(matte('#f6f5f2'), [2.06, 0.09, 0.08], [0, 0.78, 0.02]), box(matte('#f6f5f2'), [2.2, 0.09, 0.2], [0, -0.78, 0.06]), [-1, 0, 1].map((x) => box(matte('#f6f5f2'), [0.07, 1.6, 0.07], [x, 0, 0.02])))
}

export const picture = (x, y, z, color = '#35567d') => group(box(black, [0.9, 0.66, 0.03], [x, y, z]), place(flat(drawn((c, s) => { c.fillStyle = '#efe8da'; c.fillRect(0, 0, s, s); c.fillStyle = color; c.beginPath(); c.moveTo(0, s); c.lineTo(s * 0.35, s * 0.35); c.lineTo(s * 0.6, s * 0.7); c.lineTo(s * 0.8, s * 0.45); c.lineTo(s, s); c.fill(); c.fillStyle = '#d98a3a'; c.beginPath(); c.arc(s * 0.72, s * 0.25, s * 0.09, 0, 7); c.fill() }), 0.82, 0.58), x, y, z + 0.02))
export const sofa = (color = '#47617f') => { const m = matte(color, 0.9); return group(box(m, [2.2, 0.3, 0.9], [0, 0.32, 0], 0.1), [-0.53, 0.53].map((x) => [box(m, [1.02, 0.2, 0.8], [x, 0.52, 0.04], 0.09), box(m, [1.02, 0.55, 0.22], [x, 0.78, -0.34], 0.1)]), [-1.12, 1.12].map((x) => box(m, [0.22, 0.6, 0.92], [x, 0.42, 0], 0.1)), box(matte('#d8a13c', 0.9), [0.42, 0.4, 0.14], [-0.8, 0.76, -0.1], 0.1)) }
