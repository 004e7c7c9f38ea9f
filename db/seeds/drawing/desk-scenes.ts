import { letters } from '#db/seeds/lettering/lettering.ts'
import { room } from './backdrops.ts'
import { area, at, circle, oval, path, rect, repeat, type Svg, shade, stroke } from './svg.ts'

const INK = '#1b1e24'
const WOOD = '#b98a58'

const desk = (y = 690) =>
  rect(40, y, 1200, 34, WOOD, 4) +
  rect(90, y + 34, 40, 250, shade(WOOD, -0.25)) +
  rect(1150, y + 34, 40, 250, shade(WOOD, -0.25))

function monitor(x: number, y: number, content: Svg): Svg {
  return (
    rect(x + 170, y, 60, 70, '#3a3f49') +
    rect(x + 110, y + 62, 180, 16, '#3a3f49', 6) +
    rect(x, y - 270, 400, 270, INK, 10) +
    rect(x + 14, y - 256, 372, 236, '#f6f5f1') +
    at(x + 14, y - 256, content)
  )
}

const board = () =>
  rect(0, 0, 372, 40, '#24506b') +
  repeat(
    6,
    (i) =>
      rect(14, 56 + i * 30, 90, 14, '#9aa0ab') +
      rect(120, 56 + i * 30, 140, 14, '#cfccc3') +
      rect(290, 54 + i * 30, 66, 18, ['#006b54', '#ffb000', '#c4281c'][i % 3] ?? INK, 4),
  )
const route = () =>
  rect(0, 0, 372, 236, '#d7e3dc') +
  path('M0 150Q120 120 200 160T372 120V236H0Z', '#c3d6c8') +
  stroke('M40 60L120 100 190 90 250 160 330 180', '#3d3fc4', 9) +
  circle(40, 60, 13, '#006b54') +
  circle(330, 180, 13, '#c4281c')

function mug(x: number, y: number, color: string): Svg {
  return stroke(`M${x + 70} ${y - 66}q46-4 44 26t-44 26`, color, 13) + rect(x, y - 90, 80, 90, color, 10)
}

function sheet(x: number, y: number, title: string, turn = 0, color = '#24506b'): Svg {
  return at(
    x,
    y,
    rect(6, 8, 420, 540, '#00000025', 6) +
      rect(0, 0, 420, 540, '#ffffff', 6) +
      rect(40, 44, 340, 64, color, 4) +
      letters({ text: title, x: 210, y: 92, size: 44, fill: '#ffffff', anchor: 'middle' }) +
      repeat(8, (i) => rect(40, 148 + i * 38, i % 3 === 2 ? 220 : 340, 14, '#d9d7d0', 4)) +
      stroke('M240 490q30-50 50-10t40-20 40 10', '#3d3fc4', 5),
    1,
    turn,
  )
}

function scales(): Svg {
  const pan = (x: number) =>
    stroke(`M${x} 250L${x - 110} 470M${x} 250L${x + 110} 470`, '#8a6d1f', 6) +
    path(`M${x - 130} 470H${x + 130}Q${x + 100} 560 ${x} 560T${x - 130} 470Z`, '#c9a23a')
  return (
    rect(622, 200, 36, 560, '#c9a23a', 6) +
    stroke('M340 250H940', '#c9a23a', 22) +
    circle(640, 220, 40, '#e0bb54') +
    rect(480, 760, 320, 30, '#c9a23a', 8) +
    rect(430, 790, 420, 40, '#8a6d1f', 8) +
    pan(360) +
    pan(920)
  )
}

const gavel = () =>
  at(
    640,
    420,
    rect(-170, -90, 340, 180, '#7a4a28', 16) +
      rect(-196, -100, 40, 200, '#94603a', 10) +
      rect(156, -100, 40, 200, '#94603a', 10) +
      rect(-24, 90, 48, 460, '#94603a', 20),
    1,
    -50,
  ) +
  rect(170, 790, 420, 60, '#7a4a28', 20) +
  rect(210, 760, 340, 40, '#94603a', 12)

const shieldPath = 'M0-200Q90-150 180-170Q200 60 0 220Q-200 60-180-170Q-90-150 0-200Z'

const shield = (color: string) =>
  path(shieldPath, color) +
  `<g transform="scale(0.84)">${path(shieldPath, shade(color, 0.14))}</g>` +
  stroke('M-80 0L-20 66 90-76', '#ffffff', 34)

const calculator = () =>
  rect(0, 0, 300, 420, '#2a2e37', 16) +
  rect(26, 28, 248, 80, '#cfe0d0', 6) +
  letters({ text: '1,284.50', x: 262, y: 86, size: 50, fill: INK, anchor: 'end', weight: 600 }) +
  repeat(4, (r) =>
    repeat(4, (c) => rect(26 + c * 64, 134 + r * 68, 54, 54, c === 3 ? '#ffb000' : '#5d626d', 8)),
  )

const bars = () =>
  rect(120, 120, 1040, 640, '#ffffff', 8) +
  repeat(5, (i) => rect(160, 220 + i * 100, 960, 2, '#e3e0d8')) +
  [180, 250, 230, 320, 390, 470]
    .map((tall, i) => rect(210 + i * 155, 680 - tall, 96, tall, i === 5 ? '#006b54' : '#7f95ab', 4))
    .join('') +
  stroke('M258 470L413 400 568 420 723 330 878 260 1033 180', '#c4281c', 8)

