import { aluminum, black, chrome, rubber, steel } from './materials.js'
import { box, group, lathe, place, rod } from './shapes.js'

const WHEEL = 0.51

/** A wheel that looks to +z. Steering wheels bulge out, driven ones are deep; `plain` is for the distance. */
export function wheel({ radius = WHEEL, width = 0.29, deep = false, plain = false, rim = aluminum } = {}) {
  const [r, w] = [radius, width / 2]
  const tire = lathe(rubber, [
    [r * 0.6, -w], [r * 0.86, -w * 1.02], [r * 0.97, -w * 0.8], [r, -w * 0.5], [r, -w * 0.24], [r * 0.975, -w * 0.2], [r, -w * 0.16],
    [r, w * 0.16], [r * 0.975, w * 0.2], [r, w * 0.24], [r, w * 0.5], [r * 0.97, w * 0.8], [r * 0.86, w * 1.02], [r * 0.6, w],
  ], [0, 0, 0], 'z', plain ? 20 : 40)
  const dish = deep ? w * 0.1 : w * 0.95
  const face = lathe(rim, [
    [r * 0.62, w * 0.98], [r * 0.58, w * 1.04], [r * 0.54, w * 0.8], [r * 0.5, dish * 0.72], [r * 0.3, dish],
    [r * 0.24, dish + 0.02], [0, dish + 0.02],
  ], [0, 0, 0], 'z', plain ? 16 : 36)
  if (plain) return group(tire, face)
  const hub = group(rod(chrome, r * 0.19, 0.1, [0, 0, dish + 0.05], 'z'), rod(steel, r * 0.1, 0.16, [0, 0, dish + 0.06], 'z'))
  const around = (count, make) => Array.from({ length: count }, (_, i) => make((i / count) * Math.PI * 2))
  const nuts = around(10, (a) => rod(chrome, 0.016, 0.06, [Math.cos(a) * r * 0.34, Math.sin(a) * r * 0.34, dish + 0.02], 'z'))
  const holes = around(10, (a) => rod(black, r * 0.055, 0.012, [Math.cos(a + 0.3) * r * 0.45, Math.sin(a + 0.3) * r * 0.45, dish * 0.84 + 0.004], 'z'))
  return group(tire, face, hub, nuts, holes)
}

/** One axle: a wheel or a pair at both ends. */
export function axle(x, { track = 2.45, dual = true, radius = WHEEL, plain = false, rim } = {}) {
  const side = (sign) => {
    const turn = sign > 0 ? 0 : Math.PI
    const edge = (track / 2 - 0.14) * sign
    return [
      place(wheel({ radius, deep: dual, plain, rim }), x, radius, edge, turn),
      dual && place(wheel({ radius, deep: true, plain: true, rim }), x, radius, edge - 0.33 * sign, turn),
    ]
  }
  return group(side(1), side(-1), rod(black, 0.1, track - 0.4, [x, radius, 0], 'z'))
}

/** A flap behind wheels, on both sides. */
export const flaps = (x, track = 2.4) => [1, -1].map((sign) => box(rubber, [0.02, 0.6, 0.58], [x, 0.55, sign * (track / 2 - 0.3)], 0.005))
