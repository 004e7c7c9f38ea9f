import { aluminum, glass, ground, lamp, matte, paint, randomOf, steel } from './materials.js'
import { ball, bar, box, group, lathe, place, rod } from './shapes.js'
import { container, dryVan, reefer } from './trailers.js'
import { tractor } from './tractors.js'

const GREENS = ['#4f7a3a', '#5d8a41', '#3f6a38', '#6c9148']
const AUTUMN = ['#a5672c', '#c08a35', '#8a5a2d', '#6f7f3c']
const white = matte('#e9ebec', 0.6)
const line = matte('#d9dcde', 0.8)

export const floor = (color, options) => box(ground(color, options), [1000, 0.2, 1000], [0, -0.1, 0], 0.01)

export function tree(random, { colors = GREENS, height = random.between(4, 7.5) } = {}) {
  const leaves = matte(random.pick(colors), 0.9, { flatShading: true })
  const crown = Array.from({ length: 9 }, () => ball(leaves, height * random.between(0.13, 0.24), [random.between(-1, 1) * height * 0.24, height * random.between(0.28, 0.8), random.between(-1, 1) * height * 0.22], [1, 0.85, 1]))
  return group(rod(matte('#5d4938', 0.9), height * 0.03, height * 0.4, [0, height * 0.2, 0], 'y'), crown)
}

export function pine(random, snowy = false) {
  const height = random.between(5, 10)
  const needles = matte(snowy ? '#6d8078' : '#35573f', 0.9)
  return group(rod(matte('#54412f', 0.9), 0.16, height * 0.3, [0, height * 0.15, 0], 'y'), [0.28, 0.48, 0.68].map((from, i) =>
    lathe(needles, [[height * (0.22 - i * 0.055), 0], [height * 0.01, height * 0.36]], [0, height * from, 0], 'y', 12)), snowy && [0.34, 0.54, 0.74].map((from, i) => lathe(white, [[height * (0.17 - i * 0.045), 0], [height * 0.005, height * 0.29]], [0.05, height * from + 0.1, 0.05], 'y', 10)))
}

/** Trees in a broken line behind everything. */
export function woods(random, { far = 48, count = 56, make = tree, span = 190, ...options } = {}) {
  return Array.from({ length: count }, (_, i) => place(make(random, options), -span / 2 + (i / count) * span + random.between(-2, 2), 0, -far - random.between(0, 16), random.between(0, 6)))
}

export const hills = (color, far = -150) => [[-90, 60, 16], [10, 90, 12], [120, 70, 20], [-190, 80, 24]].map(([x, size, height]) => ball(matte(color, 1), 1, [x, -1, far - size * 0.3], [size, height, size * 0.6]))

export function lightPole(x, z, lit = false) {
  const head = lit ? lamp('#fff0cf', 5) : matte('#cdd2d6', 0.5)
  return group(rod(steel, 0.09, 9, [x, 4.5, z], 'y', 0.06), box(steel, [1.6, 0.08, 0.08], [x, 9, z]), [-0.7, 0.7].map((off) => box(head, [0.6, 0.1, 0.3], [x + off, 8.95, z], 0.03)), rod(matte('#b9bcbe'), 0.28, 0.7, [x, 0.35, z], 'y'))
}

export function fence(z, from, to) {
  const posts = Array.from({ length: Math.floor((to - from) / 3) }, (_, i) => rod(steel, 0.04, 2.2, [from + i * 3, 1.1, z], 'y'))
  const wires = [0.3, 0.7, 1.1, 1.5, 1.9, 2.15].map((y) => bar(steel, 0.012, [from, y, z], [to, y, z]))
  return group(posts, wires)
}

/** Lines of parking places, `step` meters apart, on both sides of an aisle. */
export function stalls({ from = -40, to = 40, step = 4.2, z = -20, length = 18, color = line } = {}) {
  return Array.from({ length: Math.floor((to - from) / step) }, (_, i) => box(color, [0.12, 0.012, length], [from + i * step, 0.004, z], 0.002))
}

const VAN_COLORS = ['#eceeef', '#e4e7e9', '#f4f5f5', '#dfe2e4', '#c9d3dc', '#2f5d8c', '#8d2f2c']

