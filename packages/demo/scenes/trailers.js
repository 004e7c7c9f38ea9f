import { aluminum, black, chrome, gap, lamp, matte, paint, plastic, steel } from './materials.js'
import { ball, bar, box, group, lathe, place, profile, rod, rounded, sides } from './shapes.js'
import { axle, flaps } from './wheels.js'

// A trailer's nose is at x = 1.4, its pin above a tractor's fifth wheel at x = 0.5; a 53-foot trailer ends at -14.75.

const NOSE = 1.4
const END = -14.75
const FLOOR = 1.22
const TOP = 4.1
const red = lamp('#e02a1e', 0.8)
const amber = lamp('#ffae33', 0.7)

function running({ axles = [-11.4, -12.7], legs = true, plain = false } = {}) {
  return group(
    axles.map((x) => axle(x, { plain })),
    flaps(Math.min(...axles) - 0.75),
    box(steel, [axles.length * 1.4 + 0.6, 0.2, 1.1], [axles.reduce((a, b) => a + b, 0) / axles.length, 0.98, 0]),
    legs && [0.62, -0.62].map((z) => group(box(steel, [0.12, 1.02, 0.12], [-1.7, 0.6, z]), box(steel, [0.3, 0.05, 0.3], [-1.7, 0.03, z]))),
    legs && bar(steel, 0.03, [-1.7, 0.5, 0.6], [-1.7, 0.5, -0.6]),
  )
}

function rearLights(end, height = FLOOR) {
  return group(
    box(black, [0.06, 0.26, 2.5], [end - 0.01, height - 0.2, 0]),
    [1.05, 0.86, -0.86, -1.05].map((z) => rod(red, 0.07, 0.03, [end - 0.05, height - 0.2, z], 'x')),
    [0.5, -0.5].map((z) => box(steel, [0.06, 0.5, 0.08], [end, 0.75, z])),
    box(matte('#d8d8d8'), [0.06, 0.1, 2.2], [end, 0.52, 0]),
    [-0.9, -0.45, 0, 0.45, 0.9].map((z) => box(red, [0.02, 0.1, 0.2], [end - 0.034, 0.52, z])),
  )
}

function tape(from, to, z, y = FLOOR + 0.04) {
  const count = Math.floor((from - to) / 1.5)
  return Array.from({ length: count }, (_, i) => [1, -1].map((sign) =>
    box(i % 2 ? matte('#e7e9ea', 0.4) : red, [0.5, 0.05, 0.01], [to + 0.7 + i * 1.5, y, sign * z], 0.003)))
}

function boxBody(color, { end = END, stripe, plain, smooth = false, bottom = FLOOR, top = TOP } = {}) {
  const ribs = !smooth || !plain
  const z = 1.29
  const length = NOSE - end
  const wall = paint(color)
  const count = Math.floor(length / 0.62)
  const rib = matte(color, 0.5)
  return group(
    box(wall, [length, top - bottom, 2 * z], [(NOSE + end) / 2, (top + bottom) / 2, 0], 0.06),
    box(aluminum, [length + 0.02, 0.12, 2 * z + 0.03], [(NOSE + end) / 2, bottom + 0.06, 0], 0.02),
    box(aluminum, [length + 0.02, 0.1, 2 * z + 0.03], [(NOSE + end) / 2, top - 0.05, 0], 0.02),
    ribs && Array.from({ length: count }, (_, i) => [1, -1].map((sign) =>
      box(smooth ? wall : rib, [smooth ? 0.03 : 0.06, top - bottom - 0.3, 0.02], [end + 0.4 + i * 0.62, (top + bottom) / 2, sign * (z + 0.004)], 0.006))),
    stripe && sides(paint(stripe), [[end + 0.1, bottom + 0.85], [NOSE - 0.1, bottom + 0.85], [NOSE - 0.1, bottom + 1.35], [end + 0.1, bottom + 1.05]], z + 0.016, { round: 0.02, thick: 0.006 }),
    !plain && tape(NOSE, end, z + 0.02, bottom + 0.06),
    [0.9, 0, -0.9].map((at) => box(amber, [0.04, 0.05, 0.1], [NOSE + 0.02, top - 0.1, at])),
    doors(end, bottom, top),
  )
}

function doors(end, bottom, top) {
  const bars = [0.95, 0.35, -0.35, -0.95].map((z) => group(
    rod(chrome, 0.022, top - bottom - 0.2, [end - 0.05, (top + bottom) / 2, z], 'y'),
    box(steel, [0.04, 0.06, 0.26], [end - 0.06, bottom + 0.5, z]),
  ))
  const hinges = [0.3, 1, 1.7, 2.4].map((up) => [1.24, -1.24].map((z) => box(steel, [0.04, 0.08, 0.14], [end - 0.02, bottom + up, z])))
  return group(
    bars, hinges,
    box(gap, [0.02, top - bottom - 0.16, 0.02], [end - 0.004, (top + bottom) / 2, 0], 0.004),
    [0.5, 0, -0.5].map((z) => rod(red, 0.045, 0.03, [end - 0.03, top - 0.06, z], 'x')),
  )
}

