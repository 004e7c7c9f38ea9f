import { room } from './backdrops.ts'
import { area, at, circle, oval, path, rect, repeat, type Svg, stroke } from './svg.ts'

const INK = '#1b1e24'

const table = (color: string, cloth: string) =>
  rect(0, 0, 1280, 960, color) + repeat(9, (i) => rect(i * 160 - 20, 0, 80, 960, cloth))
const plate = (content: Svg) =>
  circle(640, 490, 380, '#00000018') +
  circle(640, 480, 376, '#fbfaf6') +
  circle(640, 480, 290, '#eeece4') +
  content +
  rect(110, 240, 22, 480, '#b9c0ca', 10) +
  repeat(3, (i) => rect(84 + i * 28, 170, 14, 130, '#b9c0ca', 6)) +
  rect(1150, 380, 22, 360, '#b9c0ca', 10) +
  path('M1140 180Q1200 260 1182 400H1140Z', '#b9c0ca')

const taco = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    path('M-150 60A150 150 0 0 1 150 60Z', '#e3b04b') +
      repeat(7, (i) => circle(-108 + i * 36, -30 - ((i * 17) % 40), 30, i % 3 ? '#5c8a3d' : '#c4281c')) +
      path('M-140 70A150 134 0 0 1 160 70Z', '#f0c465'),
    1,
    turn,
  )
const pelmen = (i: number) => {
  const angle = i * 0.9
  const r = i === 0 ? 0 : 110 + (i % 3) * 44
  const [x, y] = [640 + Math.cos(angle) * r, 470 + Math.sin(angle) * r]
  return at(
    x,
    y,
    oval(0, 0, 64, 52, '#efe2c4') +
      stroke('M-44 16Q0 44 44 16', '#d4c19a', 8) +
      oval(-8, -10, 26, 16, '#f8f0da'),
    1,
    i * 47,
  )
}
const borsch = () =>
  circle(640, 480, 250, '#9a2a34') +
  circle(640, 480, 222, '#b3353f') +
  repeat(14, (i) =>
    at(
      640 + Math.cos(i * 1.7) * (60 + (i % 4) * 36),
      480 + Math.sin(i * 1.7) * (60 + (i % 4) * 36),
      rect(-26, -8, 52, 16, i % 2 ? '#c9515a' : '#e09a3a', 8),
      1,
      i * 40,
    ),
  ) +
  path('M560 470Q580 400 650 410T730 480 640 540 560 470Z', '#fdf8f0') +
  repeat(6, (i) => circle(600 + i * 20, 450 + ((i * 23) % 50), 7, '#5c8a3d'))
const burger = () =>
  path('M420 440A220 170 0 0 1 860 440Z', '#c98a3f') +
  repeat(9, (i) => oval(500 + i * 36, 340 + ((i * 29) % 50), 9, 5, '#f3e2b8')) +
  rect(410, 440, 460, 30, '#5c8a3d', 15) +
  rect(420, 466, 440, 56, '#6b3f24', 22) +
  area('430,522 850,522 780,560 640,540 500,566', '#ffb000') +
  rect(424, 530, 432, 60, '#c98a3f', 28) +
  repeat(8, (i) => rect(640 + i * 26, 610 + ((i * 13) % 20), 16, 120, '#f0c465', 4))

const diner = () =>
  rect(0, 0, 1280, 960, '#1d2c3d') +
  circle(1080, 150, 50, '#f1ecd2') +
  rect(140, 360, 1000, 400, '#c9ced6') +
  repeat(6, (i) => rect(140, 380 + i * 64, 1000, 8, '#a3261d')) +
  rect(180, 430, 380, 190, '#ffe6a3') +
  rect(720, 430, 380, 190, '#ffe6a3') +
  repeat(
    3,
    (i) => rect(296 + i * 110, 430, 8, 190, '#8d939e') + rect(836 + i * 110, 430, 8, 190, '#8d939e'),
  ) +
  rect(600, 420, 90, 340, '#2a2e37') +
  rect(340, 170, 600, 130, '#a3261d', 10) +
  rect(352, 182, 576, 106, '#8a1f17', 8) +
  [0, 1, 2, 3].map((i) => at(450 + i * 126, 236, star(), 0.5)).join('') +
  rect(620, 300, 20, 60, '#5d626d') +
  rect(0, 760, 1280, 200, '#2a2e37') +
  rect(0, 760, 1280, 10, '#5d626d')

const star = () => area('0,-70 20,-22 70,-22 30,10 46,62 0,32 -46,62 -30,10 -70,-22 -20,-22', '#ffcf70')

const grill = () =>
  rect(0, 0, 1280, 640, '#d4e2e8') +
  rect(0, 620, 1280, 340, '#8fa873') +
  repeat(
    3,
    (i) =>
      path(`M${560 + i * 80} 380q-40-60 0-120t0-120`, 'none') +
      stroke(`M${560 + i * 80} 400q-40-60 0-110t0-110`, '#eef1f4', 16),
  ) +
  path('M380 480H900A260 220 0 0 1 380 480Z', INK) +
  rect(360, 460, 560, 26, '#5d626d', 8) +
  repeat(4, (i) => rect(430 + i * 120, 430, 90, 34, '#8a3b12', 16)) +
  stroke('M520 680L440 880M760 680L840 880M640 700V880', '#3a3f49', 16)

export const FOOD_SCENES = {
  tacos: () =>
    table('#a3261d', '#b8352b') + plate(taco(500, 420, -16) + taco(780, 440, 12) + taco(640, 600, 0)),
  pelmeni: () => table('#24506b', '#2b5c7a') + plate(repeat(11, pelmen) + circle(690, 520, 40, '#fdf8f0')),
  borsch: () => table('#2f5d3a', '#386b44') + plate(borsch()),
  burger: () => table('#c9b08f', '#d4bd9e') + plate(burger()),
  diner,
  grill,
  kitchen: () =>
    room('#e6e2d8', '#a8a49a', 780) +
    rect(60, 80, 1160, 250, '#c7ccd1', 4) +
    repeat(
      4,
      (i) => rect(80 + i * 285, 100, 265, 210, '#dfe3e6', 4) + rect(190 + i * 285, 270, 46, 10, '#8d939e', 4),
    ) +
    rect(60, 560, 1160, 40, '#8d939e') +
    rect(60, 600, 1160, 250, '#c7ccd1') +
    path('M240 560V470H520V560Z', '#5d626d') +
    rect(200, 462, 360, 18, '#3a3f49', 8) +
    repeat(3, (i) => stroke(`M${310 + i * 70} 430q-20-40 0-70`, '#ffffff', 12)) +
    oval(880, 548, 150, 22, '#2a2e37') +
    stroke('M1030 546H1180', '#2a2e37', 18) +
    repeat(5, (i) => circle(800 + i * 40, 530, 18, i % 2 ? '#c4281c' : '#5c8a3d')),
} satisfies Record<string, () => Svg>
