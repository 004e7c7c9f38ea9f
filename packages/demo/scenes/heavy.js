import { aluminum, black, chrome, gap, glass, lamp, matte, paint, steel } from './materials.js'
import { bar, box, group, place, profile, rod, sides } from './shapes.js'
import { tractor } from './tractors.js'
import { carOnDeck } from './cars.js'
import { axle } from './wheels.js'

/** A day cab with a body where the sleeper would be; it hides the fifth wheel. */
const onTruck = (cab, ...body) => group(tractor({ ...cab, day: true }), box(black, [6.2, 0.2, 0.86], [0.2, 1.12, 0]), body)

export function dumpTruck({ color = '#d98a16', style = 'classic', bed = '#8a9097' } = {}) {
  const side = [[3.1, 1.3], [3.1, 2.9], [3.9, 3.05], [3.9, 3.15], [-2.5, 2.75], [-2.7, 2.6], [-2.3, 1.3]]
  const wall = paint(bed)
  return onTruck({ color, style },
    profile(wall, side.map(([x, y]) => [x > 3.2 ? 3.2 : x, y]), 2.46, { bevel: 0.04, round: 0.04 }), box(wall, [1.5, 0.08, 2.3], [3.75, 3.14, 0]),
    [-1.6, -0.5, 0.6, 1.7, 2.8].map((x) => [1, -1].map((sign) => box(wall, [0.14, 1.35, 0.1], [x, 2.05, sign * 1.24]))), [1, -1].map((sign) => box(wall, [5.6, 0.14, 0.1], [0.4, 2.72, sign * 1.24])),
    profile(matte('#6b5138', 0.95), [[2.9, 2.6], [1.6, 3.15, 0.4], [0.2, 2.95, 0.4], [-1.2, 3.1, 0.4], [-2.2, 2.6]], 2.1, { bevel: 0.3 }), axle(2.6))
}

export function towTruck({ color = '#c41f24' } = {}) {
  const boom = paint('#f1f2f3')
  return onTruck({ color, style: 'slope' },
    box(paint(color), [4.4, 0.6, 2.4], [0.9, 1.5, 0], 0.06), box(aluminum, [4.2, 0.08, 2.2], [0.9, 1.84, 0]),
    [0.4, 1.5, 2.6].map((x) => sides(aluminum, [[x - 0.45, 1.3], [x + 0.45, 1.3], [x + 0.45, 1.7], [x - 0.45, 1.7]], 1.205, { thick: 0.02 })),
    profile(boom, [[2.6, 1.8], [2.5, 2.3], [-2.2, 3.6], [-2.3, 3.3]], 0.46, { bevel: 0.04, round: 0.06 }), bar(steel, 0.09, [0.4, 1.8, 0], [-0.4, 2.9, 0]),
    bar(black, 0.02, [-2.2, 3.4, 0], [-2.5, 1.2, 0]), box(steel, [0.16, 0.3, 0.2], [-2.5, 1.1, 0]), box(black, [0.3, 0.2, 1.6], [-2.4, 0.6, 0]), bar(steel, 0.1, [-1.0, 1.0, 0], [-2.4, 0.6, 0]),
    box(lamp('#ffa51f', 1.6), [0.3, 0.16, 1.5], [3.9, 3.32, 0], 0.06))
}

