import { letters } from '#db/seeds/lettering/lettering.ts'
import { cloud, docks, room } from './backdrops.ts'
import { forklift } from './cars.ts'
import { area, at, circle, oval, path, rect, repeat, type Svg, shade, stroke } from './svg.ts'

const INK = '#1b1e24'
const lawn = (sky = '#d4e2e8') =>
  rect(0, 0, 1280, 660, sky) +
  cloud(140, 190, 54) +
  cloud(860, 150, 44) +
  rect(0, 640, 1280, 320, '#8fa873') +
  rect(0, 880, 1280, 80, '#b9bab7')

const pane = (x: number, y: number, w: number, h: number) =>
  rect(x - 8, y - 8, w + 16, h + 16, '#ffffff', 2) +
  rect(x, y, w, h, '#3d5266') +
  rect(x + w / 2 - 3, y, 6, h, '#ffffff') +
  rect(x, y + h / 2 - 3, w, 6, '#ffffff')

function tree(x: number, y: number, color = '#5c7a52'): Svg {
  return (
    rect(x - 12, y - 130, 24, 130, '#7a5a3c') +
    circle(x, y - 200, 96, color) +
    circle(x - 60, y - 150, 62, shade(color, -0.08)) +
    circle(x + 60, y - 150, 62, shade(color, 0.08))
  )
}

function house(wall: string, roof: string, door: string): Svg {
  return (
    lawn() +
    tree(130, 690) +
    rect(260, 400, 780, 300, wall) +
    repeat(7, (i) => rect(260, 430 + i * 40, 780, 2, shade(wall, -0.07))) +
    area('210,410 430,210 1090,210 1090,410', roof) +
    area('230,410 450,190 670,410', shade(roof, 0.1)) +
    area('280,402 450,234 620,402', wall) +
    circle(450, 340, 34, '#3d5266') +
    pane(320, 480, 110, 120) +
    rect(520, 470, 100, 230, door, 3) +
    circle(602, 590, 6, '#ffcf70') +
    rect(700, 500, 300, 200, '#eceae3', 3) +
    repeat(4, (i) => rect(700, 544 + i * 44, 300, 4, '#cfccc3')) +
    area('700,700 1000,700 1090,960 660,960', '#c9c6bd') +
    area('530,700 612,700 640,960 480,960', '#d9d7d0') +
    tree(1180, 720, '#6b8a5d')
  )
}

function apartments(wall: string): Svg {
  return (
    lawn() +
    rect(220, 140, 840, 580, wall) +
    rect(200, 120, 880, 30, shade(wall, -0.3)) +
    repeat(3, (r) =>
      repeat(
        5,
        (c) =>
          pane(270 + c * 156, 200 + r * 150, 100, 90) +
          rect(258 + c * 156, 300 + r * 150, 124, 12, shade(wall, -0.25)),
      ),
    ) +
    rect(570, 600, 140, 120, '#3a3f49') +
    rect(540, 580, 200, 24, '#24506b') +
    tree(130, 730) +
    tree(1160, 730)
  )
}

function storefront(awning: string, sign: string, wall: string): Svg {
  const stripes = repeat(12, (i) =>
    area(
      `${140 + i * 84},330 ${224 + i * 84},330 ${218 + i * 84},440 ${134 + i * 84},440`,
      i % 2 ? '#ffffff' : awning,
    ),
  )
  return (
    rect(0, 0, 1280, 960, '#d4e2e8') +
    rect(100, 120, 1080, 700, wall) +
    rect(80, 100, 1120, 36, shade(wall, -0.25)) +
    rect(150, 180, 980, 120, awning, 4) +
    letters({
      text: sign,
      x: 640,
      y: 268,
      size: 84,
      fill: '#ffffff',
      anchor: 'middle',
      weight: 850,
      spacing: 0.03,
    }) +
    stripes +
    rect(160, 470, 420, 270, '#3d5266') +
    rect(700, 470, 420, 270, '#3d5266') +
    rect(596, 460, 90, 360, '#2a2e37') +
    repeat(2, (i) =>
      path(`M${200 + i * 540} 740L${340 + i * 540} 470H${420 + i * 540}L${280 + i * 540} 740Z`, '#4b6378'),
    ) +
    repeat(4, (i) =>
      rect(200 + i * 92, 640, 70, 100, ['#c4281c', '#ffb000', '#2f5d3a', '#8a3b12'][i] ?? '#fff', 6),
    ) +
    repeat(5, (i) => circle(750 + i * 80, 706, 34, ['#c4281c', '#e0a100', '#6b8a3d'][i % 3] ?? '#fff')) +
    rect(0, 820, 1280, 140, '#a9aaa9') +
    rect(0, 820, 1280, 12, '#8b8e93')
  )
}

