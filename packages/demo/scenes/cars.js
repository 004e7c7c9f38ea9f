import { aluminum, black, gap, glass, lamp, matte, paint, plastic, steel } from './materials.js'
import { bar, box, group, leaning, place, profile, rod, seam, sides } from './shapes.js'
import { axle } from './wheels.js'

/** Side views of what has its wheels at x = ±1.4: bodies and glass. */
const SHAPES = {
  sedan: { body: [[-2.3, 0.42], [-2.34, 0.95], [-1.8, 1.02], [2.0, 0.92], [2.3, 0.72], [2.3, 0.4]], top: [[-1.7, 0.98], [-1.1, 1.44, 0.3], [0.3, 1.46, 0.3], [1.15, 0.96]] },
  suv: { body: [[-2.3, 0.46], [-2.34, 1.12], [1.1, 1.12], [2.1, 1.04], [2.34, 0.8], [2.32, 0.46]], top: [[-2.2, 1.1], [-2.05, 1.72, 0.2], [0.3, 1.76, 0.3], [1.1, 1.1]] },
  pickup: { body: [[-2.7, 0.5], [-2.72, 1.16], [1.2, 1.16], [2.3, 1.12], [2.5, 0.9], [2.48, 0.5]], top: [[-0.8, 1.1], [-0.7, 1.8, 0.15], [0.5, 1.84, 0.3], [1.2, 1.12]] },
}

export function car({ kind = 'sedan', color = '#b01f24' } = {}) {
  const { body, top } = SHAPES[kind]
  const high = Math.max(...top.map(([, y]) => y))
  const inner = top.map(([x, y, r]) => [x * 0.9 + (x > 0 ? 0 : -0.02), y === high || y > 1.4 ? y - 0.08 : y + 0.03, r])
  const [nose, tail] = [Math.max(...body.map(([x]) => x)), Math.min(...body.map(([x]) => x))]
  return group(
    profile(paint(color), body, 1.82, { bevel: 0.16, round: 0.14 }),
    profile(paint(color), top, 1.6, { bevel: 0.16, round: 0.1, narrow: (x, y) => 1 - Math.max(0, y - 1) * 0.14 }),
    profile(glass, inner, 1.57, { bevel: 0.06, round: 0.1 }),
    leaning(glass, [top.at(-1)[0] + 0.01, top.at(-1)[1] + 0.05], [top.at(-2)[0] + 0.06, top.at(-2)[1] - 0.03], { below: 1.48, above: 1.3, lift: 0.05 }),
    box(gap, [0.04, 0.2, 0.9], [nose - 0.03, 0.62, 0]),
    [0.68, -0.68].map((z) => [box(lamp('#f3f7ff', 0.7), [0.14, 0.12, 0.32], [nose - 0.1, 0.76, z], 0.04), box(lamp('#d2251c', 0.7), [0.1, 0.14, 0.3], [tail + 0.06, 0.85, z], 0.04)]),
    [-1.4, 1.4].map((x) => rod(gap, 0.4, 1.78, [x, 0.38, 0], 'z')),
    [-1.4, 1.4].map((x) => axle(x, { dual: false, radius: 0.34, track: 1.86 })),
    seam(gap, [[-1.0, 0.5], [0.95, 0.5], [0.95, 0.95], [-1.0, 0.95]], 0.905, { wide: 0.012 }),
  )
}

export function cargoVan({ color = '#f1f3f4', stripe } = {}) {
  const body = [[-2.9, 0.45], [-2.95, 2.55, 0.2], [1.3, 2.6, 0.3], [1.7, 2.35], [2.3, 1.4, 0.2], [2.95, 1.15, 0.2], [3.05, 0.8], [3.0, 0.45]]
  const z = 1.005
  return group(
    profile(paint(color), body, 2.0, { bevel: 0.16, round: 0.12 }),
    leaning(glass, [2.28, 1.46], [1.72, 2.3], { below: 1.76, above: 1.56, lift: 0.045 }),
    sides(glass, [[1.05, 1.5], [2.1, 1.5], [1.6, 2.22], [1.05, 2.22]], z, { round: 0.08 }),
    seam(gap, [[0.95, 0.55], [2.1, 0.55], [2.2, 1.45], [1.66, 2.3], [0.95, 2.3]], z, { wide: 0.014 }),
    seam(gap, [[-0.6, 0.55], [0.85, 0.55], [0.85, 2.3], [-0.6, 2.3]], z, { wide: 0.014 }),
    stripe && sides(paint(stripe), [[-2.8, 1.05], [2.4, 1.05], [2.2, 1.25], [-2.8, 1.35]], z, { thick: 0.006 }),
    sides(plastic, [[-2.8, 0.5], [2.8, 0.5], [2.8, 0.62], [-2.8, 0.62]], z),
    box(gap, [0.1, 0.3, 1.2], [3.0, 0.85, 0]), box(plastic, [0.2, 0.22, 1.94], [3.0, 0.5, 0], 0.06),
    [0.78, -0.78].map((at) => [box(lamp('#f3f7ff', 0.7), [0.2, 0.24, 0.3], [2.92, 1.02, at], 0.06), box(lamp('#d2251c', 0.6), [0.06, 0.5, 0.12], [-2.95, 1.3, at * 1.18]), box(black, [0.1, 0.36, 0.2], [1.95, 1.6, at * 1.48], 0.04)]),
    box(gap, [0.02, 1.8, 0.02], [-2.97, 1.4, 0]), box(glass, [0.02, 0.5, 1.5], [-2.965, 2.0, 0], 0.05),
    [-1.85, 1.95].map((x) => [rod(gap, 0.42, 1.96, [x, 0.42, 0], 'z'), axle(x, { dual: false, radius: 0.37, track: 2.04 })]),
  )
}

