import { room } from './backdrops.ts'
import { area, at, circle, oval, path, rect, repeat, type Svg, shade, stroke } from './svg.ts'

const INK = '#1b1e24'

const bucket = () =>
  path('M-150-260H150L110 0H-110Z', '#24506b') +
  oval(0, -260, 150, 34, '#1d4259') +
  oval(0, -258, 132, 24, '#bfe0ee') +
  stroke('M-146-250Q0-480 146-250', '#8d939e', 12) +
  repeat(8, (i) => circle(-100 + i * 30, -276 - ((i * 19) % 50), 16 + (i % 3) * 7, '#ffffffd8'))
const sprayer = (color: string) =>
  rect(-60, -230, 120, 230, color, 22) +
  rect(-30, -290, 60, 64, '#eceff1', 6) +
  path('M-60-350H90V-306H40L20-280H-40Z', INK) +
  rect(-60, -160, 120, 80, '#ffffffc0')
const mop = () =>
  stroke('M0 0L190-620', '#c99a5b', 20) +
  repeat(9, (i) =>
    stroke(`M${-6 + i * 3}-10Q${-90 + i * 22} 40 ${-110 + i * 26} 120`, i % 2 ? '#e3e0d8' : '#c9c6bd', 16),
  )
const sofa = (color: string) =>
  rect(0, -230, 700, 180, color, 40) +
  rect(-40, -170, 120, 170, shade(color, -0.12), 36) +
  rect(620, -170, 120, 170, shade(color, -0.12), 36) +
  rect(70, -130, 275, 100, shade(color, 0.14), 22) +
  rect(355, -130, 275, 100, shade(color, 0.14), 22) +
  rect(20, 0, 30, 40, '#5a3d28') +
  rect(650, 0, 30, 40, '#5a3d28')

const salon = (wall: string, chair: string) =>
  room(wall, '#c7bda9', 740) +
  rect(420, 90, 440, 460, '#c9a23a', 220) +
  rect(444, 114, 392, 412, '#dfe9ee', 196) +
  path('M500 430L700 160H780L580 480Z', '#eef4f7') +
  repeat(3, (i) => circle(330, 160 + i * 130, 30, '#fff3cf') + circle(950, 160 + i * 130, 30, '#fff3cf')) +
  rect(390, 590, 500, 26, '#8a5a2b', 4) +
  repeat(5, (i) =>
    rect(
      430 + i * 90,
      530 - (i % 2) * 24,
      40,
      60 + (i % 2) * 24,
      ['#a3261d', '#24506b', '#e0a100', '#2f5d3a', '#5a2a57'][i] ?? INK,
      8,
    ),
  ) +
  rect(540, 640, 200, 180, chair, 26) +
  rect(480, 790, 320, 60, shade(chair, -0.15), 26) +
  rect(620, 850, 40, 70, '#8d939e') +
  rect(540, 910, 200, 20, '#8d939e', 10)
const bottles = () =>
  room('#ead9d2', '#cbb3a6', 720) +
  [
    ['#5a2a57', 330],
    ['#c9a23a', 250],
    ['#2f5d3a', 390],
    ['#a3261d', 290],
    ['#24506b', 350],
  ]
    .map(([color, tall], i) =>
      at(
        260 + i * 190,
        800,
        rect(-60, -Number(tall), 120, Number(tall), String(color), 18) +
          rect(-26, -Number(tall) - 60, 52, 64, '#eceff1', 6) +
          rect(-60, -Number(tall) * 0.7, 120, Number(tall) * 0.35, '#ffffffc8'),
      ),
    )
    .join('')

const stage = () =>
  rect(0, 0, 1280, 960, '#241c2e') +
  area('300,0 380,0 560,700 60,700', '#5a3d78') +
  area('900,0 980,0 1220,700 720,700', '#7a3d4a') +
  area('600,0 680,0 860,700 420,700', '#8a6d1f') +
  rect(0, 690, 1280, 270, '#17121d') +
  rect(170, 640, 940, 60, '#3a2f46', 6) +
  rect(628, 420, 10, 230, '#c9ced6') +
  circle(633, 410, 26, INK) +
  rect(230, 480, 130, 170, INK, 8) +
  circle(295, 590, 44, '#3a3f49') +
  rect(920, 480, 130, 170, INK, 8) +
  circle(985, 590, 44, '#3a3f49') +
  repeat(
    22,
    (i) =>
      circle(30 + i * 60, 830 + ((i * 37) % 30), 46, '#0d0a11') +
      rect(-4 + i * 60, 860 + ((i * 37) % 30), 70, 120, '#0d0a11', 30),
  )
const balloons = () =>
  rect(0, 0, 1280, 960, '#cfe0e6') +
  ['#a3261d', '#ffb000', '#24506b', '#2f5d3a', '#5a2a57', '#c2551a']
    .map((color, i) => {
      const [x, y] = [240 + i * 160, 320 + ((i * 97) % 170)]
      return (
        stroke(`M${x} ${y + 130}Q${x + 30} ${y + 260} 640 960`, '#7a8087', 4) +
        oval(x, y, 96, 124, color) +
        oval(x - 34, y - 44, 18, 30, shade(color, 0.45))
      )
    })
    .join('') +
  repeat(30, (i) =>
    at(
      (i * 137) % 1280,
      (i * 89) % 960,
      rect(-10, -4, 20, 8, ['#ffb000', '#a3261d', '#006b54'][i % 3] ?? INK),
      1,
      i * 50,
    ),
  )
export const LIFE_SCENES = {
  bucket: () =>
    room('#dbe6e4', '#c7bda9', 740) +
    at(470, 870, bucket(), 1.3) +
    at(760, 840, mop(), 1.1) +
    at(1040, 870, sprayer('#e0a100'), 1.1),
  'living-room': () =>
    room('#e3ddcf', '#b08b60', 740) +
    rect(180, 120, 260, 300, '#cfe0e6', 4) +
    rect(306, 120, 8, 300, '#ffffff') +
    rect(560, 180, 240, 180, '#ffffff') +
    rect(576, 196, 208, 148, '#7f9c8b') +
    at(330, 820, sofa('#3a5f94'), 1.05) +
    at(1130, 860, sprayer('#2f5d3a'), 0.9) +
    repeat(3, (i) =>
      path(
        `M${900 + i * 90} ${300 + (i % 2) * 80}q4 26 30 30q-26 4-30 30q-4-26-30-30q26-4 30-30Z`,
        '#ffffff',
      ),
    ),
  office: () =>
    room('#dfe3e6', '#8b8e93', 760) +
    repeat(
      4,
      (i) => rect(80 + i * 300, 100, 240, 330, '#b9cfd9', 4) + rect(196 + i * 300, 100, 6, 330, '#ffffff'),
    ) +
    rect(120, 560, 1040, 26, '#c99a5b') +
    rect(160, 586, 26, 240, '#8d939e') +
    rect(1090, 586, 26, 240, '#8d939e') +
    at(930, 560, sprayer('#24506b'), 0.7) +
    at(420, 860, bucket(), 0.8),
  'salon-gold': () => salon('#d9cfe0', '#5a2a57'),
  barber: () => salon('#d5dbe0', '#8a3b12'),
  bottles,
  stage,
  balloons,
} satisfies Record<string, () => Svg>
