import { books, chair, keyboard, laptop, monitor, mug, paper, pen, pendant, picture, plant, room, shelf, sofa, table, wood } from './furniture.js'
import { black, chrome, drawn, lamp, matte, paint } from './materials.js'
import { ball, bar, box, group, lathe, place, profile, rod, rounded } from './shapes.js'

const TOP = 0.752
const gold = matte('#c79a3f', 0.28, { metalness: 0.85 })
const ROOM = { mood: 'room', radius: 5, floor: '#cbbfae', fog: [400, 900] }

/** Looks at what lies on a desk. */
const close = { from: [0.5, 1.42, 1.12], at: [0, 0.83, 0], fov: 29, lens: 0.014 }
const wide = { from: [2.5, 2.0, 4.4], at: [-0.15, 1.02, -0.6], fov: 42, lens: 0.02 }

const OFFICE = { wall: '#dfe4e8', ground: '#a78a69', width: 8 }

/** A desk with things on it, in a room. */
const desk = (things, { top = 'oak', wall = '#dcd6ca', behind = [] } = {}) => () => group(
  room({ wall, ground: '#8f7658', width: 7, depth: 5 }), table({ top, size: [2.2, 0.05, 1.1] }),
  things.map(([thing, x, z, turn = 0, up = 0]) => place(thing, x, TOP + up, z, turn)), behind,
  place(shelf({ seed: things.length, color: top === 'oak' ? 'white' : top }), 1.3, 0, -2.2), place(plant(1.3), -0.6, 0, -2),
)

const onDesk = (things, options, camera = close) => ({ ...ROOM, subject: desk(things, options), camera })

function calculator() {
  const keys = Array.from({ length: 16 }, (_, i) => box(matte(i % 4 === 3 ? '#d9822b' : '#e8e9ea', 0.5), [0.024, 0.01, 0.02], [-0.045 + (i % 4) * 0.03, 0.026, -0.01 + Math.floor(i / 4) * 0.028]))
  return group(box(matte('#2c3038', 0.5), [0.15, 0.022, 0.22], [0, 0.011, 0], 0.012), box(matte('#b9c7a8', 0.3), [0.125, 0.008, 0.045], [0, 0.024, -0.07]), keys)
}

function gavel() {
  const dark = wood('walnut')
  const head = group(rod(dark, 0.06, 0.19, [0, 0, 0], 'x'), [-0.075, 0.075].map((x) => rod(gold, 0.063, 0.014, [x, 0, 0], 'x')))
  return group(lathe(dark, [[0, 0], [0.15, 0], [0.15, 0.025], [0.12, 0.045], [0, 0.045]], [0, 0, 0]), place(head, 0, 0.105, 0, 0.5), bar(dark, 0.016, [0, 0.105, 0], [0.2, 0.13, 0.32]))
}

function balance() {
  const pan = (x, y) => group(lathe(gold, [[0, 0], [0.08, 0.008], [0.11, 0.035]], [x, y, 0]), [0, 2.1, 4.2].map((a) => bar(gold, 0.003, [x + Math.cos(a) * 0.1, y + 0.03, Math.sin(a) * 0.1], [x, y + 0.27, 0])))
  return group(lathe(gold, [[0, 0], [0.13, 0], [0.11, 0.03], [0.03, 0.06], [0.016, 0.12], [0.022, 0.32], [0.014, 0.55], [0, 0.6]], [0, 0, 0]), bar(gold, 0.012, [-0.27, 0.5, 0], [0.27, 0.57, 0]), pan(-0.27, 0.23), pan(0.27, 0.3), ball(gold, 0.03, [0, 0.62, 0]))
}

function safe() {
  const wall = matte('#4a525c', 0.4, { metalness: 0.5 })
  return group(box(wall, [0.9, 1.0, 0.8], [0, 0.5, 0], 0.04), box(matte('#5a636e', 0.4, { metalness: 0.5 }), [0.76, 0.86, 0.04], [0, 0.5, 0.41], 0.03), rod(chrome, 0.1, 0.05, [0.05, 0.55, 0.45], 'z'), [0, 1.05, 2.1, 3.15, 4.2, 5.25].map((a) => bar(chrome, 0.012, [0.05, 0.55, 0.48], [0.05 + Math.cos(a) * 0.16, 0.55 + Math.sin(a) * 0.16, 0.48])), box(lamp('#6fd08c', 1), [0.14, 0.07, 0.02], [-0.2, 0.72, 0.435]))
}

function shield(color) {
  const shape = rounded([[-0.2, 0.42], [0, 0.48], [0.2, 0.42], [0.2, 0.2], [0, 0], [-0.2, 0.2]], 0.05)
  const tick = [bar(matte('#ffffff', 0.4), 0.016, [-0.08, 0.25, 0.05], [-0.02, 0.18, 0.05]), bar(matte('#ffffff', 0.4), 0.016, [-0.02, 0.18, 0.05], [0.1, 0.34, 0.05])]
  const made = group(place(group(profile(paint(color), shape, 0.07, { bevel: 0.02 }), tick), 0, -0.02), box(wood('walnut'), [0.3, 0.05, 0.16], [0, 0.025, 0], 0.01))
  made.scale.setScalar(0.6)
  return group(made)
}

