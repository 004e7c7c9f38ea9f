import type { Group } from 'three'
import { group, type Part, place, times } from '../shapes/group.ts'
import { aluminum, chrome, lamp, matte, paint, steel } from '../shapes/materials.ts'
import { bar, box, rod } from '../shapes/solids.ts'
import type { TractorLook } from '../trucks/tractors.ts'
import { type CarKind, car } from '../vehicles/cars.ts'
import { wheel } from '../vehicles/wheels.ts'
import { bay } from './bay.ts'
import { jack, lift, posedTruck, stacked } from './bay-things.ts'
import { chest, toolWall } from './tools.ts'
import { workbench } from './workbench.ts'

function shopThings(): Group {
  return group(
    place(chest(), [5.6, 0, 1.4], -0.6),
    place(chest('#1d48b8'), [-6.4, 0, -5]),
    jack(4.6, 2.4),
    stacked(-6.6, -1.5, 4),
    stacked(-7.5, -2.3, 3),
    place(workbench(), [-6.5, 0, -7.6]),
    place(toolWall(), [-6.5, 0, -8.7]),
  )
}

export const shopBay =
  (options: TractorLook, degrees: number, band: string): (() => Group) =>
  () =>
    group(bay({ band }), posedTruck(options, degrees), shopThings())

function paintWork(): Part {
  return [
    box(matte('#e9edf0', 0.7), [0.1, 2.2, 3.4], [-2.9, 1.1, -2.6]),
    [-1.8, 2.6].map((x) =>
      group(
        bar(steel, 0.03, [x, 0, -2.2], [x, 2.3, -2.2]),
        box(lamp('#fff7e6', 4), [0.6, 0.3, 0.1], [x, 2.3, -2.15]),
      ),
    ),
  ]
}

export const carBay =
  (kind: CarKind, color: string, up: boolean): (() => Group) =>
  () =>
    group(
      bay({ wall: '#ddd8cd', band: '#a8181d', wide: 16 }),
      up && lift(),
      place(car({ kind, color }), [0, up ? 1.55 : 0, 0], up ? 0 : 0.6),
      place(chest(), [4, 0, -2.4], -0.5),
      place(workbench(), [-4.6, 0, -7.8]),
      place(toolWall(), [-4.6, 0, -8.75]),
      stacked(5.2, -5, 3),
      !up && paintWork(),
    )

function tireStacks(): Part {
  return times(6, (i) => stacked(-4.5 + (i % 3) * 1.2, -4 - Math.floor(i / 3) * 1.3, 3 + ((i * 2) % 3)))
}

function tireChanger(): Group {
  return group(
    box(paint('#a8181d'), [1.1, 1.0, 0.8], [5.4, 0.5, -4.4], 0.06),
    rod(steel, [0.06, 1.6], [5.4, 1.6, -4.6], 'y'),
  )
}

function wheelsOnShow(): Part {
  return [0.9, 2.2, 3.5].map((x, i) =>
    place(wheel({ deep: i === 1, rim: i ? chrome : aluminum }), [x, 0.51, -2.6 + i * 0.25]),
  )
}

export const tireShop = (): Group =>
  group(
    bay({ band: '#2f3338', wall: '#d3cec4' }),
    tireStacks(),
    wheelsOnShow(),
    tireChanger(),
    place(chest('#23262b'), [-6.4, 0, -2.4], 0.5),
  )
