import type { Group, Object3D } from 'three'
import { group, place } from '../shapes/group.ts'
import { type Choices, cycle } from '../shapes/random.ts'
import { TOP } from './desk.ts'
import { keyboard, laptop, monitor, mug } from './desk-things.ts'
import { chair, sofa, table, type WoodName } from './furniture.ts'
import { paper } from './paper.ts'
import { plant } from './plant.ts'
import { pendant, room } from './room.ts'
import type { ScreenName } from './screens.ts'
import { shelf } from './shelf.ts'
import { picture } from './wall-pictures.ts'

const OFFICE = { wall: '#dfe4e8', ground: '#a78a69', width: 8 }

/** A desk with three screens, for two people. */
function workplace(top: WoodName, shows: Choices<ScreenName>, k: number, color: string): Object3D {
  return place(
    group(
      table({ top, size: [3.4, 0.05, 0.9] }),
      [-0.95, -0.2, 0.85].map((x, i) =>
        place(monitor(cycle(shows, i + k), 0.66), [x, TOP, -0.18], i ? -0.1 : 0.12),
      ),
      [-0.5, 0.85].map((x) => place(keyboard(), [x, TOP, 0.2])),
      place(mug(cycle(['#a8181d', '#1d48b8'], k)), [0.3, TOP, 0.25]),
      place(paper('#1f6b4a'), [-1.4, TOP, 0.2], 0.3),
      place(chair(color), [-0.45, 0, 0.95], Math.PI / 2 + 0.4),
      place(chair(color), [0.95, 0, 0.95], Math.PI / 2 - 0.3),
    ),
    [-0.4 + k * 0.6, 0, -0.2 - k * 1.9],
  )
}

type OfficeRowLook = {
  readonly wall?: string
  readonly top?: WoodName
  readonly color?: string
}

export const officeRow =
  (shows: Choices<ScreenName>, { wall = '#dfe4e8', top = 'white', color = '#2f3b4f' }: OfficeRowLook = {}) =>
  (): Group =>
    group(
      room({
        ...OFFICE,
        wall,
        ceiling: [
          [-2, 0],
          [1, 0],
          [-2, -2],
          [1, -2],
        ],
      }),
      [0, 1].map((k) => workplace(top, shows, k, color)),
      place(shelf({ seed: 3, color: 'oak', width: 2 }), [3.3, 0, -2.7]),
      place(plant(1.5), [-3.4, 0, -2.4]),
      picture(1.3, 1.95, -2.92),
    )

function visitorCorner(): Group {
  return group(
    place(sofa('#47617f'), [-2.2, 0, -2.1]),
    place(table({ top: 'walnut', size: [1.1, 0.05, 0.6], height: 0.42 }), [-2.2, 0, -0.8]),
    place(paper(), [-2.2, 0.425, -0.8], 0.3),
  )
}

function clerkDesk(): Group {
  return group(
    place(table({ top: 'oak', size: [1.9, 0.06, 0.9] }), [0.9, 0, -0.6]),
    place(laptop('chart'), [0.7, TOP, -0.6], -0.2),
    place(mug(), [1.3, TOP, -0.4]),
    place(chair(), [0.9, 0, -1.5], -Math.PI / 2),
    place(chair('#8a5a2d'), [0.5, 0, 0.4], Math.PI / 2 + 0.3),
  )
}

export function openOffice(): Group {
  return group(
    room({
      ...OFFICE,
      wall: '#e7e2d8',
      ceiling: [
        [-2, -1],
        [1.4, -1],
      ],
    }),
    visitorCorner(),
    clerkDesk(),
    place(plant(1.6), [2.5, 0, -2.3]),
    picture(0.9, 1.9, -2.92, '#7a4a2d'),
    pendant(0.9, -0.6, 2.1),
  )
}
