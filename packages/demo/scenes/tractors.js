import { aluminum, black, chrome, gap, glass, lamp, paint, plastic, steel } from './materials.js'
import { ball, bar, box, group, leaning, place, profile, rod, rounded, seam, sides } from './shapes.js'
import { axle, flaps } from './wheels.js'

/**
 * Sorts of conventional tractors: the side views of cab and hood, and what decorates them. The front axle is at x = 6.1,
 * the drive axles are at 1.15 and -0.2; the fifth wheel between them carries a trailer's pin at x = 0.5.
 */
const STYLES = {
  aero: {
    hood: [[5.1, 2.16], [6.2, 2.02], [6.95, 1.8], [7.32, 1.42], [7.4, 0.8]], nose: 0.8, noseX: 7.36,
    wind: [[5.22, 2.18], [4.42, 3.02]], roof: [[4.36, 3.1], [3.35, 3.9, 0.4], [2.6, 4.02, 0.3]], back: 1.72,
    grille: { y: 1.28, height: 0.58, width: 1.24, frame: black, bars: 6, barMaterial: chrome }, bumper: 'dark', lights: [1.3, 0.88, 0.22, 0.4],
  },
  slope: {
    hood: [[5.1, 2.14], [6.1, 2.02], [7.05, 1.68], [7.6, 1.25], [7.66, 0.78]], nose: 0.72, noseX: 7.6,
    wind: [[5.2, 2.16], [4.5, 2.98]], roof: [[4.44, 3.06], [3.6, 3.86, 0.5], [2.7, 4.06, 0.4]], back: 1.6,
    grille: { y: 1.22, height: 0.74, width: 0.9, frame: chrome, bars: 9, barMaterial: chrome }, bumper: 'chrome', lights: [1.2, 0.84, 0.2, 0.46],
  },
  round: {
    hood: [[5.05, 2.2], [6.05, 2.12], [6.8, 1.94], [7.15, 1.5], [7.22, 0.82]], nose: 0.88, noseX: 7.16,
    wind: [[5.12, 2.22], [4.45, 3.06]], roof: [[4.4, 3.14], [3.7, 3.82, 0.6], [2.8, 4.12, 0.6]], back: 1.5,
    grille: { y: 1.42, height: 0.62, width: 1.5, frame: plastic, bars: 4, barMaterial: steel }, bumper: 'paint', lights: [1.34, 0.92, 0.2, 0.34],
  },
  classic: {
    hood: [[5.0, 2.12], [6.4, 2.08], [7.5, 2.0], [7.58, 1.9], [7.6, 1.0]], nose: 0.74, noseX: 7.6,
    wind: [[5.06, 2.14], [4.78, 2.86]], roof: [[4.7, 2.98, 0.1], [3.7, 3.06, 0.2], [3.5, 3.12]], back: 1.7, flat: true,
    grille: { y: 1.5, height: 0.94, width: 0.98, frame: chrome, bars: 15, upright: true, barMaterial: chrome }, bumper: 'straight', lights: null,
  },
}

const WIDTH = 2.42

