import { bay, room } from './backdrops.ts'
import { sedan } from './cars.ts'
import { area, at, circle, oval, path, rect, repeat, type Svg, shade, stroke } from './svg.ts'
import { TRACTORS, wheel } from './tractors.ts'

const STEEL = '#c9ced6'
const INK = '#1b1e24'

/** Lying, 440 long. */
function wrench(color: string): Svg {
  return path(
    'M0-20H270L292-58A70 70 0 0 1 400-62L346-30V30L400 62A70 70 0 0 1 292 58L270 20H0A20 20 0 0 1 0-20Z',
    color,
  )
}

function tyreStack(x: number, y: number): Svg {
  return repeat(
    4,
    (i) =>
      rect(x, y - 62 - i * 62, 250, 56, '#1f2227', 26) +
      repeat(9, (k) => rect(x + 20 + k * 25, y - 54 - i * 62, 5, 40, '#34383f')),
  )
}

function toolbox(): Svg {
  return [
    stroke('M180-420Q180-500 300-500T420-420', INK, 26),
    rect(0, -430, 600, 430, '#a3261d', 14),
    rect(0, -430, 600, 70, '#8a1f17', 14),
    repeat(
      3,
      (i) => rect(30, -340 + i * 112, 540, 94, '#b8352b', 8) + rect(220, -306 + i * 112, 160, 22, STEEL, 10),
    ),
    circle(300, -395, 16, STEEL),
  ].join('')
}

function pegboard(): Svg {
  const holes = repeat(12, (i) => repeat(5, (k) => circle(110 + i * 96, 110 + k * 70, 4, '#b9a57f')))
  return (
    rect(60, 60, 1160, 380, '#d3bf97', 8) +
    holes +
    at(180, 170, wrench('#8d939e'), 0.6) +
    at(180, 290, wrench('#6c727d'), 0.46) +
    at(560, 130, wrench('#8d939e'), 0.36, 90) +
    at(640, 130, wrench('#8d939e'), 0.42, 90) +
    at(730, 130, wrench('#8d939e'), 0.5, 90) +
    rect(840, 140, 26, 200, '#c99a5b', 6) +
    rect(800, 120, 106, 50, '#5d626d', 6) +
    stroke('M980 130V330M1060 130V330', '#24506b', 22) +
    stroke('M980 330V380M1060 330V380', STEEL, 10)
  )
}

function engine(): Svg {
  return [
    rect(0, -330, 560, 250, '#6d7480', 14),
    rect(40, -420, 480, 100, '#8d97a5', 12),
    rect(60, -460, 440, 46, '#24506b', 12),
    repeat(6, (i) => rect(60 + i * 76, -300, 50, 120, '#596069', 8)),
    circle(620, -220, 86, '#3a3f49'),
    circle(620, -220, 62, '#5d626d'),
    repeat(6, (i) => at(620, -220, area('-10,0 10,0 24,-58 -18,-58', '#8d97a5'), 1, i * 60)),
    circle(-30, -260, 56, '#a9b2be'),
    circle(-30, -260, 30, '#5d626d'),
    stroke('M60-370H-30V-320', '#a3261d', 22),
    stroke('M500-130H620V-150', INK, 20),
    rect(30, -84, 500, 84, '#4a4f5a', 10),
    rect(-60, 0, 720, 24, '#8a3b12', 6),
    stroke('M20 24V120M540 24V120', '#8a3b12', 22),
  ].join('')
}

function jet(x: number, y: number): Svg {
  return (
    stroke(
      `M${x} ${y}L${x + 260} ${y - 90}M${x} ${y}L${x + 270} ${y - 30}M${x} ${y}L${x + 250} ${y + 30}`,
      '#bfe0ee',
      10,
      '26 18',
    ) +
    rect(x - 120, y - 14, 130, 28, INK, 8) +
    stroke(`M${x - 110} ${y}Q${x - 200} ${y + 60} ${x - 180} ${y + 260}`, INK, 12)
  )
}

const foam = () =>
  repeat(26, (i) => circle(330 + ((i * 83) % 640), 830 - ((i * 47) % 90), 20 + ((i * 13) % 22), '#ffffffd0'))