const tablet = () =>
  rect(250, 170, 780, 560, INK, 36) +
  rect(290, 210, 700, 480, '#f6f5f1', 6) +
  rect(290, 210, 700, 70, '#24506b') +
  letters({ text: 'ELD · 70 h / 8 d', x: 320, y: 260, size: 38, fill: '#ffffff' }) +
  repeat(4, (i) => rect(330, 330 + i * 76, 620, 2, '#cfccc3')) +
  stroke('M330 558H420V406H560V482H640V406H800V330H950', '#3d3fc4', 10) +
  repeat(4, (i) =>
    letters({ text: ['OFF', 'SB', 'D', 'ON'][i] ?? '', x: 304, y: 350 + i * 76, size: 20, fill: '#5d626d' }),
  )

const blackboard = (lines: readonly string[]) =>
  room('#e6dfcf', '#b08b60', 760) +
  rect(120, 90, 1040, 520, '#8a5a2b', 8) +
  rect(150, 120, 980, 460, '#234a3b') +
  lines
    .map((text, i) => letters({ text, x: 210, y: 240 + i * 116, size: 84, fill: '#f2f4ea', weight: 500 }))
    .join('') +
  rect(170, 580, 900, 12, '#6f4520') +
  repeat(
    3,
    (i) =>
      rect(110 + i * 380, 720, 300, 26, WOOD, 4) +
      rect(140 + i * 380, 746, 20, 180, '#5d626d') +
      rect(360 + i * 380, 746, 20, 180, '#5d626d'),
  )

const laptop = () =>
  room('#dfe3e6', WOOD, 640) +
  rect(340, 240, 600, 380, INK, 16) +
  rect(364, 264, 552, 330, '#ffffff') +
  rect(364, 264, 170, 330, '#e8e8fb') +
  repeat(7, (i) => rect(560, 300 + i * 40, i % 2 ? 220 : 320, 14, '#cfccc3', 4)) +
  area('270,700 1010,700 940,620 340,620', '#5d626d') +
  mug(1050, 690, '#a3261d') +
  repeat(3, (i) => rect(90, 650 - i * 40, 200, 36, ['#24506b', '#a3261d', '#e0a100'][i] ?? INK, 4))

export const DESK_SCENES = {
  'dispatch-desk': () =>
    room('#dbe1e4', '#9a9ca0', 760) +
    rect(470, 70, 340, 130, '#ffffff', 4) +
    letters({ text: 'JOLIET · DALLAS', x: 640, y: 148, size: 36, fill: INK, anchor: 'middle' }) +
    monitor(170, 612, board()) +
    monitor(690, 612, route()) +
    desk() +
    mug(596, 690, '#24506b'),
  'office-desk': () =>
    room('#e3ddcf', '#8f7f6a', 760) +
    rect(140, 110, 260, 300, '#cfe0e6', 4) +
    rect(266, 110, 8, 300, '#ffffff') +
    rect(140, 256, 260, 8, '#ffffff') +
    monitor(520, 612, board()) +
    desk() +
    repeat(3, (i) => rect(200, 662 - i * 30, 240, 28, ['#d9d7d0', '#ffffff', '#c9c6bd'][i] ?? '#fff', 2)) +
    mug(1010, 690, '#a3261d'),
  eld: () =>
    rect(0, 0, 1280, 960, '#8f9aa3') +
    rect(0, 720, 1280, 240, '#3a3f49') +
    tablet() +
    rect(600, 730, 80, 130, '#2a2e37', 8),
  permits: () =>
    rect(0, 0, 1280, 960, WOOD) +
    repeat(7, (i) => rect(0, i * 140, 1280, 3, shade(WOOD, -0.12))) +
    sheet(150, 230, 'IFTA', -9, '#006b54') +
    sheet(420, 190, 'IRP', 3, '#24506b') +
    sheet(740, 230, 'MC · DOT', 11, '#8a3b12'),
  policy: () =>
    rect(0, 0, 1280, 960, '#28395e') + sheet(260, 190, 'POLICY', -6) + at(880, 520, shield('#006b54'), 1.3),
  shield: () =>
    rect(0, 0, 1280, 960, '#134e4a') +
    path('M0 760H1280V960H0Z', '#0f3d3a') +
    at(640, 470, shield('#3d7f6f'), 1.7),
  scales: () => rect(0, 0, 1280, 960, '#3a2a3f') + rect(0, 830, 1280, 130, '#5a3d28') + scales(),
  gavel: () => rect(0, 0, 1280, 960, '#28395e') + rect(0, 850, 1280, 110, '#5a3d28') + gavel(),
  contract: () =>
    rect(0, 0, 1280, 960, '#6f5238') +
    sheet(230, 180, 'CONTRACT', -5, '#2a2e37') +
    sheet(640, 230, 'I-9', 8, '#5a2a57') +
    at(1010, 700, rect(-8, -300, 34, 320, '#24506b', 8) + area('-8,20 26,20 9,70', '#e3ddcf'), 1, 28),
  calculator: () =>
    rect(0, 0, 1280, 960, '#8c9a86') +
    sheet(200, 200, '1040', -7, '#2f5d3a') +
    at(760, 240, calculator(), 1.15, 8),
  chart: () => rect(0, 0, 1280, 960, '#d5d9d2') + bars(),
  classroom: () => blackboard(['Air brakes:', 'cut-in 100 psi', 'cut-out 125 psi']),
  english: () => blackboard(['I haul – I hauled', 'Where is dock 12?', 'Распишитесь тут']),
  laptop,
  safe: () =>
    room('#d9d4c6', '#8f8a7d', 780) +
    oval(640, 862, 330, 20, '#00000030') +
    rect(360, 250, 560, 600, '#4a5560', 16) +
    rect(396, 286, 488, 528, '#5d6a77', 10) +
    circle(640, 540, 110, '#8d97a5') +
    circle(640, 540, 84, '#4a5560') +
    repeat(4, (i) => at(640, 540, rect(-9, -140, 18, 140, '#c9ced6', 8), 1, i * 90)),
} satisfies Record<string, () => Svg>