function cabOf(style, color, { day }) {
  const { wind, roof, back, flat } = STYLES[style]
  const rear = day ? 3.28 : back
  const top = day ? [[wind[1][0] - 0.05, wind[1][1] + 0.12], [3.9, wind[1][1] + 0.2, 0.2]] : roof
  const body = paint(color)
  const high = top.at(-1)[1]
  const shell = profile(
    body,
    rounded([[rear, 0.92], [rear, high - 0.05, 0.2], ...top.toReversed(), wind[1], wind[0], [5.3, 1.9], [5.3, 0.92]], 0.09),
    WIDTH,
    { bevel: 0.13 },
  )
  const [bottom, upper] = wind
  const line = upper[1] - 0.08
  const lean = (y) => bottom[0] + ((y - bottom[1]) / (upper[1] - bottom[1])) * (upper[0] - bottom[0]) - 0.16
  const z = WIDTH / 2 + 0.004
  const window = [[3.72, 2.08], [lean(2.08), 2.08, 0.03], [lean(line), line], [3.72, line]]
  const door = [[3.62, 1.02], [5.16, 1.02], [5.16, 2.0], [lean(line) + 0.06, line + 0.07], [3.62, line + 0.07]]
  return group(
    shell,
    leaning(glass, bottom, upper, { below: 2.2, above: 2.06, lift: 0.015 }),
    box(body, [0.03, 0.02, 0.05], [5, 2.2, 0]),
    sides(gap, window.map(([x, y]) => [x + Math.sign(x - 4.2) * 0.03, y + Math.sign(y - 2.4) * 0.03]), z - 0.002, { round: 0.08 }),
    sides(glass, window, z + 0.003, { round: 0.06 }),
    seam(gap, door, z, { wide: 0.016 }),
    sides(chrome, [[3.72, 1.84], [3.94, 1.84], [3.94, 1.9], [3.72, 1.9]], z + 0.012, { round: 0.02, thick: 0.03 }),
    !day && !flat && sides(gap, [[2.28, 2.2], [2.86, 2.2], [2.86, 2.72], [2.28, 2.72]], z, { round: 0.1 }),
    !day && !flat && sides(glass, [[2.31, 2.23], [2.83, 2.23], [2.83, 2.69], [2.31, 2.69]], z + 0.004, { round: 0.09 }),
    !day && flat && sides(glass, [[2.3, 2.3], [2.7, 2.3], [2.7, 2.66], [2.3, 2.66]], z + 0.004, { round: 0.09 }),
    !day && seam(gap, [[1.9, 1.05], [2.75, 1.05], [2.75, 1.75], [1.9, 1.75]], z, { wide: 0.014 }),
    !day && sides(gap, [[3.4, 0.98], [3.415, 0.98], [3.415, high - 0.5], [3.4, high - 0.5]], z, { round: 0.005 }),
    roofLights(style, { day, wind, top }),
    visorOf(style, body, wind),
    mirrors(style, color),
    wipers(wind),
  )
}

function roofLights(style, { day, wind, top }) {
  const raised = style !== 'classic' && !day
  const [x, y] = raised ? [top[1][0] + 0.5, top[1][1] - 0.36] : [wind[1][0] - 0.16, wind[1][1] + 0.18]
  const amber = lamp('#ffb02e', 0.9)
  return [-0.72, -0.36, 0, 0.36, 0.72].map((z) =>
    style === 'classic' ? ball(amber, 0.07, [x, y + 0.02, z], [1.6, 0.8, 0.8]) : box(amber, [0.16, 0.05, 0.12], [x, y, z], 0.02),
  )
}

function visorOf(style, body, wind) {
  const [x, y] = wind[1]
  if (style === 'classic') return leaning(chrome, [x + 0.1, y - 0.12], [x + 0.26, y + 0.1], { below: 2.14, above: 2.2, lift: 0.06, round: 0.05 })
  return style === 'slope' ? leaning(black, [x + 0.03, y - 0.02], [x - 0.1, y + 0.12], { below: 2.1, above: 2.06, lift: 0.05, round: 0.05 }) : null
}

function mirrors(style, color) {
  const shell = style === 'classic' ? chrome : style === 'round' ? paint(color) : black
  return [1, -1].map((sign) => {
    const z = sign * 1.48
    return group(
      box(shell, [0.14, 0.72, 0.26], [5.06, 2.3, z], 0.06),
      box(glass, [0.01, 0.62, 0.2], [4.985, 2.3, z], 0.005),
      bar(black, 0.022, [5.08, 2.55, z], [4.95, 2.62, sign * 1.16]),
      bar(black, 0.022, [5.08, 1.98, z], [5.02, 1.9, sign * 1.16]),
    )
  })
}

function wipers([bottom, top]) {
  const at = (share) => bottom.map((value, i) => value + (top[i] - value) * share)
  return [0.55, -0.3].map((z) => {
    const [from, to] = [at(0.04), at(0.5)]
    return bar(black, 0.012, [from[0] + 0.05, from[1] + 0.03, z], [to[0] + 0.05, to[1] + 0.03, z + 0.34])
  })
}