function tablet() {
  const made = monitor('hours', 0.42)
  return group(made)
}

const toyTruck = (color) => group(box(paint(color), [0.12, 0.1, 0.09], [0.16, 0.08, 0], 0.02), box(paint(color), [0.06, 0.06, 0.09], [0.24, 0.06, 0], 0.015), box(matte('#eef0f2', 0.4), [0.34, 0.13, 0.1], [-0.1, 0.1, 0], 0.008), [-0.2, -0.14, 0.1, 0.24].map((x) => rod(black, 0.022, 0.1, [x, 0.022, 0], 'z')))

const officeRow = (shows, { wall = '#dfe4e8', top = 'white', color = '#2f3b4f' } = {}) => () => group(
  room({ ...OFFICE, wall, ceiling: [[-2, 0], [1, 0], [-2, -2], [1, -2]] }), [0, 1].map((k) => place(group(table({ top, size: [3.4, 0.05, 0.9] }), [-0.95, -0.2, 0.85].map((x, i) => place(monitor(shows[(i + k) % shows.length], 0.66), x, TOP, -0.18, i ? -0.1 : 0.12)), [-0.5, 0.85].map((x) => place(keyboard(), x, TOP, 0.2)), place(mug(['#a8181d', '#1d48b8'][k]), 0.3, TOP, 0.25), place(paper('#1f6b4a'), -1.4, TOP, 0.2, 0.3), place(chair(color), -0.45, 0, 0.95, Math.PI / 2 + 0.4), place(chair(color), 0.95, 0, 0.95, Math.PI / 2 - 0.3)), -0.4 + k * 0.6, 0, -0.2 - k * 1.9)),
  place(shelf({ seed: 3, color: 'oak', width: 2 }), 3.3, 0, -2.7), place(plant(1.5), -3.4, 0, -2.4), picture(1.3, 1.95, -2.92),
)

function openOffice() {
  return group(room({ ...OFFICE, wall: '#e7e2d8', ceiling: [[-2, -1], [1.4, -1]] }), place(sofa('#47617f'), -2.2, 0, -2.1), place(table({ top: 'walnut', size: [1.1, 0.05, 0.6], height: 0.42 }), -2.2, 0, -0.8), place(paper(), -2.2, 0.425, -0.8, 0.3), place(table({ top: 'oak', size: [1.9, 0.06, 0.9] }), 0.9, 0, -0.6), place(laptop('chart'), 0.7, TOP, -0.6, -0.2), place(mug(), 1.3, TOP, -0.4), place(chair(), 0.9, 0, -1.5, -Math.PI / 2), place(chair('#8a5a2d'), 0.5, 0, 0.4, Math.PI / 2 + 0.3), place(plant(1.6), 2.5, 0, -2.3), picture(0.9, 1.9, -2.92, '#7a4a2d'), pendant(0.9, -0.6, 2.1))
}

function bench(x, z) {
  return place(group(table({ top: 'oak', size: [1.3, 0.04, 0.5] }), place(laptop('list'), -0.3, 0.752, 0, Math.PI), place(paper('#22262d', { signed: false }), 0.3, 0.752, 0, Math.PI), place(chair('#3f6a52'), 0, 0, 0.6, Math.PI / 2)), x, 0, z)
}

const board = (color, draw) => box(drawn((c, s) => { c.fillStyle = color; c.fillRect(0, 0, s, s); draw(c, s) }), [3.6, 1.5, 0.04], [0.6, 1.85, -2.9], 0.001)

function classroom(color, chalk) {
  return () => group(room({ wall: '#e3dccb', width: 9, ceiling: [[-2, -1, 1.6], [1.5, -1, 1.6]] }), board(color, (c, s) => { c.strokeStyle = chalk; c.lineWidth = 4; for (let i = 0; i < 5; i++) { c.beginPath(); c.moveTo(s * 0.08, s * (0.2 + i * 0.15)); c.lineTo(s * (0.3 + (i % 3) * 0.08), s * (0.2 + i * 0.15)); c.stroke() } c.strokeRect(s * 0.58, s * 0.3, s * 0.3, s * 0.3); c.beginPath(); c.arc(s * 0.65, s * 0.66, s * 0.05, 0, 7); c.arc(s * 0.82, s * 0.66, s * 0.05, 0, 7); c.stroke() }), box(wood('oak'), [3.8, 0.06, 0.1], [0.6, 1.07, -2.86]), [-1.1, 0.6, 2.3].map((x) => [-1.0, 0.7].map((z) => bench(x, z))), place(plant(1.3), -3.4, 0, -2.2), place(shelf({ seed: 8, width: 1.4, height: 1.3, levels: 3 }), 3.6, 0, -2.7))
}

function handshakeTable(top, color) {
  return [[paper(color), -0.25, 0.1, 0.2], [paper('#22262d'), 0.12, 0.05, -0.25], [pen(), 0.2, 0.24, 0.5], [toyTruck(color), 0.5, -0.24, -0.5], [mug('#e6e3dd'), -0.7, 0.1]]
}

