import type { Group } from 'three'
import { classroom } from './rooms/classroom.ts'
import { balance, gavel } from './rooms/court-things.ts'
import { close, onDesk, ROOM, TOP } from './rooms/desk.ts'
import { books, keyboard, laptop, monitor, mug, pen } from './rooms/desk-things.ts'
import { table } from './rooms/furniture.ts'
import { calculator, shield, tablet, toyTruck } from './rooms/office-things.ts'
import { officeRow, openOffice } from './rooms/offices.ts'
import { paper } from './rooms/paper.ts'
import { plant } from './rooms/plant.ts'
import { room } from './rooms/room.ts'
import { safe } from './rooms/safe.ts'
import { shelf } from './rooms/shelf.ts'
import type { Camera, Scene } from './scene.ts'
import { group, place } from './shapes/group.ts'

const wide: Camera = { from: [2.5, 2.0, 4.4], at: [-0.15, 1.02, -0.6], fov: 42, lens: 0.02 }

function safeRoom(): Group {
  return group(
    room({ wall: '#cfd6dd', ground: '#8a8f94', planks: false }),
    place(safe(), [0, 0, -1], -0.25),
    place(shelf({ seed: 5, color: 'grey' }), [1.7, 0, -2.6]),
    place(plant(1.1), [-1.2, 0, -2]),
    place(table({ top: 'walnut' }), [-1.9, 0, -0.6]),
    place(laptop('chart'), [-1.9, TOP, -0.6]),
  )
}

/** Offices, desks and classes. */
export const OFFICE_SCENES: Readonly<Record<string, Scene>> = {
  'dispatch-desk': { ...ROOM, subject: officeRow(['map', 'list', 'hours']), camera: wide },
  'office-desk': {
    ...ROOM,
    subject: officeRow(['list', 'chart'], { wall: '#e9dfcf', top: 'oak', color: '#6b3a2c' }),
    camera: { ...wide, from: [-1.2, 1.8, 4.2], at: [0.1, 1.0, -0.8] },
  },
  office: {
    ...ROOM,
    subject: openOffice,
    camera: { from: [3, 2.1, 4.6], at: [-0.5, 1.0, -1], fov: 43, lens: 0.02 },
  },
  laptop: onDesk(
    [
      [laptop('list'), 0, 0, -0.15],
      [mug('#1d48b8'), 0.42, 0.1],
      [books(4, 4), -0.75, -0.2],
      [paper(), 0.5, -0.25, -0.4],
    ],
    { wall: '#cfd8d4' },
  ),
  eld: onDesk(
    [
      [tablet(), 0, -0.1, 0.15],
      [paper('#1f6b4a', { signed: false }), 0.45, 0.2, -0.3],
      [mug('#2b2c2f'), -0.5, 0.1],
      [toyTruck('#1d48b8'), -0.35, 0.32, 0.5],
    ],
    { top: 'walnut', wall: '#c9ced6' },
  ),
  calculator: onDesk(
    [
      [calculator(), 0.1, 0.16, -0.3],
      [paper('#8a2430', { signed: false }), -0.22, 0.06, 0.15],
      [paper('#1f6b4a'), 0.02, -0.14, -0.1],
      [pen('#22262d'), -0.02, 0.34, 0.9],
      [books(6), -0.85, -0.3],
    ],
    { top: 'oak' },
  ),
  chart: onDesk(
    [
      [monitor('chart', 0.7), 0, -0.2, 0.1],
      [keyboard(), 0, 0.16],
      [mug('#d9822b'), 0.5, 0.08],
      [calculator(), -0.5, 0.15, 0.3],
    ],
    { top: 'white', wall: '#d3dbe4' },
  ),
  contract: onDesk(
    [
      [paper('#1d48b8'), -0.25, 0.1, 0.2],
      [paper('#22262d'), 0.12, 0.05, -0.25],
      [pen(), 0.2, 0.24, 0.5],
      [toyTruck('#1d48b8'), 0.5, -0.24, -0.5],
      [mug('#e6e3dd'), -0.7, 0.1],
    ],
    { top: 'walnut', wall: '#d9d2c4' },
  ),
  permits: onDesk(
    [
      [paper('#1f6b4a'), -0.3, 0.14, 0.35],
      [paper('#a8181d'), 0.0, 0.02, 0.05],
      [paper('#1d48b8'), 0.26, 0.12, -0.3],
      [pen('#a8181d'), 0.02, 0.34, 0.2],
      [toyTruck('#a8181d'), 0.1, -0.32, 0.2],
      [mug('#1f6b4a'), -0.65, -0.1],
    ],
    { top: 'oak', wall: '#c5d2cb' },
  ),
  policy: onDesk(
    [
      [paper('#3a3fbf'), -0.24, 0.12, 0.2],
      [shield('#3a3fbf'), 0.22, -0.12, -0.3],
      [pen(), 0.02, 0.26, 0.4],
      [mug('#e6e3dd'), -0.62, -0.1],
    ],
    { top: 'walnut', wall: '#cdd0e2' },
  ),
  shield: onDesk(
    [
      [shield('#1f6b4a'), -0.1, -0.1, 0.3],
      [toyTruck('#d9601a'), 0.22, 0.16, -0.45],
      [paper('#1f6b4a'), -0.36, 0.22, 0.3],
      [laptop('list'), 0.6, -0.25, -0.5],
    ],
    { top: 'white', wall: '#cbdcd2' },
  ),
  scales: onDesk(
    [
      [balance(), 0, -0.1, 0.2],
      [books(9, 6), -0.85, -0.25],
      [paper('#22262d'), 0.42, 0.16, -0.3],
      [pen('#22262d'), 0.4, 0.36, 0.2],
    ],
    { top: 'walnut', wall: '#b9b3a6' },
    { ...close, at: [0, 0.98, -0.05] },
  ),
  gavel: onDesk(
    [
      [gavel(), 0.02, 0.1, 0.2],
      [books(12, 7), -0.8, -0.28],
      [paper('#5f1526'), 0.46, -0.05, -0.4],
      [balance(), 0.55, -0.4, 0.1],
    ],
    { top: 'walnut', wall: '#a9a294' },
  ),
  safe: {
    ...ROOM,
    subject: safeRoom,
    camera: { from: [1.6, 1.5, 3], at: [0, 0.75, -1], fov: 34, lens: 0.02 },
  },
  classroom: {
    ...ROOM,
    subject: () => classroom('#2d4a3c', '#e9efe9'),
    camera: { from: [-2.6, 2.2, 4.8], at: [0.5, 1.1, -0.9], fov: 44, lens: 0.02 },
  },
  english: {
    ...ROOM,
    subject: () => classroom('#f4f5f5', '#1d48b8'),
    camera: { from: [3.8, 1.9, 4.4], at: [0.3, 1.15, -1.2], fov: 42, lens: 0.02 },
  },
}