function hoodOf(style, color) {
  const { hood, nose, noseX } = STYLES[style]
  const body = paint(color)
  const [start] = hood
  const narrowFrom = 5.5
  const narrow = (x, y) => {
    const forward = Math.max(0, Math.min(1, (x - narrowFrom) / (noseX - narrowFrom)))
    const high = Math.max(0, y - 1.45) * 0.12
    return 1 - (1 - nose) * forward ** 2.2 - high * (0.4 + forward * 0.6)
  }
  if (style === 'classic') return classicHood(body, hood)
  const arch = rounded([[5.2, 0.9], [5.2, start[1], 0.05], ...hood, [6.86, 0.78, 0.05], [6.74, 1.02, 0.2], [6.4, 1.26, 0.25], [5.85, 1.26, 0.25], [5.5, 1.02, 0.2], [5.42, 0.78, 0.05]], 0.14)
  const bulge = [[5.15, 1.9], [5.15, start[1] + 0.03], ...hood.slice(1, -1).map(([x, y]) => [x - 0.02, y + 0.06]), [noseX - 0.12, 1.3]]
  const z = WIDTH / 2 - 0.012
  return group(
    profile(body, arch, WIDTH - 0.04, { bevel: 0.16, narrow }),
    profile(body, bulge, 1.28, { bevel: 0.12, round: 0.18 }),
    box(gap, [1.3, 0.5, 1.7], [6.1, 1.0, 0]),
    sides(gap, [[5.16, 1.0], [5.18, 1.0], [5.18, 2.1], [5.16, 2.1]], z + 0.012, { round: 0.005 }),
    sides(black, [[5.3, 1.48], [5.62, 1.48], [5.62, 1.62], [5.3, 1.62]], z + 0.004, { round: 0.04 }),
  )
}

function classicHood(body, hood) {
  const middle = [[5.1, 1.0], [5.1, hood[0][1]], ...hood.slice(1)]
  const fender = [[5.35, 0.86], [5.4, 1.2, 0.3], [5.7, 1.46, 0.35], [6.5, 1.46, 0.4], [7.1, 1.2, 0.5], [7.55, 1.08, 0.1], [7.55, 0.96], [6.98, 0.98, 0.3], [6.66, 1.24, 0.3], [5.72, 1.26, 0.3], [5.5, 0.86]]
  const can = (sign) => [
    rod(chrome, 0.19, 0.72, [5.02, 1.66, sign * 1.3], 'y'),
    rod(chrome, 0.12, 0.2, [5.02, 2.1, sign * 1.3], 'y'),
    rod(black, 0.195, 0.03, [5.02, 1.44, sign * 1.3], 'y'),
  ]
  const head = (sign) => group(
    ball(chrome, 0.17, [7.38, 1.42, sign * 0.86], [1.1, 1, 1]),
    rod(lamp('#fff7e0', 1.2), 0.135, 0.05, [7.54, 1.42, sign * 0.86], 'x'),
    bar(chrome, 0.03, [7.36, 1.3, sign * 0.86], [7.3, 1.1, sign * 0.8]),
    ball(lamp('#ff9d20', 0.8), 0.05, [7.4, 1.63, sign * 0.86]),
  )
  return group(
    profile(body, middle, 1.34, { bevel: 0.14, round: 0.12, narrow: (x) => 1 - Math.max(0, x - 5.4) * 0.07 }),
    [1, -1].map((sign) => place(profile(body, rounded(fender, 0.08), 0.56, { bevel: 0.09 }), 0, 0, sign * 0.88)),
    box(gap, [1.9, 0.5, 1.3], [6.3, 0.95, 0]),
    [1, -1].map((sign) => [can(sign), head(sign)]),
    [1.62, 1.74, 1.86].map((y) => sides(chrome, [[5.6, y], [6.3, y], [6.3, y + 0.035], [5.6, y + 0.035]], 0.665, { round: 0.01 })),
  )
}

function noseOf(style, color) {
  const { grille, noseX, lights, bumper } = STYLES[style]
  const { y, height, width, frame, bars, upright, barMaterial } = grille
  const x = noseX + 0.015
  const count = Array.from({ length: bars }, (_, i) => (i + 0.5) / bars - 0.5)
  const lines = count.map((share) => upright
    ? box(barMaterial, [0.05, height - 0.08, 0.022], [x + 0.055, y, share * (width - 0.08)], 0.008)
    : box(barMaterial, [0.05, (height / bars) * 0.42, width - 0.1], [x + 0.055, y + share * (height - 0.06), 0], 0.01))
  return group(
    box(frame, [0.12, height + 0.06, width + 0.06], [x - 0.02, y, 0], 0.06),
    box(gap, [0.12, height - 0.04, width - 0.04], [x - 0.003, y, 0], 0.05),
    lines,
    lights && [1, -1].map((sign) => headlight(x, sign, lights)),
    bumperOf(bumper, noseX, color),
  )
}