/** Parked trailers in a row, noses or doors to the aisle. */
export function parked(random, { z = -26, from = -34, count = 16, step = 4.2, gaps = 0.18, tractors = 0 } = {}) {
  return Array.from({ length: count }, (_, i) => {
    if (random.next() < gaps) return null
    const made = random.next() < 0.3 ? reefer({ plain: true }) : dryVan({ color: random.pick(VAN_COLORS), plain: true })
    const pulled = random.next() < tractors && tractor({ style: random.pick(['aero', 'slope', 'round']), color: random.pick(['#eceeef', '#1f49c4', '#a3191e', '#23262b', '#2f6b46', '#c9ccd0']) })
    return place(group(made, pulled), from + i * step, 0, z, -Math.PI / 2)
  })
}

export function yard(seed, { trees = GREENS, surface = '#77797b', lit = false, rows = 1 } = {}) {
  const random = randomOf(seed)
  return group(
    floor(surface, { seed, repeat: 72 , cracks: 7 }), stalls({ from: -42, z: -21 }),
    parked(random, { z: -22 }), rows > 1 && parked(random, { z: -48, tractors: 0.4 }),
    [-34, -11, 12, 36].map((x) => lightPole(x, -30, lit)), fence(-40, -90, 90), woods(random, { far: 46, colors: trees }),
    box(matte('#8b8d8f', 0.95), [90, 0.16, 0.4], [0, 0.08, -12.6]),
  )
}

function rollDoor(x, z, { width = 3.6, height = 4.3, color = '#dfe2e4', open = false } = {}) {
  const slats = Array.from({ length: Math.floor(height / 0.42) }, (_, i) => box(matte('#aab0b5', 0.6), [width - 0.1, 0.03, 0.04], [x, 0.4 + i * 0.42, z + 0.06]))
  return group(box(matte('#3a3e43', 0.7), [width + 0.3, height + 0.2, 0.12], [x, height / 2 + 0.1, z]), box(open ? matte('#16181a', 1) : matte(color, 0.6), [width, height, 0.1], [x, height / 2, z + 0.03]), open ? null : slats)
}

/** A long hall with doors for trucks, at z = -15. */
export function hall({ wall = '#cfc8bb', band = '#27496b', doors = 7, z = -15, height = 7.5, step = 7, open = [] } = {}) {
  const width = doors * step + 4
  return group(
    box(matte(wall, 0.85), [width, height, 16], [0, height / 2, z - 8]), box(matte(band, 0.6), [width + 0.2, 1.1, 16.2], [0, height - 0.9, z - 8], 0.05), box(matte('#8f959a', 0.6), [width + 0.5, 0.16, 16.5], [0, height + 0.05, z - 8]),
    Array.from({ length: doors }, (_, i) => {
      const x = (i - (doors - 1) / 2) * step
      return group(rollDoor(x, z, { open: open.includes(i) }), box(lamp('#ffe3ad', 2.4), [0.5, 0.16, 0.3], [x, 5.1, z + 0.2]), [1, -1].map((sign) => rod(matte('#e4b21e', 0.6), 0.11, 1.1, [x + sign * 2.3, 0.55, z + 0.9], 'y')), box(glass, [1.6, 0.7, 0.05], [x + step / 2, 5.4, z + 0.02]))
    }),
    Array.from({ length: Math.floor(width / 1.4) }, (_, i) => box(matte(wall, 0.7), [0.1, height - 1.4, 0.06], [-width / 2 + 0.7 + i * 1.4, height / 2 - 0.6, z + 0.01])),
  )
}

/** A place in front of a hall: a shop or a warehouse. */
export function apron(seed, options = {}) {
  const random = randomOf(seed)
  return group(floor(options.surface ?? '#8b8c8c', { seed, repeat: 66 , cracks: 7 }), hall(options), [-26, 26].map((x) => lightPole(x, -8, options.lit)), woods(random, { far: 44 }), stalls({ z: -9, length: 8, step: 7, from: -24.5, to: 25, color: matte('#d7b23a', 0.8) }))
}

