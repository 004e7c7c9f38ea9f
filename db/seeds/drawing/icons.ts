import { letters } from '#db/seeds/lettering/lettering.ts'
import { area, at, circle, oval, path, rect, repeat, type Svg, stroke } from './svg.ts'

/** A sign in one colour, 400 × 400 around 0,0; `paper` is the colour behind it. */
type Icon = (ink: string, paper: string) => Svg

const turned = (count: number, draw: (i: number) => Svg) =>
  repeat(count, (i) => at(0, 0, draw(i), 1, (360 / count) * i))
const sign = (text: string, size: number, fill: string) =>
  letters({ text, x: 0, y: size * 0.36, size, fill, anchor: 'middle', weight: 900 })

const wrench: Icon = (ink) =>
  path(
    'M-200-20H40L62-58A70 70 0 0 1 170-62L116-30V30L170 62A70 70 0 0 1 62 58L40 20H-200A20 20 0 0 1-200-20Z',
    ink,
  )

/** One figure for each trade that puts up boards. */
const ICONS = {
  wrenches: (ink, paper) =>
    at(0, 0, wrench(ink, paper), 1.05, -45) + at(0, 0, wrench(ink, paper), 1.05, -135),
  shield: (ink, paper) =>
    path('M0-200Q90-150 180-170Q200 60 0 210Q-200 60-180-170Q-90-150 0-200Z', ink) +
    stroke('M-80 0L-20 66 90-76', paper, 36),
  scales: (ink) =>
    rect(-12, -170, 24, 320, ink) +
    rect(-180, -150, 360, 22, ink, 10) +
    rect(-100, 150, 200, 30, ink, 8) +
    circle(0, -160, 26, ink) +
    repeat(2, (i) =>
      at(
        -140 + i * 280,
        0,
        stroke('M0-140L-56 20M0-140L56 20', ink, 7) + path('M-76 20H76Q60 86 0 86T-76 20Z', ink),
      ),
    ),
  house: (ink, paper) =>
    area('-200,0 0,-180 200,0 150,0 150,180 -150,180 -150,0', ink) + rect(-44, 50, 88, 130, paper),
  plate: (ink, paper) =>
    circle(0, 0, 150, ink) +
    circle(0, 0, 104, paper) +
    circle(0, 0, 84, ink) +
    rect(-196, -150, 16, 320, ink, 8) +
    repeat(3, (i) => rect(-216 + i * 20, -190, 12, 110, ink, 6)) +
    path('M176-190Q216-120 200-10H188V170H172Z', ink),
  snowflake: (ink) =>
    turned(
      6,
      () => rect(-11, -196, 22, 196, ink, 10) + stroke('M-50-160L0-116 50-160M-40-92L0-60 40-92', ink, 18),
    ),
  phone: (ink) =>
    path(
      'M-150-170Q-110-200-80-170L-40-100Q-30-70-60-50L-80-36Q-50 40 36 86L54 62Q76 40 104 54L170 96Q200 120 172 156 120 216 30 180-130 110-180-60-196-130-150-170Z',
      ink,
    ),
  coin: (ink, paper) =>
    circle(0, 0, 190, ink) + circle(0, 0, 158, paper) + circle(0, 0, 146, ink) + sign('$', 230, paper),
  percent: (ink, paper) => circle(0, 0, 190, ink) + sign('%', 230, paper),
  gear: (ink, paper) =>
    turned(8, () => area('-40,-130 40,-130 28,-196 -28,-196', ink)) +
    circle(0, 0, 144, ink) +
    circle(0, 0, 62, paper),
  tire: (ink, paper) =>
    circle(0, 0, 194, ink) +
    circle(0, 0, 112, paper) +
    circle(0, 0, 92, ink) +
    turned(6, () => circle(0, -58, 15, paper)) +
    circle(0, 0, 24, paper),
  calendar: (ink, paper) =>
    rect(-170, -150, 340, 320, ink, 24) +
    rect(-140, -70, 280, 210, paper, 8) +
    rect(-100, -190, 30, 80, ink, 12) +
    rect(70, -190, 30, 80, ink, 12) +
    repeat(6, (i) => rect(-112 + (i % 3) * 84, -40 + Math.floor(i / 3) * 88, 56, 56, ink, 8)),
  hardhat: (ink, paper) =>
    path('M-170 80A170 180 0 0 1 170 80Z', ink) +
    rect(-200, 80, 400, 44, ink, 20) +
    rect(-34, -140, 68, 190, paper, 10) +
    rect(-20, -150, 40, 200, ink, 8),
  wheel: (ink, paper) =>
    circle(0, 0, 194, ink) +
    circle(0, 0, 150, paper) +
    circle(0, 0, 60, ink) +
    rect(-160, -22, 320, 44, ink) +
    area('-30,40 30,40 44,168 -44,168', ink),
  headset: (ink) =>
    stroke('M-150 40V0A150 150 0 0 1 150 0V40', ink, 36) +
    rect(-190, 10, 84, 140, ink, 30) +
    rect(106, 10, 84, 140, ink, 30) +
    stroke('M150 140Q140 190 50 186', ink, 20) +
    circle(40, 186, 26, ink),
  key: (ink, paper) =>
    circle(-100, 0, 100, ink) +
    circle(-116, 0, 42, paper) +
    rect(-20, -26, 220, 52, ink, 8) +
    rect(100, 0, 34, 90, ink, 6) +
    rect(160, 0, 34, 70, ink, 6),
  cross: (ink, paper) =>
    rect(-180, -180, 360, 360, ink, 60) +
    rect(-40, -120, 80, 240, paper, 6) +
    rect(-120, -40, 240, 80, paper, 6),
  pump: (ink, paper) =>
    rect(-140, -190, 200, 370, ink, 20) +
    rect(-106, -150, 132, 100, paper, 8) +
    rect(-170, 160, 260, 34, ink, 8) +
    stroke('M60 0H100V110Q130 150 150 110V-60L110-120', ink, 24),
  parking: (ink, paper) => rect(-180, -180, 360, 360, ink, 44) + sign('P', 300, paper),
  drop: (ink, paper) =>
    path('M0-200Q150-20 150 60A150 140 0 0 1-150 60Q-150-20 0-200Z', ink) +
    stroke('M-84 70Q-70 130 0 140', paper, 24),
  scissors: (ink, paper) =>
    stroke('M-110-180L70 80M110-180L-70 80', ink, 34) +
    circle(-100, 130, 70, ink) +
    circle(100, 130, 70, ink) +
    circle(-100, 130, 36, paper) +
    circle(100, 130, 36, paper),
  star: (ink) => area('0,-196 58,-62 196,-62 84,30 128,174 0,92 -128,174 -84,30 -196,-62 -58,-62', ink),
  bucket: (ink, paper) =>
    path('M-160-60H160L120 190H-120Z', ink) +
    oval(0, -60, 160, 34, ink) +
    oval(0, -60, 126, 20, paper) +
    stroke('M-150-70Q0-300 150-70', ink, 18),
  cap: (ink) =>
    area('0,-130 220,-40 0,50 -220,-40', ink) +
    path('M-120 20V110Q0 180 120 110V20L0 70Z', ink) +
    stroke('M190-30V110', ink, 14) +
    circle(190, 120, 22, ink),
  cart: (ink) =>
    stroke('M-200-150H-140L-90 60H110L160-90H-110', ink, 28) +
    circle(-60, 130, 36, ink) +
    circle(90, 130, 36, ink),
  note: (ink) =>
    circle(-90, 120, 70, ink) +
    circle(110, 90, 70, ink) +
    rect(-44, -160, 26, 280, ink) +
    rect(154, -190, 26, 280, ink) +
    area('-44,-160 180,-200 180,-140 -44,-100', ink),
  clipboard: (ink, paper) =>
    rect(-140, -150, 280, 340, ink, 24) +
    rect(-60, -190, 120, 70, ink, 16) +
    repeat(4, (i) => rect(-30, -84 + i * 64, 130, 22, paper, 8) + rect(-100, -90 + i * 64, 36, 36, paper, 8)),
} as const satisfies Record<string, Icon>

export type IconName = keyof typeof ICONS

/** An icon about `size` pixels wide, its middle at x, y. */
export function icon(name: IconName, x: number, y: number, size: number, ink: string, paper: string): Svg {
  return at(x, y, ICONS[name](ink, paper), size / 400)
}