function headlight(x, sign, [y, z, height, width]) {
  return group(
    box(gap, [0.34, height + 0.05, width + 0.05], [x - 0.2, y, sign * z], 0.06),
    box(lamp('#f4f8ff', 0.75), [0.36, height * 0.62, width * 0.8], [x - 0.2, y + 0.01, sign * z], 0.05),
    box(lamp('#ff9d20', 0.7), [0.3, height * 0.8, 0.07], [x - 0.22, y, sign * (z + width * 0.44)], 0.03),
  )
}

const BUMPERS = { dark: plastic, chrome, straight: chrome }

function bumperOf(kind, noseX, color) {
  const material = BUMPERS[kind] ?? paint(color)
  if (kind === 'straight')
    return group(
      box(material, [0.1, 0.52, 2.46], [noseX + 0.22, 0.6, 0], 0.05),
      box(steel, [0.5, 0.14, 0.7], [noseX, 0.62, 0]),
      [0.85, -0.85].map((z) => rod(lamp('#ffd890', 0.5), 0.09, 0.03, [noseX + 0.275, 0.62, z], 'x')),
    )
  const shape = [[noseX - 0.7, 0.34], [noseX - 0.72, 0.86], [noseX - 0.05, 0.94], [noseX + 0.12, 0.84], [noseX + 0.16, 0.5], [noseX + 0.06, 0.34]]
  return group(
    profile(material, shape, 2.34, { bevel: 0.14, round: 0.08, narrow: (x) => 1 - Math.max(0, x - noseX + 0.4) * 0.34 }),
    box(gap, [0.1, 0.16, 1.1], [noseX + 0.115, 0.64, 0], 0.04),
    [0.74, -0.74].map((z) => box(lamp('#ffeec4', 0.5), [0.08, 0.11, 0.26], [noseX + 0.1, 0.66, z], 0.03)),
    box(plastic, [0.3, 0.1, 1.9], [noseX - 0.08, 0.33, 0], 0.04),
  )
}

function chassis(style, color, { day }) {
  const { back, noseX } = STYLES[style]
  const rear = day ? 3.28 : back
  const rails = [0.43, -0.43].map((z) => box(black, [noseX + 1, 0.28, 0.09], [noseX / 2 - 0.6, 0.92, z], 0.01))
  return group(
    rails,
    axle(6.1, { dual: false, rim: aluminum }),
    axle(1.15), axle(-0.2),
    flaps(-0.98),
    box(steel, [1.0, 0.08, 0.95], [0.5, 1.14, 0], 0.04),
    rod(black, 0.26, 0.05, [0.4, 1.2, 0], 'y'),
    box(steel, [0.5, 0.14, 0.8], [0.55, 1.07, 0]),
    tail(),
    [1, -1].map((sign) => style === 'classic' ? openSide(sign, rear) : skirt(sign, rear, color)),
    rearWall(rear, style, day),
  )
}

function tail() {
  const light = lamp('#ff2a1c', 1.1)
  return group(
    box(black, [0.06, 0.34, 2.1], [-1.1, 0.9, 0], 0.02),
    [0.8, 0.58, -0.58, -0.8].map((z) => rod(light, 0.075, 0.04, [-1.14, 0.92, z], 'x')),
    [0.98, -0.98].map((z) => box(lamp('#fff4e0', 0.3), [0.03, 0.08, 0.12], [-1.135, 0.92, z])),
    [1, -1].map((sign) => [1.15, -0.2].map((x) => fenderTop(x, sign))),
  )
}