/** The lot of a dealer: a glass front, flags and more tractors. */
export function dealership(seed, { band = '#3a3fbf', tractors = true } = {}) {
  const random = randomOf(seed)
  const mullions = Array.from({ length: 13 }, (_, i) => box(aluminum, [0.14, 4.6, 0.14], [-12 + i * 2, 2.3, -17.9]))
  const row = tractors && ['#e9ebee', '#23262b', '#a3191e', '#c9ccd0'].map((color, i) => place(tractor({ style: ['aero', 'slope', 'classic', 'round'][i], color }), [-27, -21.5, 20, 25.5][i], 0, -19, -Math.PI / 2))
  return group(
    floor('#7f8182', { seed, repeat: 70 , cracks: 7 }), box(matte('#e2ded5', 0.8), [26, 6, 14], [0, 3, -25]), box(glass, [24, 4.5, 0.1], [0, 2.3, -17.95]), mullions, box(paint(band), [27, 1.3, 14.6], [0, 5.6, -24.9], 0.06), box(white, [7, 0.5, 0.06], [0, 5.6, -17.55]),
    box(matte('#9aa0a5', 0.6), [8, 0.2, 4], [0, 4.7, -16]), [-3.6, 3.6].map((x) => rod(steel, 0.12, 4.7, [x, 2.35, -14.4], 'y')), row, [-16, 16].map((x) => lightPole(x, -12)), stalls({ from: -40, z: -19, step: 5.5, length: 10 }),
    [-9, -7.5, 8, 9.5].map((x, i) => group(rod(aluminum, 0.05, 9, [x, 4.5, -13.6], 'y'), box(matte(['#b5232a', '#2850a8', '#b5232a', '#2850a8'][i], 0.8), [1.5, 0.9, 0.03], [x + 0.78, 8.4, -13.6]))), woods(random, { far: 44 }),
  )
}

/** A road along x; its right lane is around z = 0. */
export function highway(seed, { grass = '#87935a', make = tree, colors = GREENS, hill = '#7f9468', rail = true, trees = 34, asphalt = '#5f6265', far = 30, more } = {}) {
  const random = randomOf(seed)
  const dashes = Array.from({ length: 60 }, (_, i) => box(line, [3, 0.012, 0.14], [-180 + i * 7, 0.006, -2.1], 0.002))
  const posts = Array.from({ length: 70 }, (_, i) => box(steel, [0.12, 0.8, 0.12], [-140 + i * 4, 0.4, -7.4]))
  return group(
    place(floor(grass, { seed, repeat: 80, range: 0.06, spots: 9000 }), 0, -0.16), box(ground(asphalt, { seed, repeat: 1, spots: 20_000 }), [400, 0.06, 12.6], [0, -0.03, -1.2], 0.01), dashes,
    box(line, [400, 0.012, 0.14], [0, 0.006, 2.3], 0.002), box(matte('#d6b13c', 0.8), [400, 0.012, 0.14], [0, 0.006, -6.2], 0.002), box(matte('#9a9282', 0.95), [400, 0.05, 2.4], [0, -0.03, 6.2], 0.01),
    rail && [posts, box(aluminum, [280, 0.3, 0.06], [0, 0.66, -7.3], 0.04)], hills(hill), woods(random, { far, count: trees, make, colors, span: 240 }), more?.(random),
  )
}

export function skyline(random, { far = -150, count = 34, lit = false } = {}) {
  return Array.from({ length: count }, (_, i) => {
    const near = 1 - Math.abs(i / count - 0.5) * 1.6
    const height = random.between(12, 30) + near * random.between(0, 46)
    const wall = matte(random.pick(['#8d99a6', '#a3abb3', '#77838f', '#b3aea6', '#6c7784']), 0.5)
    const bands = lit ? [] : Array.from({ length: Math.floor(height / 4) }, (_, k) => box(matte('#5e6e7e', 0.3), [7.1, 1.2, 7.1], [0, k * 4 + 2.5, 0]))
    return place(group(box(wall, [7, height, 7], [0, height / 2, 0], 0.1), bands), -150 + i * 9 + random.between(-2, 2), 0, far - random.between(0, 30), 0.1)
  })
}

export const crane = (x, z) => group(rod(steel, 0.5, 26, [x, 13, z], 'y'), box(matte('#d4622a'), [30, 1, 1], [x + 8, 26, z]), box(steel, [3, 2, 2], [x - 6, 25.4, z]))
export const containers = (random, x, z) => Array.from({ length: 9 }, (_, i) => place(container(random.pick(['#a23b2a', '#27598c', '#3a7a52', '#c78a2b', '#6d7277'])), x + (i % 3) * 13, -1.45 + Math.floor(i / 3) * 2.62, z, 0))
export const cone = (x, z, size = 1) => group(box(matte('#d9581c', 0.6), [0.42 * size, 0.04, 0.42 * size], [x, 0.02, z]), rod(matte('#e8641d', 0.6), 0.16 * size, 0.72 * size, [x, 0.38 * size, z], 'y', 0.03 * size), rod(white, 0.115 * size, 0.14 * size, [x, 0.42 * size, z], 'y', 0.09 * size))