const shelves = (colors: readonly string[]) =>
  room('#ece7da', '#b9ab93', 860) +
  repeat(
    4,
    (r) =>
      rect(80, 220 + r * 190, 1120, 18, '#8a5a2b') +
      repeat(14, (i) => {
        const tall = 90 + ((i * 29 + r * 17) % 50)
        return (
          rect(
            100 + i * 78,
            220 + r * 190 - tall,
            58,
            tall,
            colors[(i * 3 + r) % colors.length] ?? '#ccc',
            6,
          ) + rect(108 + i * 78, 220 + r * 190 - tall * 0.6, 42, 26, '#ffffffb0', 3)
        )
      }),
  ) +
  rect(60, 30, 20, 830, '#6f4520') +
  rect(1200, 30, 20, 830, '#6f4520')

function frameHouse(): Svg {
  return (
    lawn() +
    rect(240, 700, 800, 30, '#b9bab7') +
    repeat(11, (i) => rect(250 + i * 77, 420, 16, 280, '#d4a96c')) +
    rect(240, 410, 800, 18, '#c99a5b') +
    rect(240, 560, 800, 12, '#c99a5b') +
    stroke('M230 416L640 214 1050 416', '#d4a96c', 18) +
    stroke('M420 416L640 230 860 416M640 214V416', '#c99a5b', 12) +
    rect(60, 760, 260, 24, '#d4a96c') +
    rect(80, 736, 240, 24, '#c99a5b') +
    at(1120, 860, ladder())
  )
}

const ladder = () =>
  stroke('M-40 0L-150-420M40 0L-70-420', '#e0a100', 12) +
  repeat(8, (i) => stroke(`M${-48 - i * 13}-${30 + i * 50}L${32 - i * 13}-${30 + i * 50}`, '#e0a100', 9))

const roofing = () =>
  rect(0, 0, 1280, 960, '#cfdde3') +
  cloud(820, 180, 60) +
  area('0,960 0,620 820,180 1280,430 1280,960', '#6b4a3a') +
  repeat(9, (r) =>
    stroke(`M0 ${660 + r * 60}L${830 + r * 10} ${215 + r * 60}L1280 ${460 + r * 60}`, '#573b2e', 5),
  ) +
  area('820,180 1280,430 1280,470 826,222', '#8a6450') +
  at(430, 560, hammer(), 1.6, -20)

const hammer = () =>
  rect(-14, -20, 28, 260, '#c99a5b', 10) +
  path('M-90-70H60Q90-70 100-30L60-34V-10H-60V-20L-90-24Z', '#5d626d')

const excavator = () =>
  rect(0, 0, 1280, 700, '#d7e1e6') +
  cloud(180, 180, 56) +
  path('M0 640Q300 560 640 620T1280 590V960H0Z', '#b58a5a') +
  path('M0 780Q400 720 800 770T1280 750V960H0Z', '#9c7446') +
  at(
    240,
    800,
    path('M40-60V-170H200L230-290H400L440-170H520Q560-170 560-120V-60Z', '#ffb000') +
      path('M246-272H380L414-186H232Z', '#233447') +
      rect(10, -74, 580, 74, '#2a2e37', 37) +
      repeat(7, (i) => circle(54 + i * 82, -37, 24, '#5d626d')) +
      stroke('M500-160L700-420 860-180', '#e09a00', 44) +
      path('M800-200L930-210 900-60 790-100Z', '#3a3f49'),
  )

export const PLACE_SCENES = {
  'house-blue': () => house('#9fb4c3', '#4a4f5a', '#a3261d'),
  'house-yellow': () => house('#e6d6a8', '#6b4a3a', '#2f5d3a'),
  'house-brick': () => house('#b56a4e', '#3a3f49', '#eceff1'),
  apartments: () => apartments('#c9b08f'),
  'apartments-brick': () => apartments('#a9644c'),
  warehouse: docks,
  land: () =>
    lawn() +
    repeat(6, (i) => tree(90 + i * 220, 640 - (i % 2) * 20, i % 2 ? '#6b8a5d' : '#5c7a52')) +
    rect(560, 560, 14, 240, '#7a5a3c') +
    rect(720, 560, 14, 240, '#7a5a3c') +
    rect(480, 500, 330, 190, '#ffffff', 6) +
    rect(480, 500, 330, 60, '#006b54', 6) +
    letters({ text: '5 AC', x: 645, y: 656, size: 80, fill: INK, anchor: 'middle' }),
  'store-green': () => storefront('#2f5d3a', 'MARKET', '#e3d9c2'),
  'store-red': () => storefront('#a3261d', 'ПРОДУКТЫ', '#d9dcdf'),
  'store-blue': () => storefront('#24506b', 'TIENDA', '#e6d6b8'),
  shelves: () => shelves(['#a3261d', '#e0a100', '#2f5d3a', '#24506b', '#d9d7d0', '#8a3b12']),
  framing: frameHouse,
  roofing,
  excavator,
  loading: () => docks() + oval(640, 852, 330, 18, '#00000030') + at(330, 850, forklift('#e0a100'), 1.5),
} satisfies Record<string, () => Svg>