function gloss(): Svg {
  return (
    circle(640, 500, 420, '#17191d') +
    circle(640, 500, 300, STEEL) +
    circle(640, 500, 286, '#dfe3e8') +
    circle(640, 500, 230, '#b9c0ca') +
    repeat(
      10,
      (i) =>
        circle(
          640 + Math.cos((i * Math.PI) / 5) * 190,
          500 + Math.sin((i * Math.PI) / 5) * 190,
          24,
          '#f4f6f8',
        ) +
        circle(
          640 + Math.cos((i * Math.PI) / 5) * 190,
          500 + Math.sin((i * Math.PI) / 5) * 190,
          14,
          '#8d97a5',
        ),
    ) +
    circle(640, 500, 110, '#eef1f4') +
    circle(640, 500, 70, '#c3c9d1') +
    stroke('M420 380Q500 260 640 250', '#ffffff', 20) +
    at(980, 210, sparkle(), 1.2) +
    at(300, 240, sparkle(), 0.8)
  )
}

const sparkle = () => path('M0-70Q8-8 70 0 8 8 0 70-8 8-70 0-8-8 0-70Z', '#ffffff')

const wall = (content: Svg, color = '#dcd9d0', floor = '#9a9ca0') => room(color, floor, 720) + content

export const SHOP_SCENES = {
  'tool-wall': () =>
    wall(
      pegboard() +
        rect(40, 620, 1200, 40, '#8a5a2b', 4) +
        rect(90, 660, 40, 220, '#6f4520') +
        rect(1150, 660, 40, 220, '#6f4520') +
        at(420, 620, toolbox(), 0.4) +
        at(800, 610, wheel(0, 74)),
    ),
  tires: () => bay() + tyreStack(150, 860) + tyreStack(440, 880) + at(980, 890, wheel(0, 190)),
  toolbox: () => wall(oval(640, 872, 380, 26, '#00000030') + at(340, 870, toolbox())),
  engine: () => wall(oval(640, 868, 420, 24, '#00000030') + at(330, 740, engine()), '#d5dbe0', '#8b8e93'),
  'wash-bay': () =>
    room('#c6dbe6', '#8fa3b0', 720) +
    repeat(11, (i) => rect(i * 120, 0, 3, 708, '#b4ccd9')) +
    repeat(6, (i) => rect(0, i * 120, 1280, 3, '#b4ccd9')) +
    rect(0, 60, 1280, 30, '#24506b') +
    at(250, 840, TRACTORS.aero.draw('#24506b'), 1.4) +
    foam() +
    jet(190, 480),
  polish: () => rect(0, 0, 1280, 960, '#24506b') + path('M0 700L1280 420V960H0Z', '#1d4259') + gloss(),
  'car-lift': () =>
    bay() +
    rect(190, 250, 60, 620, '#24506b', 6) +
    rect(1030, 250, 60, 620, '#24506b', 6) +
    rect(230, 560, 820, 26, '#ffb000', 6) +
    at(290, 562, sedan('#a3261d'), 1.75),
  'car-paint': () =>
    bay() +
    oval(640, 868, 460, 22, '#00000030') +
    at(210, 866, sedan('#3a5f94'), 2.15) +
    path('M430 700Q560 640 700 690T860 660L860 760 430 780Z', shade('#3a5f94', 0.28)),
  'cone-yard': () =>
    rect(0, 0, 1280, 960, '#d7e1e6') +
    rect(0, 520, 1280, 440, '#7d8087') +
    rect(0, 512, 1280, 10, '#b9bab7') +
    at(300, 690, TRACTORS.dayCab.draw('#eceff1'), 1.15) +
    repeat(5, (i) => at(140 + i * 250, 880 - (i % 2) * 40, cone(), 1.1)),
} satisfies Record<string, () => Svg>

function cone(): Svg {
  return (
    rect(-60, -14, 120, 14, '#c2551a', 4) +
    path('M-40-14L-12-150H12L40-14Z', '#e06a1f') +
    path('M-28-70L-20-110H20L28-70Z', '#ffffff')
  )
}
