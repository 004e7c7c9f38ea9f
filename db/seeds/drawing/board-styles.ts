import { type Words, words } from './board-words.ts'
import { type IconName, icon } from './icons.ts'
import { area, at, circle, rect, repeat, type Svg, shade } from './svg.ts'
import { VEHICLES, type VehicleName } from './vehicles.ts'

/** The three shapes a place on the grid can have, in pixels: those of the main page. */
export const BOARD_SIZES = { single: [640, 384], wide: [1280, 372], big: [1280, 766] } as const
type BoardSize = keyof typeof BOARD_SIZES

type Look = { readonly size: BoardSize; readonly color: string; readonly accent?: string }
export type RoadBoard = Words & Look & { readonly style: 'road'; readonly vehicle: VehicleName }
export type IconBoard = Words &
  Look & { readonly style: 'sign' | 'bar' | 'corner' | 'badge' | 'plain'; readonly icon: IconName }

type Measures = { readonly w: number; readonly h: number }
type Draw<B> = (board: B & Measures) => Svg

const PAPER = '#f6f5f1'
const ASPHALT = '#1b1e24'
const AMBER = '#ffb000'

// Category pages show the same boards in narrower places and cut both sides off: what must be seen keeps clear of them.
const LEFT = 0.16
const RIGHT = 1 - LEFT
const WIDTH = RIGHT - LEFT

// A high-roofed tractor, in the units vehicles are drawn in.
const TALLEST = 432
const ROAD = 0.85

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Parts of a board as lengths on it. */
const box = ({ w, h }: Measures, { x, y, width, height }: Box): Box => ({
  x: x * w,
  y: y * h,
  width: width * w,
  height: height * h,
})

/** Where the words stand and how much of the width is left for what drives, by the shape of the board. */
const ROAD_PLACES = {
  single: { words: { x: LEFT, y: 0.08, width: WIDTH, height: 0.4 }, drives: 0.4 },
  wide: { words: { x: LEFT, y: 0.12, width: 0.36, height: 0.62 }, drives: 0.34 },
  // A phone shows only the middle of a large board.
  big: { words: { x: LEFT, y: 0.25, width: WIDTH, height: 0.26 }, drives: WIDTH },
} as const

function street({ w, h }: Measures): Svg {
  const top = h * ROAD
  const dash = (i: number) => rect((i * w) / 6 - 20, top + (h - top) * 0.55, w / 12, 7, '#f2e9c8', 3)
  return rect(0, top, w, h - top, '#2a2e37') + repeat(7, dash)
}

export const drawRoad: Draw<RoadBoard> = ({ w, h, color, vehicle, size, lines, small }) => {
  const { width, draw } = VEHICLES[vehicle]
  const places = ROAD_PLACES[size]
  // Long combinations may be wider, they are flat.
  const drives = width > 900 && size === 'single' ? WIDTH : places.drives
  const scale = Math.min((drives * w) / width, (h * 0.76) / TALLEST)
  const soft = shade(color, 0.72)
  const onTop = size === 'big'
  const name = {
    lines: [small],
    small: '',
    ...box({ w, h }, { x: LEFT, y: 0.09, width: WIDTH, height: 0.1 }),
  }
  return [
    rect(0, 0, w, h, color),
    rect(0, h * ROAD, w, 5, shade(color, -0.35)),
    street({ w, h }),
    at(w * RIGHT - width * scale, h * (ROAD + 0.05), draw(color), scale),
    words({
      lines,
      small: onTop ? '' : small,
      ...box({ w, h }, places.words),
      ink: '#ffffff',
      soft,
      hang: size === 'single',
    }),
    onTop ? words({ ...name, ink: soft, soft }) : '',
  ].join('')
}

const sign: Draw<IconBoard> = ({ w, h, color, accent = '#ffffff', lines, small }) => {
  const place = box({ w, h }, { x: LEFT, y: 0.15, width: WIDTH, height: 0.7 })
  return [
    rect(0, 0, w, h, color),
    rect(0, h * 0.06, w, 8, accent),
    rect(0, h * 0.94 - 8, w, 8, accent),
    words({ lines, small, ...place, ink: accent, soft: accent, centred: true }),
  ].join('')
}

const bar: Draw<IconBoard> = ({ w, h, color, accent = AMBER, icon: name, lines, small }) => {
  const foot = 0.26
  const head = box({ w, h }, { x: LEFT, y: 0.08, width: WIDTH, height: 0.6 })
  const below = box({ w, h }, { x: LEFT, y: 1 - foot * 0.82, width: WIDTH, height: foot * 0.66 })
  return [
    rect(0, 0, w, h, color),
    icon(name, w * 0.8, h * 0.36, h * 0.72, shade(color, 0.13), color),
    rect(0, h * (1 - foot), w, h * foot, accent),
    words({ lines, small: '', ...head, ink: '#ffffff', soft: '#ffffff' }),
    words({ lines: [small], small: '', ...below, ink: ASPHALT, soft: ASPHALT }),
  ].join('')
}

const corner: Draw<IconBoard> = ({ w, h, color, icon: name, lines, small }) => {
  const place = box({ w, h }, { x: LEFT, y: 0.14, width: 0.44, height: 0.72 })
  return [
    rect(0, 0, w, h, PAPER),
    area(`${w * 0.71},0 ${w},0 ${w},${h} ${w * 0.61},${h}`, color),
    rect(0, 0, w * 0.1, h, color),
    icon(name, w * 0.775, h / 2, Math.min(h * 0.6, w * 0.17), '#ffffff', color),
    words({ lines, small, ...place, ink: ASPHALT, soft: '#5d626d' }),
  ].join('')
}

/** On a small board the badge hangs in the corner, over the words; on a wide one beside them. */
const badge: Draw<IconBoard> = ({ w, h, size, color, accent = AMBER, icon: name, lines, small }) => {
  const tight = size === 'single'
  const r = tight ? h * 0.19 : Math.min(h * 0.32, w * 0.125)
  const [x, y] = tight ? [w * RIGHT - r * 0.7, h * 0.25] : [w * RIGHT - r * 1.1, h / 2]
  const place = tight
    ? box({ w, h }, { x: LEFT, y: 0.45, width: WIDTH, height: 0.47 })
    : { x: w * LEFT, y: h * 0.14, width: w * WIDTH - r * 2.45, height: h * 0.72 }
  return [
    rect(0, 0, w, h, color),
    circle(x, y, r * 1.12, shade(color, -0.22)),
    circle(x, y, r, accent),
    icon(name, x, y, r * 1.15, color, accent),
    words({ lines, small, ...place, ink: '#ffffff', soft: shade(color, 0.75) }),
  ].join('')
}

const plain: Draw<IconBoard> = ({ w, h, color, accent = AMBER, icon: name, lines, small }) => {
  const place = box({ w, h }, { x: LEFT, y: 0.2, width: WIDTH, height: 0.68 })
  return [
    rect(0, 0, w, h, color),
    icon(name, w * 0.76, h * 0.64, h * 0.95, shade(color, 0.1), color),
    rect(w * LEFT, h * 0.1, w * 0.14, 12, accent),
    words({ lines, small, ...place, ink: '#ffffff', soft: shade(color, 0.75) }),
  ].join('')
}

export const ICON_STYLES: Readonly<Record<IconBoard['style'], Draw<IconBoard>>> = {
  sign,
  bar,
  corner,
  badge,
  plain,
}
