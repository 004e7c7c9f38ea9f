import type { Group, Material, Mesh } from 'three'
import { group, type Part, type Point3, times } from '../shapes/group.ts'
import { black, lamp, matte, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { profile } from '../shapes/plates.ts'
import { cycle } from '../shapes/random.ts'
import { bar, box, rod } from '../shapes/solids.ts'

/** A point of the steering wheel, at an angle. */
const onRim = (angle: number): Point3 => [
  0.42 - Math.sin(angle) * 0.12,
  1.2 + Math.sin(angle) * 0.22,
  -0.1 + Math.cos(angle) * 0.24,
]

function instruments(): Group[] {
  return [-0.3, -0.1, 0.12].map((z, i) =>
    group(
      rod(black, [0.1 - i * 0.015, 0.02], [0.68, 1.34, z], 'x'),
      rod(
        lamp(cycle(['#dfe8f5', '#dfe8f5', '#ffd9a0'], i), 0.8),
        [0.085 - i * 0.015, 0.01],
        [0.666, 1.34, z],
        'x',
      ),
      bar(matte('#d0241c'), 0.004, [0.655, 1.34, z], [0.655, 1.4, z + 0.03]),
    ),
  )
}

function dashboard(dash: Material): Mesh {
  return profile(
    dash,
    outline([0.6, 0.4], [0.62, 1.22, 0.06], [0.78, 1.46, 0.08], [1.2, 1.42], [1.2, 0.4]),
    2.3,
    { bevel: 0.04 },
  )
}

const RIM_PARTS = 28

function steeringWheel(): Group {
  const angle = (i: number) => (i / RIM_PARTS) * Math.PI * 2
  return group(
    times(RIM_PARTS, (i) => bar(black, 0.02, onRim(angle(i)), onRim(angle(i + 1)))),
    [0.3, 2.84, 4.71].map((spoke) => bar(black, 0.02, [0.44, 1.2, -0.1], onRim(spoke))),
    rod(black, [0.08, 0.06], [0.43, 1.2, -0.1], 'x'),
    bar(black, 0.03, [0.46, 1.18, -0.1], [0.75, 1.1, -0.1]),
  )
}

function navigator(): Group {
  return group(
    box(black, [0.03, 0.2, 0.34], [0.6, 1.28, 0.5], 0.03),
    box(lamp('#cfe2ff', 0.9), [0.01, 0.16, 0.3], [0.585, 1.28, 0.5]),
  )
}

function cabinSides(light: Material): Part {
  return [1.12, -1.12].map((z) => [
    bar(light, 0.06, [1.15, 1.4, z], [0.72, 2.25, z * 0.96]),
    box(light, [1.2, 0.9, 0.05], [0.1, 0.95, z * 1.04], 0.03),
    bar(black, 0.02, [1.25, 1.9, z * 1.35], [1.1, 1.9, z * 1.05]),
    box(black, [0.1, 0.6, 0.24], [1.3, 1.9, z * 1.4], 0.05),
    box(matte('#8fa8bf', 0.1, { metalness: 0.6 }), [0.01, 0.52, 0.19], [1.24, 1.9, z * 1.4]),
  ])
}

function switches(): Part {
  return [0.42, 0.5, 0.58].map((z) => [
    rod(black, [0.022, 0.03], [0.61, 1.08, z], 'x'),
    box(steel, [0.02, 0.03, 0.05], [0.61, 1.0, z]),
  ])
}

function passengerSeat(): Group {
  return group(
    box(matte('#4a3b33', 0.9), [0.55, 0.16, 0.5], [0, 0.75, 0.55], 0.07),
    box(matte('#4a3b33', 0.9), [0.16, 0.7, 0.5], [-0.28, 1.15, 0.55], 0.07),
  )
}

function shifter(dash: Material): Group {
  return group(
    box(dash, [0.5, 0.2, 0.3], [0.3, 0.62, 0.2], 0.06),
    bar(black, 0.018, [0.25, 0.7, 0.18], [0.2, 1.05, 0.2]),
    rod(black, [0.04, 0.06], [0.2, 1.08, 0.2], 'y'),
  )
}

function cabinRoof(light: Material): Group {
  return group(
    bar(light, 0.05, [0.72, 2.27, 1.08], [0.72, 2.27, -1.08]),
    box(light, [1.3, 0.05, 2.3], [0.05, 2.3, 0]),
    [0.5, -0.5].map((z) => box(matte('#5d574f', 0.9), [0.05, 0.16, 0.8], [0.68, 2.16, z], 0.02)),
  )
}

/** The place behind a wheel: the view that drivers know. */
export function cabin(color = '#30343b'): Group {
  const dash = matte(color, 0.7)
  const light = matte('#7d746a', 0.85)
  return group(
    dashboard(dash),
    instruments(),
    steeringWheel(),
    navigator(),
    switches(),
    cabinSides(light),
    cabinRoof(light),
    passengerSeat(),
    shifter(dash),
  )
}