function fenderTop(x, sign) {
  const shape = rounded([[x - 0.7, 0.8], [x - 0.62, 1.1, 0.2], [x - 0.3, 1.19, 0.2], [x + 0.3, 1.19, 0.2], [x + 0.62, 1.1, 0.2], [x + 0.7, 0.8], [x + 0.66, 0.8], [x + 0.58, 1.06, 0.2], [x + 0.28, 1.14, 0.2], [x - 0.28, 1.14, 0.2], [x - 0.58, 1.06, 0.2], [x - 0.66, 0.8]], 0.05)
  return place(profile(black, shape, 0.62, { bevel: 0.01 }), 0, 0, sign * 0.92)
}

function skirt(sign, rear, color) {
  const z = sign * 1.06
  const from = Math.min(rear + 0.1, 2.4)
  return group(
    place(profile(paint(color), [[from, 0.42], [from, 0.98], [5.2, 0.98], [5.28, 0.42]], 0.24, { bevel: 0.05, round: 0.05 }), 0, 0, z),
    box(gap, [0.6, 0.1, 0.04], [4.5, 0.62, sign * 1.185], 0.02),
    box(gap, [0.6, 0.1, 0.04], [4.5, 0.82, sign * 1.185], 0.02),
    box(steel, [0.62, 0.02, 0.08], [4.5, 0.575, sign * 1.18], 0.005),
    rod(aluminum, 0.31, from < 2 ? 0.9 : 1.2, [3.0, 0.72, sign * 0.86], 'x'),
  )
}

function openSide(sign, rear) {
  const z = sign * 0.95
  return group(
    rod(chrome, 0.31, 1.5, [3.7, 0.72, z], 'x'),
    [3.15, 4.2].map((x) => rod(black, 0.318, 0.06, [x, 0.72, z], 'x')),
    box(chrome, [0.7, 0.5, 0.5], [2.4, 0.72, z], 0.04),
    box(steel, [0.5, 0.03, 0.4], [4.85, 0.62, z + sign * 0.08], 0.01),
    box(steel, [0.5, 0.03, 0.4], [4.85, 0.95, z + sign * 0.08], 0.01),
    stack(Math.min(3.42, rear + 1.72), sign),
  )
}

function stack(x, sign) {
  const z = sign * (WIDTH / 2 + 0.14)
  return group(
    rod(chrome, 0.115, 2.2, [x, 2.1, z], 'y'),
    rod(chrome, 0.085, 1.1, [x, 3.6, z], 'y'),
    rod(black, 0.07, 0.02, [x, 4.16, z], 'y'),
    bar(steel, 0.03, [x, 2.8, z], [x, 2.8, sign * 1.1]),
  )
}

function rearWall(rear, style, day) {
  const lines = ['#c7261f', '#1f4fb5', '#222326'].map((color, i) =>
    bar(paint(color), 0.022, [rear - 0.02, 1.9, -0.12 + i * 0.12], [rear - 0.62, 1.2, -0.16 + i * 0.15]))
  return group(
    box(plastic, [0.05, 0.24, 0.5], [rear - 0.02, 1.86, 0], 0.03),
    lines,
    box(black, [1.0, 0.05, 0.86], [rear - 0.6, 1.06, 0], 0.01),
    day && box(glass, [0.03, 0.5, 1.5], [rear - 0.005, 2.55, 0], 0.05),
    !day && style !== 'classic' && [1, -1].map((sign) => box(plastic, [0.34, 2.3, 0.05], [rear - 0.15, 2.5, sign * 1.14], 0.03)),
  )
}

/** A tractor without a trailer. */
export function tractor({ style = 'aero', color = '#f2f3f5', day = false, stripe } = {}) {
  const z = WIDTH / 2 + 0.008
  const rear = day ? 3.28 : STYLES[style].back
  const band = stripe && [
    sides(paint(stripe), [[rear + 0.12, 1.3], [5.1, 1.3], [5.1, 1.42], [rear + 0.12, 1.52]], z, { round: 0.02, thick: 0.004 }),
    sides(paint(stripe), [[rear + 0.12, 1.58], [5.1, 1.46], [5.1, 1.5], [rear + 0.12, 1.64]], z, { round: 0.01, thick: 0.004 }),
  ]
  return group(cabOf(style, color, { day }), hoodOf(style, color), noseOf(style, color), chassis(style, color, { day }), band)
}