/** A cab over its engine, for box trucks; its nose is at x = 3.4. */
function cabOver(color) {
  const body = [[1.7, 0.62], [1.7, 2.42, 0.15], [2.7, 2.46, 0.2], [3.2, 1.56, 0.1], [3.4, 1.1], [3.38, 0.5], [2.9, 0.5]]
  const z = 1.055
  return group(
    profile(paint(color), body, 2.1, { bevel: 0.12, round: 0.1 }), leaning(glass, [3.2, 1.58], [2.76, 2.36], { below: 1.86, above: 1.7, lift: 0.03 }),
    sides(glass, [[1.95, 1.56], [3.0, 1.56], [2.62, 2.26], [1.95, 2.26]], z, { round: 0.08 }),
    seam(gap, [[1.84, 0.8], [3.08, 0.8], [3.1, 1.5], [2.66, 2.34], [1.84, 2.34]], z, { wide: 0.014 }),
    box(gap, [0.08, 0.24, 1.2], [3.4, 1.12, 0]), box(matte('#d7dadd', 0.4), [0.14, 0.28, 2.06], [3.38, 0.6, 0], 0.06),
    [0.78, -0.78].map((at) => [box(lamp('#f3f7ff', 0.7), [0.12, 0.22, 0.36], [3.36, 0.95, at], 0.05), box(black, [0.12, 0.44, 0.22], [3.1, 1.85, at * 1.62], 0.05), bar(black, 0.02, [3.0, 1.7, at * 1.3], [3.1, 1.8, at * 1.55])]),
    axle(2.5, { dual: false, radius: 0.42, track: 2.14 }),
  )
}

export function boxTruck({ cab = '#f2f3f5', body = '#f5f6f7', stripe, lift = true } = {}) {
  const [from, to] = [1.55, -4.6]
  const x = (from + to) / 2
  return group(
    cabOver(cab), box(black, [7.4, 0.24, 0.8], [-0.9, 0.72, 0]), axle(-2.7, { radius: 0.42, track: 2.2 }),
    box(paint(body), [from - to, 2.5, 2.4], [x, 2.2, 0], 0.05),
    [1, -1].map((sign) => [0.98, 3.42].map((y) => box(aluminum, [from - to + 0.02, 0.08, 0.03], [x, y, sign * 1.2]))),
    stripe && sides(paint(stripe), [[to + 0.1, 1.5], [from - 0.1, 1.5], [from - 0.1, 2.2], [to + 0.1, 1.75]], 1.205, { thick: 0.01, round: 0.02 }),
    box(matte('#c9ced2', 0.5), [0.03, 2.2, 2.1], [to - 0.01, 2.2, 0]), Array.from({ length: 6 }, (_, i) => box(gap, [0.01, 0.02, 2.1], [to - 0.03, 1.3 + i * 0.36, 0], 0.004)),
    lift && box(steel, [0.12, 1.5, 2.0], [to - 0.3, 1.7, 0], 0.02), box(black, [0.1, 0.16, 2.2], [to - 0.1, 0.6, 0]),
    [1, -1].map((sign) => box(lamp('#d2251c', 0.8), [0.04, 0.1, 0.24], [to - 0.15, 0.72, sign * 0.9])),
    [1, -1].map((sign) => box(steel, [1.2, 0.4, 0.4], [-0.4, 0.6, sign * 0.8], 0.04)),
  )
}

export const forklift = (color = '#f0b21c') => group(
  profile(paint(color), [[-1.1, 0.3], [-1.15, 1.0, 0.2], [-0.5, 1.1], [-0.2, 0.7], [0.7, 0.7], [0.75, 0.3]], 1.05, { bevel: 0.08 }),
  [[-0.95, 0.45], [-0.95, -0.45], [0.55, 0.45], [0.55, -0.45]].map(([x, z]) => bar(black, 0.035, [x, 0.9, z], [x * 0.75, 2.1, z])), box(black, [1.25, 0.05, 1.0], [-0.15, 2.12, 0]),
  [0.32, -0.32].map((z) => [box(steel, [0.1, 2.2, 0.1], [0.95, 1.15, z]), box(steel, [1.1, 0.05, 0.13], [1.5, 0.16, z])]), box(black, [0.5, 0.5, 0.5], [-0.25, 0.95, 0], 0.08), box(black, [0.12, 0.6, 0.5], [-0.5, 1.3, 0], 0.06),
  [0.5, -0.7].map((x) => axle(x, { dual: false, radius: 0.32, track: 1.1 })), box(steel, [0.06, 0.5, 0.9], [1.0, 0.5, 0]),
)

export function pallet({ color = '#b98a55', layers = 3, wrap } = {}) {
  const wood = matte('#a47c4f', 0.85)
  const carton = matte(color, 0.85)
  const boxes = Array.from({ length: layers }, (_, y) => [-0.28, 0.28].map((x) => [-0.28, 0.28].map((z) => box(carton, [0.54, 0.42, 0.54], [x, 0.36 + y * 0.43, z], 0.02))))
  return group([0.05, 0.13].map((y) => box(wood, [1.15, 0.04, 1.15], [0, y, 0])), [-0.5, 0, 0.5].map((z) => box(wood, [1.15, 0.1, 0.1], [0, 0.08, z])), boxes, wrap && box(matte('#dfe9ee', 0.2), [1.12, 0.43 * layers - 0.1, 1.12], [0, 0.16 + 0.215 * layers, 0]))
}

export const carOnDeck = (color, kind, x, y, lean = 0) => {
  const made = place(car({ kind, color }), x, y, 0)
  made.rotation.z = lean
  return made
}
