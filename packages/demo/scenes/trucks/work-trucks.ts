import type { Group, Material, Mesh } from 'three'
import { group, type Part } from '../shapes/group.ts'
import { aluminum, black, lamp, matte, paint, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { profile, sides } from '../shapes/plates.ts'
import { bar, box } from '../shapes/solids.ts'
import { axle } from '../vehicles/wheels.ts'
import { type TractorLook, tractor } from './tractors.ts'

/** A day cab with a body where the sleeper would be; it hides the fifth wheel. */
const onTruck = (cab: TractorLook, ...body: readonly Part[]): Group =>
  group(tractor({ ...cab, day: true }), box(black, [6.2, 0.2, 0.86], [0.2, 1.12, 0]), body)

const BED_OUTLINE = outline(
  [3.1, 1.3],
  [3.1, 2.9],
  [3.2, 3.05],
  [3.2, 3.15],
  [-2.5, 2.75],
  [-2.7, 2.6],
  [-2.3, 1.3],
)

function dumpBed(wall: Material): Group {
  return group(
    profile(wall, BED_OUTLINE, 2.46, { bevel: 0.04, round: 0.04 }),
    box(wall, [1.5, 0.08, 2.3], [3.75, 3.14, 0]),
  )
}

function bedRibs(wall: Material): Group {
  return group(
    [-1.6, -0.5, 0.6, 1.7, 2.8].map((x) =>
      [1, -1].map((sign) => box(wall, [0.14, 1.35, 0.1], [x, 2.05, sign * 1.24])),
    ),
    [1, -1].map((sign) => box(wall, [5.6, 0.14, 0.1], [0.4, 2.72, sign * 1.24])),
  )
}

function dirt(): Mesh {
  return profile(
    matte('#6b5138', 0.95),
    outline([2.9, 2.6], [1.6, 3.15, 0.4], [0.2, 2.95, 0.4], [-1.2, 3.1, 0.4], [-2.2, 2.6]),
    2.1,
    { bevel: 0.3 },
  )
}

export function dumpTruck(): Group {
  const wall = paint('#8a9097')
  return onTruck({ color: '#d98a16', style: 'classic' }, dumpBed(wall), bedRibs(wall), dirt(), axle(2.6))
}

function toolDoors(): Mesh[][] {
  return [0.4, 1.5, 2.6].map((x) =>
    sides(aluminum, outline([x - 0.45, 1.3], [x + 0.45, 1.3], [x + 0.45, 1.7], [x - 0.45, 1.7]), 1.205, {
      thick: 0.02,
    }),
  )
}

function towHook(): Group {
  return group(
    bar(black, 0.02, [-2.2, 3.4, 0], [-2.5, 1.2, 0]),
    box(steel, [0.16, 0.3, 0.2], [-2.5, 1.1, 0]),
    box(black, [0.3, 0.2, 1.6], [-2.4, 0.6, 0]),
    bar(steel, 0.1, [-1.0, 1.0, 0], [-2.4, 0.6, 0]),
  )
}

function boom(): Mesh {
  const side = outline([2.6, 1.8], [2.5, 2.3], [-2.2, 3.6], [-2.3, 3.3])
  return profile(paint('#f1f2f3'), side, 0.46, { bevel: 0.04, round: 0.06 })
}

const TOW_COLOR = '#c41f24'

export function towTruck(): Group {
  const arm = boom()
  return onTruck(
    { color: TOW_COLOR, style: 'slope' },
    box(paint(TOW_COLOR), [4.4, 0.6, 2.4], [0.9, 1.5, 0], 0.06),
    box(aluminum, [4.2, 0.08, 2.2], [0.9, 1.84, 0]),
    toolDoors(),
    arm,
    bar(steel, 0.09, [0.4, 1.8, 0], [-0.4, 2.9, 0]),
    towHook(),
    box(lamp('#ffa51f', 1.6), [0.3, 0.16, 1.5], [3.9, 3.32, 0], 0.06),
  )
}