function sideSkirt(color, from, to) {
  return sides(matte(color, 0.5), [[to, 0.42], [to, FLOOR - 0.06], [from, FLOOR - 0.06], [from + 0.5, 0.42]], 1.16, { round: 0.05, thick: 0.03 })
}

export function dryVan({ color = '#eef0f1', stripe, legs = true, skirt = true, plain = false } = {}) {
  return group(boxBody(color, { stripe, plain }), running({ legs, plain }), rearLights(END), skirt && sideSkirt(color, -3.2, -9.8))
}

/** The unit that cools hangs on the nose, between trailer and sleeper. */
function coolingUnit(x = NOSE) {
  const shell = matte('#f4f5f6', 0.4)
  return group(
    box(shell, [0.5, 1.9, 1.9], [x + 0.1, 2.95, 0], 0.16),
    box(plastic, [0.06, 0.7, 1.5], [x + 0.34, 3.35, 0], 0.06),
    [-0.24, -0.12, 0, 0.12, 0.24].map((y) => box(steel, [0.05, 0.03, 1.4], [x + 0.375, 3.35 + y, 0], 0.01)),
    box(shell, [0.1, 0.5, 0.8], [x + 0.36, 2.5, 0.3], 0.05),
    box(paint('#1f6fb2'), [0.03, 0.1, 1.5], [x + 0.35, 2.86, 0], 0.02),
  )
}

export function reefer({ color = '#f6f7f8', stripe, legs = true, plain = false } = {}) {
  const tank = rod(aluminum, 0.26, 1.3, [-3.2, 0.82, 0.7], 'x')
  return group(
    boxBody(color, { stripe, plain, smooth: true }), coolingUnit(), running({ legs, plain }), rearLights(END), tank,
    box(plastic, [1.1, 0.4, 0.6], [-4.9, 0.9, 0.8], 0.05), sideSkirt('#e6e8ea', -5.8, -9.8),
  )
}

function deck(from, to, height, thick = 0.24) {
  const wood = matte('#7a5a3e', 0.85)
  const length = from - to
  const x = (from + to) / 2
  const planks = Array.from({ length: 9 }, (_, i) => box(wood, [length - 0.1, 0.04, 0.2], [x, height, -1 + i * 0.25], 0.01))
  const pockets = Array.from({ length: Math.floor(length / 0.8) }, (_, i) => [1, -1].map((sign) => box(black, [0.08, 0.14, 0.05], [to + 0.4 + i * 0.8, height - 0.1, sign * 1.29])))
  return group(
    box(aluminum, [length, thick, 2.56], [x, height - thick / 2 - 0.01, 0], 0.03), planks, pockets,
    [0.45, -0.45].map((z) => box(steel, [length - 0.3, 0.34, 0.12], [x, height - thick - 0.16, z])),
    [1, -1].map((sign) => box(steel, [length - 0.4, 0.04, 0.05], [x, height - 0.16, sign * 1.34])),
  )
}

export function flatbed({ legs = true, load, wall = true } = {}) {
  return group(
    deck(NOSE, END, 1.5), running({ axles: [-10.6, -13.2], legs }), rearLights(END, 1.42), tape(NOSE, END, 1.3, 1.34),
    wall && box(aluminum, [0.08, 1.5, 2.5], [NOSE + 0.02, 2.2, 0], 0.04), load && place(load, 0, 1.5, 0),
    box(aluminum, [0.9, 0.45, 0.5], [-4.5, 0.95, 1.0], 0.04),
  )
}

export function stepDeck({ legs = true, load } = {}) {
  const low = 1.02
  return group(
    deck(NOSE, -1.9, 1.5), deck(-1.9, END, low, 0.2), profile(steel, [[-2.3, low - 0.4], [-2.3, low], [-1.8, 1.5], [-1.4, 1.3]], 1.1, { bevel: 0.02, round: 0.02 }),
    box(aluminum, [0.05, 0.5, 2.5], [-1.88, 1.25, 0], 0.02), [-11.6, -12.8].map((x) => axle(x, { radius: 0.42 })), flaps(-13.6), rearLights(END, low - 0.06),
    legs && running({ axles: [-11.6], legs: true }).children.slice(-2), load && place(load, 0, low, 0),
  )
}

export function lowboy({ load } = {}) {
  const orange = paint('#d8581a')
  return group(
    profile(orange, [[1.4, 1.1], [1.4, 1.55], [-1.2, 1.6], [-2.1, 0.62], [-2.1, 0.3], [-1.7, 0.34], [-0.7, 1.16]], 1.6, { bevel: 0.05, round: 0.2 }),
    deck(-2.1, -9.4, 0.62, 0.2), profile(orange, [[-9.4, 0.3], [-9.4, 0.64], [-9.9, 1.06], [-13.8, 1.06], [-13.8, 0.8], [-10.1, 0.76]], 1.5, { bevel: 0.04, round: 0.08 }),
    [-10.7, -12, -13.2].map((x) => axle(x, { radius: 0.45 })), rearLights(-13.8, 1.0), load && place(load, -5.6, 0.64, 0),
  )
}