/** Offices, desks and classes. */
export const OFFICE_SCENES = {
  'dispatch-desk': { ...ROOM, subject: officeRow(['map', 'list', 'hours']), camera: wide },
  'office-desk': { ...ROOM, subject: officeRow(['list', 'chart'], { wall: '#e9dfcf', top: 'oak', color: '#6b3a2c' }), camera: { ...wide, from: [-1.2, 1.8, 4.2], at: [0.1, 1.0, -0.8] } },
  office: { ...ROOM, subject: openOffice, camera: { from: [3, 2.1, 4.6], at: [-0.5, 1.0, -1], fov: 43, lens: 0.02 } },
  laptop: onDesk([[laptop('list'), 0, 0, -0.15], [mug('#1d48b8'), 0.42, 0.1], [books(4, 4), -0.75, -0.2], [paper(), 0.5, -0.25, -0.4]], { wall: '#cfd8d4' }),
  eld: onDesk([[tablet(), 0, -0.1, 0.15], [paper('#1f6b4a', { signed: false }), 0.45, 0.2, -0.3], [mug('#2b2c2f'), -0.5, 0.1], [toyTruck('#1d48b8'), -0.35, 0.32, 0.5]], { top: 'walnut', wall: '#c9ced6' }),
  calculator: onDesk([[calculator(), 0.1, 0.16, -0.3], [paper('#8a2430', { signed: false }), -0.22, 0.06, 0.15], [paper('#1f6b4a'), 0.02, -0.14, -0.1], [pen('#22262d'), -0.02, 0.34, 0.9], [books(6), -0.85, -0.3]], { top: 'oak' }),
  chart: onDesk([[monitor('chart', 0.7), 0, -0.2, 0.1], [keyboard(), 0, 0.16], [mug('#d9822b'), 0.5, 0.08], [calculator(), -0.5, 0.15, 0.3]], { top: 'white', wall: '#d3dbe4' }),
  contract: onDesk(handshakeTable('walnut', '#1d48b8'), { top: 'walnut', wall: '#d9d2c4' }),
  permits: onDesk([[paper('#1f6b4a'), -0.3, 0.14, 0.35], [paper('#a8181d'), 0.0, 0.02, 0.05], [paper('#1d48b8'), 0.26, 0.12, -0.3], [pen('#a8181d'), 0.02, 0.34, 0.2], [toyTruck('#a8181d'), 0.1, -0.32, 0.2], [mug('#1f6b4a'), -0.65, -0.1]], { top: 'oak', wall: '#c5d2cb' }),
  policy: onDesk([[paper('#3a3fbf'), -0.24, 0.12, 0.2], [shield('#3a3fbf'), 0.22, -0.12, -0.3], [pen(), 0.02, 0.26, 0.4], [mug('#e6e3dd'), -0.62, -0.1]], { top: 'walnut', wall: '#cdd0e2' }),
  shield: onDesk([[shield('#1f6b4a'), -0.1, -0.1, 0.3], [toyTruck('#d9601a'), 0.22, 0.16, -0.45], [paper('#1f6b4a'), -0.36, 0.22, 0.3], [laptop('list'), 0.6, -0.25, -0.5]], { top: 'white', wall: '#cbdcd2' }),
  scales: onDesk([[balance(), 0, -0.1, 0.2], [books(9, 6), -0.85, -0.25], [paper('#22262d'), 0.42, 0.16, -0.3], [pen('#22262d'), 0.4, 0.36, 0.2]], { top: 'walnut', wall: '#b9b3a6' }, { ...close, at: [0, 0.98, -0.05] }),
  gavel: onDesk([[gavel(), 0.02, 0.1, 0.2], [books(12, 7), -0.8, -0.28], [paper('#5f1526'), 0.46, -0.05, -0.4], [balance(), 0.55, -0.4, 0.1]], { top: 'walnut', wall: '#a9a294' }),
  safe: { ...ROOM, subject: () => group(room({ wall: '#cfd6dd', ground: '#8a8f94', planks: false }), place(safe(), 0, 0, -1, -0.25), place(shelf({ seed: 5, color: 'grey' }), 1.7, 0, -2.6), place(plant(1.1), -1.2, 0, -2), place(table({ top: 'walnut' }), -1.9, 0, -0.6), place(laptop('chart'), -1.9, TOP, -0.6)), camera: { from: [1.6, 1.5, 3], at: [0, 0.75, -1], fov: 34, lens: 0.02 } },
  classroom: { ...ROOM, subject: classroom('#2d4a3c', '#e9efe9'), camera: { from: [-2.6, 2.2, 4.8], at: [0.5, 1.1, -0.9], fov: 44, lens: 0.02 } },
  english: { ...ROOM, subject: classroom('#f4f5f5', '#1d48b8'), camera: { from: [3.8, 1.9, 4.4], at: [0.3, 1.15, -1.2], fov: 42, lens: 0.02 } },
}
