import type { Group, Material, Mesh, Object3D } from 'three'
import { table } from '../rooms/furniture.ts'
import { group, type Part, place, times } from '../shapes/group.ts'
import { black, chrome, matte, paint, steel } from '../shapes/materials.ts'
import { outline } from '../shapes/outlines.ts'
import { bar, box, lathe, rod } from '../shapes/solids.ts'

function vise(): Object3D {
  return place(
    group(box(steel, [0.2, 0.16, 0.3], [0, 0.1, 0], 0.03), rod(chrome, [0.016, 0.34], [0, 0.14, 0.2], 'x')),
    [1.5, 0.95, 0.2],
  )
}

export const workbench = (): Group =>
  group(
    table({ top: 'oak', size: [4, 0.09, 0.9], height: 0.95 }),
    place(engineBlock(), [-0.7, 0.95, 0]),
    vise(),
    box(paint('#1d48b8'), [0.5, 0.3, 0.3], [0.7, 1.1, 0], 0.03),
    [0.1, 0.25].map((x) => rod(matte('#d9b21f'), [0.05, 0.2], [x, 1.05, 0.1], 'y')),
  )

function cylinders(grey: Material): Part {
  return times(6, (i) => [
    rod(grey, [0.06, 0.12], [-0.48 + i * 0.19, 0.82, 0], 'y'),
    bar(chrome, 0.012, [-0.48 + i * 0.19, 0.84, 0.02], [-0.48 + i * 0.19, 0.6, 0.3]),
    bar(grey, 0.035, [-0.48 + i * 0.19, 0.5, 0.2], [-0.48 + i * 0.19, 0.42, 0.34]),
  ])
}

function pulleys(): Group {
  return group(
    rod(black, [0.22, 0.06], [0.68, 0.36, 0], 'x'),
    [0.18, -0.12].map((z, i) => rod(steel, [0.1, 0.05], [0.7, 0.66 - i * 0.1, z], 'x')),
  )
}

function filters(): Group {
  return group(
    rod(matte('#e6e3dd', 0.5), [0.07, 0.24], [-0.35, 0.3, 0.34], 'y'),
    rod(matte('#1d48b8', 0.5), [0.07, 0.24], [-0.15, 0.28, 0.34], 'y'),
  )
}

function turbocharger(grey: Material): Mesh {
  return lathe(
    grey,
    outline([0, 0], [0.16, 0.02], [0.19, 0.1], [0.12, 0.18], [0.08, 0.2]),
    [0.28, 0.52, 0.42],
    { axis: 'z', segments: 24 },
  )
}

export function engineBlock(): Group {
  const block = matte('#b9422d', 0.5, { metalness: 0.3 })
  const grey = matte('#8d939a', 0.4, { metalness: 0.7 })
  return group(
    box(block, [1.25, 0.5, 0.5], [0, 0.32, 0], 0.05),
    box(grey, [1.2, 0.24, 0.42], [0, 0.68, 0], 0.06),
    cylinders(grey),
    rod(grey, [0.06, 1.15], [0, 0.42, 0.36], 'x'),
    turbocharger(grey),
    pulleys(),
    box(black, [1.1, 0.16, 0.4], [0, 0.08, 0], 0.05),
    filters(),
  )
}