export function tanker({ color, hazard = true, legs = true } = {}) {
  const shell = color ? paint(color) : chrome
  const [from, to] = [NOSE - 0.1, -11.6]
  const middle = (from + to) / 2
  const body = lathe(shell, [[0, 0], [0.7, 0.06], [1.0, 0.2], [1.12, 0.5], [1.12, from - to - 0.5], [1.0, from - to - 0.2], [0.7, from - to - 0.06], [0, from - to]], [from, 2.35, 0], 'x', 48)
  const rings = [0.16, 0.32, 0.5, 0.68, 0.84].map((share) => rod(aluminum, 1.14, 0.09, [from + (to - from) * share, 2.35, 0], 'x'))
  const domes = [0.3, 0.5, 0.7].map((share) => group(rod(steel, 0.34, 0.2, [from + (to - from) * share, 3.5, 0], 'y'), rod(chrome, 0.3, 0.06, [from + (to - from) * share, 3.62, 0], 'y')))
  const board = hazard && sides(matte('#cf2d20', 0.5), rounded([[middle - 0.4, 2.35], [middle, 1.95], [middle + 0.4, 2.35], [middle, 2.75]], 0.02), 1.135, { thick: 0.03 })
  return group(
    body, rings, domes, board, box(aluminum, [7, 0.06, 0.5], [middle, 3.56, 0], 0.02), running({ axles: [-9.4, -10.7], legs }),
    box(steel, [from - to - 1.5, 0.3, 0.9], [middle, 1.22, 0]), rearLights(to + 0.3, 1.2), sides(aluminum, [[-4.4, 0.7], [-4.4, 1.1], [-7.4, 1.1], [-7.4, 0.7]], 1.0, { thick: 0.3 }),
    [bar(steel, 0.03, [to + 0.1, 1.3, 0.4], [to + 0.1, 3.3, 0.4]), bar(steel, 0.03, [to + 0.1, 1.3, 0.8], [to + 0.1, 3.3, 0.8])],
  )
}

export function hopper({ color = '#e9ecee' } = {}) {
  const body = paint(color)
  const end = -11.4
  const side = [[NOSE, 2.3], [NOSE, 3.5, 0.1], [end, 3.5, 0.1], [end, 2.3], [-8.2, 2.0], [-7.2, 1.0], [-6.2, 1.0], [-5.2, 2.0], [-4.6, 2.0], [-3.6, 1.0], [-2.6, 1.0], [-1.6, 2.0]]
  return group(
    profile(body, side, 2.5, { bevel: 0.05, round: 0.05 }), profile(matte('#2d5a3c', 0.8), [[NOSE, 3.48], [NOSE - 0.2, 3.7, 0.2], [end + 0.2, 3.7, 0.2], [end, 3.48]], 2.46, { bevel: 0.2 }),
    Array.from({ length: 18 }, (_, i) => [1, -1].map((sign) => box(aluminum, [0.06, 1.1, 0.05], [end + 0.4 + i * 0.7, 2.9, sign * 1.25], 0.01))),
    running({ axles: [-9.3, -10.6] }), rearLights(end, 1.3), box(steel, [13, 0.2, 0.9], [-5, 1.3, 0]), sides(steel, [[end + 0.3, 1.2], [end + 0.5, 1.2], [-8, 2.1], [-8.4, 2.2]], 0.9),
  )
}

function frame(end) {
  return [0.5, -0.5].map((z) => group(
    box(matte('#8b2f24', 0.6), [NOSE - end, 0.24, 0.12], [(NOSE + end) / 2, 1.28, z]),
    [NOSE - 0.2, -2.2, -5.4, -8, end + 0.2].map((x) => box(matte('#8b2f24', 0.6), [0.2, 0.18, 1.25], [x, 1.36, z * 1.25])),
  ))
}

export const container = (color, length = 12.19) => {
  const end = NOSE - length
  const wall = paint(color)
  return group(
    box(wall, [length, 2.6, 2.38], [(NOSE + end) / 2, 2.75, 0], 0.03),
    Array.from({ length: Math.floor(length / 0.28) - 1 }, (_, i) => [1, -1].map((sign) => box(wall, [0.13, 2.3, 0.07], [end + 0.36 + i * 0.28, 2.75, sign * 1.2], 0.02))),
    [end + 0.06, NOSE - 0.06].map((x) => [1.18, -1.18].map((z) => [1.5, 4.0].map((y) => box(steel, [0.18, 0.14, 0.14], [x, y, z])))),
    [0.9, 0.34, -0.34, -0.9].map((z) => rod(chrome, 0.022, 2.4, [end - 0.03, 2.75, z], 'y')),
  )
}

export function chassisTrailer({ load, legs = true } = {}) {
  const end = NOSE - 12.3
  return group(frame(end), running({ axles: [-8.6, -9.9], legs }), rearLights(end, 1.25), load)
}

