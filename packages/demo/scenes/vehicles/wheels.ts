import type { Group, Material, Mesh } from 'three'
import { group, type Part, place, times } from '../shapes/group.ts'
import { aluminum, black, chrome, rubber, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { box, lathe, rod } from '../shapes/solids.ts'

/** The radius of a truck's wheel. */
const WHEEL = 0.51
/** From one wheel of a pair to the other. */
const DUAL_DISTANCE = 0.33

/** The tread of a tire has two grooves. `w` is half the width. */
function tireOf(r: number, w: number, segments: number): Mesh {
  const half = (side: 1 | -1) =>
    outline(
      [r, side * w * 0.16],
      [r * 0.975, side * w * 0.2],
      [r, side * w * 0.24],
      [r, side * w * 0.5],
      [r * 0.97, side * w * 0.8],
      [r * 0.86, side * w * 1.02],
      [r * 0.6, side * w],
    )
  const line = [...half(-1).toReversed(), ...half(1)]
  return lathe(rubber, line, [0, 0, 0], { axis: 'z', segments })
}

type Face = { readonly r: number; readonly w: number; readonly dish: number }

function faceOf(rim: Material, { r, w, dish }: Face, segments: number): Mesh {
  const line = outline(
    [r * 0.62, w * 0.98],
    [r * 0.58, w * 1.04],
    [r * 0.54, w * 0.8],
    [r * 0.5, dish * 0.72],
    [r * 0.3, dish],
    [r * 0.24, dish + 0.02],
    [0, dish + 0.02],
  )
  return lathe(rim, line, [0, 0, 0], { axis: 'z', segments })
}

const HOLES = times(10, (i) => (i / 10) * Math.PI * 2)

function hub({ r, dish }: Face): Group {
  return group(
    rod(chrome, [r * 0.19, 0.1], [0, 0, dish + 0.05], 'z'),
    rod(steel, [r * 0.1, 0.16], [0, 0, dish + 0.06], 'z'),
  )
}

function nut({ r, dish }: Face, angle: number): Mesh {
  const [x, y] = [Math.cos(angle) * r * 0.34, Math.sin(angle) * r * 0.34]
  return rod(chrome, [0.016, 0.06], [x, y, dish + 0.02], 'z')
}

function hole({ r, dish }: Face, angle: number): Mesh {
  const [x, y] = [Math.cos(angle + 0.3) * r * 0.45, Math.sin(angle + 0.3) * r * 0.45]
  return rod(black, [r * 0.055, 0.012], [x, y, dish * 0.84 + 0.004], 'z')
}

type WheelLook = {
  readonly radius?: number
  readonly width?: number
  readonly deep?: boolean
  readonly plain?: boolean
  readonly rim?: Material
}

/** A wheel that looks to +z. Steering wheels bulge out, driven ones are deep; `plain` is for the distance. */
export function wheel(look: WheelLook = {}): Group {
  const { radius: r = WHEEL, width = 0.29, deep = false, plain = false, rim = aluminum } = look
  const w = width / 2
  const face: Face = { r, w, dish: deep ? w * 0.1 : w * 0.95 }
  return group(
    tireOf(r, w, plain ? 20 : 40),
    faceOf(rim, face, plain ? 16 : 36),
    !plain && [hub(face), HOLES.map((angle) => nut(face, angle)), HOLES.map((angle) => hole(face, angle))],
  )
}

type AxleLook = {
  readonly track?: number
  readonly dual?: boolean
  readonly radius?: number
  readonly plain?: boolean
  readonly rim?: Material
}

/** One axle: a wheel or a pair at both ends. `track` is the width from tire to tire. */
export function axle(x: number, look: AxleLook = {}): Group {
  const { track = 2.45, dual = true, radius = WHEEL, plain = false, rim } = look
  const end = (sign: 1 | -1): Part => {
    const turn = sign > 0 ? 0 : Math.PI
    const edge = (track / 2 - 0.14) * sign
    return [
      place(wheel({ radius, deep: dual, plain, rim }), [x, radius, edge], turn),
      dual &&
        place(
          wheel({ radius, deep: true, plain: true, rim }),
          [x, radius, edge - DUAL_DISTANCE * sign],
          turn,
        ),
    ]
  }
  return group(end(1), end(-1), rod(black, [0.1, track - 0.4], [x, radius, 0], 'z'))
}

/** A flap behind wheels, on both sides. */
export const flaps = (x: number, track = 2.4): Mesh[] =>
  [1, -1].map((sign) => box(rubber, [0.02, 0.6, 0.58], [x, 0.55, sign * (track / 2 - 0.3)], 0.005))