export function excavator({ color = '#f0ae1a' } = {}) {
  const body = paint(color)
  const track = (sign) => group(
    place(profile(black, [[-1.9, 0.1, 0.3], [-2.0, 0.85, 0.4], [2.0, 0.85, 0.4], [1.9, 0.1, 0.3]], 0.6, { bevel: 0.05, round: 0.35 }), 0, 0, sign * 1.15),
    [-1.3, -0.5, 0.3, 1.1].map((x) => rod(steel, 0.22, 0.64, [x, 0.4, sign * 1.15], 'z')))
  return group(track(1), track(-1), rod(black, 0.8, 0.3, [0, 0.95, 0], 'y'),
    profile(body, [[-2.1, 1.1], [-2.2, 2.0, 0.3], [-0.6, 2.1], [0.2, 1.7], [1.5, 1.7], [1.6, 1.1]], 2.4, { bevel: 0.1 }),
    place(profile(body, [[0.2, 1.6], [0.25, 2.95, 0.2], [1.3, 2.95, 0.2], [1.6, 2.0], [1.6, 1.6]], 1.0, { bevel: 0.08 }), 0, 0, 0.68),
    place(profile(glass, [[0.4, 1.9], [0.42, 2.8], [1.26, 2.8], [1.52, 2.0], [1.5, 1.9]], 1.03, { bevel: 0.02 }), 0, 0, 0.68), place(profile(glass, [[1.35, 1.95], [1.1, 2.78], [1.36, 2.8], [1.64, 2.0]], 0.8, { bevel: 0.02 }), 0, 0, 0.68),
    place(profile(body, [[0.9, 1.7], [0.7, 2.1], [2.4, 4.3, 0.3], [3.4, 4.5, 0.3], [5.0, 3.3], [4.8, 3.0], [3.3, 3.9, 0.3], [2.9, 3.8, 0.3], [1.4, 1.8]], 0.42, { bevel: 0.05 }), 0, 0, -0.3),
    place(profile(body, [[4.5, 3.7], [5.2, 3.6], [5.6, 1.3], [5.3, 1.2]], 0.36, { bevel: 0.04 }), 0, 0, -0.3),
    place(profile(black, [[5.1, 1.5], [5.75, 1.4], [6.0, 0.7, 0.3], [5.4, 0.15, 0.3], [4.7, 0.35], [5.2, 0.8]], 0.9, { bevel: 0.04 }), 0, 0, -0.3),
    bar(chrome, 0.06, [1.6, 1.7, -0.55], [2.5, 3.4, -0.55]), bar(chrome, 0.06, [3.3, 4.3, -0.3], [5.0, 3.8, -0.3]), box(gap, [0.5, 0.5, 2.0], [-2.1, 1.5, 0], 0.1))
}

/** A trailer with cars on two decks. */
export function carHauler({ colors = ['#b01f24', '#e8eaed', '#1f4fb5', '#23262b', '#c9ccd0', '#2f6b46'] } = {}) {
  const blue = matte('#2b4c7d', 0.5)
  const posts = [0.9, -2.9, -7.2, -12.6].map((x) => [1.18, -1.18].map((z) => bar(blue, 0.06, [x, 0.8, z], [x - 0.25, 3.0, z])))
  const rails = [1.18, -1.18].map((z) => [bar(blue, 0.08, [1.3, 2.9, z], [-13.4, 2.75, z]), bar(blue, 0.09, [1.3, 1.15, z], [-2, 1.0, z]), bar(blue, 0.09, [-2, 1.0, z], [-13.4, 0.85, z])])
  const decks = [[-6, 2.74, 14.6], [-6.2, 0.95, 14]].map(([x, y, length]) => [0.75, -0.75].map((z) => box(steel, [length, 0.06, 0.5], [x, y, z])))
  const cars = colors.map((color, i) => carOnDeck(color, ['sedan', 'suv', 'pickup'][i % 3], -1.2 - (i % 3) * 4.95, i < 3 ? 2.75 : 0.98, i < 3 ? 0.02 : -0.02))
  return group(posts, rails, decks, cars, [-9.4, -10.6].map((x) => axle(x, { radius: 0.42 })), box(black, [0.1, 0.3, 2.4], [-13.5, 0.8, 0]), [1, -1].map((sign) => box(lamp('#e02a1e', 0.9), [0.04, 0.12, 0.3], [-13.56, 0.8, sign * 0.9])),
    [0.62, -0.62].map((z) => box(steel, [0.12, 0.7, 0.12], [-1.9, 0.4, z])))
}
