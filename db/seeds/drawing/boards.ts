import { letters, lettersWidth } from '#db/seeds/lettering/lettering.ts'
import { boxTruck, cargoVan, sedan, towTruck } from './cars.ts'
import { type IconName, icon } from './icons.ts'
import { area, at, circle, rect, repeat, shade, stroke, type Svg } from './svg.ts'
import { TRACTORS } from './tractors.ts'
import { combination, dryVan, flatbed, reefer } from './trailers.ts'

/** The three shapes a place on the grid can have, in pixels. */
export const BOARD_SIZES = { single: [640, 416], wide: [1280, 416], big: [1280, 832] } as const
export type BoardSize = keyof typeof BOARD_SIZES

const VEHICLES = {
  van: { width: 1482, draw: (c: string) => combination(dryVan('#f6f5f1', c), 'aero', '#eceff1', 0, 0, 1) },
  reefer: {
    width: 1550,
    draw: (c: string) => combination(reefer('#f7f7f4', shade(c, -0.2)), 'classic', '#c4281c', 0, 0, 1),
  },
  flatbed: {
    width: 1550,
    draw: () => combination(flatbed('#8d939e', 'lumber'), 'classic', '#e0a100', 0, 0, 1),
  },
  aero: { width: 648, draw: () => TRACTORS.aero.draw('#eceff1') },
  classic: { width: 716, draw: () => TRACTORS.classic.draw('#e0a100') },
  box: { width: 760, draw: (c: string) => boxTruck('#eceff1', '#f7f7f4', c) },
  cargo: { width: 520, draw: () => cargoVan('#f2f2ee') },
  tow: { width: 760, draw: () => towTruck('#e0a100') },
  car: { width: 400, draw: () => sedan('#eceff1') },
} as const
export type VehicleName = keyof typeof VEHICLES

type Words = { readonly lines: readonly string[]; readonly small: string }
type Look = { readonly size: BoardSize; readonly color: string; readonly accent?: string }
export type Board = Words &
  Look &
  (
    | { readonly style: 'road'; readonly vehicle: VehicleName }
    | { readonly style: 'sign' | 'bar' | 'corner' | 'badge' | 'plain'; readonly icon: IconName }
  )

const PAPER = '#f6f5f1'
const ASPHALT = '#1b1e24'
const AMBER = '#ffb000'

type Block = Words & {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly ink: string
  readonly soft: string
  /** Hang from the upper edge instead of standing in the middle of the height. */
  readonly hang?: boolean
  readonly centred?: boolean
}

const SMALL_SHARE = 0.5
const WIDEST_LETTERS = 0.3
const LEADING = 1.06

/** The headline as large as it fits, the small line under it in proportion. */
function words({ lines, small, x, y, width, height, ink, soft, hang, centred }: Block): Svg {
  const widest = Math.max(...lines.map((line) => lettersWidth(line, 1, 850)))
  const rows = lines.length + (small ? SMALL_SHARE * 1.4 : 0)
  const size = Math.min(width / widest, height / (rows * LEADING), height * WIDEST_LETTERS + 40)
  const smallSize = small ? Math.min(size * SMALL_SHARE, width / lettersWidth(small, 1, 600)) : 0
  const spare = hang ? 0 : Math.max(0, (height - size * rows * LEADING) / 2)
  const place = { x: centred ? x + width / 2 : x, anchor: centred ? 'middle' : 'start' } as const
  const first = y + spare + size * 0.8
  const head = lines.map((text, i) =>
    letters({ ...place, text, y: first + size * i * LEADING, size, fill: ink, weight: 850 }),
  )
  const last = first + size * (lines.length - 1) * LEADING
  const under = { ...place, text: small, y: last + smallSize * 1.5, size: smallSize, fill: soft, weight: 600 }
  return head.join('') + (small ? letters(under) : '')
}

type Draw<S extends Board['style']> = (board: Extract<Board, { style: S }> & { w: number; h: number }) => Svg

// A high-roofed tractor, in the units vehicles are drawn in.
const TALLEST = 432

const road: Draw<'road'> = ({ w, h, color, vehicle, size, lines, small }) => {
  const { width, draw } = VEHICLES[vehicle]
  const wide = size === 'wide'
  const scale = Math.min((wide ? w * 0.46 : w * (width > 900 ? 0.86 : 0.52)) / width, (h * 0.76) / TALLEST)
  const edge = h * 0.84
  const text = wide
    ? { x: w * 0.05, y: h * 0.12, width: w * 0.44, height: h * 0.62 }
    : { x: w * 0.07, y: h * 0.09, width: w * 0.86, height: h * (width > 900 ? 0.42 : 0.36) }
  return [
    rect(0, 0, w, h, color),
    rect(0, edge, w, h - edge, '#2a2e37'),
    rect(0, edge, w, 5, shade(color, -0.35)),
    repeat(7, (i) => rect(i * (w / 6) - 20, edge + (h - edge) * 0.55, w / 12, 7, '#f2e9c8', 3)),
    at(w * 0.95 - width * scale, edge + (h - edge) * 0.3, draw(color), scale),
    words({ lines, small, ...text, ink: '#ffffff', soft: shade(color, 0.72), hang: !wide }),
  ].join('')
}

const sign: Draw<'sign'> = ({ w, h, color, accent = '#ffffff', lines, small }) =>
  [
    rect(0, 0, w, h, color),
    `<rect x="18" y="18" width="${w - 36}" height="${h - 36}" rx="26" fill="none" stroke="${accent}" stroke-width="8"/>`,
    words({
      lines,
      small,
      x: 60,
      y: 60,
      width: w - 120,
      height: h - 120,
      ink: accent,
      soft: accent,
      centred: true,
    }),
  ].join('')

const bar: Draw<'bar'> = ({ w, h, color, accent = AMBER, icon: name, lines, small }) => {
  const foot = h * 0.24
  return [
    rect(0, 0, w, h, color),
    icon(name, w * 0.86, h * 0.36, h * 0.72, shade(color, 0.13), color),
    rect(0, h - foot, w, foot, accent),
    words({
      lines,
      small: '',
      x: w * 0.07,
      y: h * 0.1,
      width: w * 0.86,
      height: h * 0.6,
      ink: '#ffffff',
      soft: '#ffffff',
    }),
    words({
      lines: [small],
      small: '',
      x: w * 0.07,
      y: h - foot * 0.82,
      width: w * 0.86,
      height: foot * 0.66,
      ink: ASPHALT,
      soft: ASPHALT,
    }),
  ].join('')
}

const corner: Draw<'corner'> = ({ w, h, color, icon: name, lines, small }) =>
  [
    rect(0, 0, w, h, PAPER),
    area(`${w * 0.66},0 ${w},0 ${w},${h} ${w * 0.52},${h}`, color),
    rect(0, 0, 14, h, color),
    icon(name, w - (w * 0.36) / 2, h / 2, Math.min(h * 0.62, w * 0.26), '#ffffff', color),
    words({
      lines,
      small,
      x: w * 0.07,
      y: h * 0.14,
      width: w * 0.48,
      height: h * 0.72,
      ink: ASPHALT,
      soft: '#5d626d',
    }),
  ].join('')

const badge: Draw<'badge'> = ({ w, h, color, accent = AMBER, icon: name, lines, small }) => {
  const r = Math.min(h * 0.3, w * 0.17)
  return [
    rect(0, 0, w, h, color),
    circle(w - r * 1.35, h / 2, r * 1.12, shade(color, -0.22)),
    circle(w - r * 1.35, h / 2, r, accent),
    icon(name, w - r * 1.35, h / 2, r * 1.15, color, accent),
    words({
      lines,
      small,
      x: w * 0.07,
      y: h * 0.16,
      width: w * 0.9 - r * 2.5,
      height: h * 0.68,
      ink: '#ffffff',
      soft: shade(color, 0.75),
    }),
  ].join('')
}

const plain: Draw<'plain'> = ({ w, h, color, accent = AMBER, icon: name, lines, small }) =>
  [
    rect(0, 0, w, h, color),
    icon(name, w * 0.8, h * 0.66, h * 0.95, shade(color, 0.1), color),
    rect(w * 0.07, h * 0.1, w * 0.16, 12, accent),
    words({
      lines,
      small,
      x: w * 0.07,
      y: h * 0.2,
      width: w * 0.8,
      height: h * 0.66,
      ink: '#ffffff',
      soft: shade(color, 0.75),
    }),
  ].join('')

/** The lamps around a board that changes: every third one is lit, and the light walks. */
export function lamps(w: number, h: number, step: number): Svg {
  const [across, down] = [16, 10]
  const light = (i: number) => ((i + step) % 3 === 0 ? '#fff3c4' : '#b98a1c')
  return [
    stroke(`M12 12H${w - 12}V${h - 12}H12Z`, ASPHALT, 24),
    repeat(
      across,
      (i) =>
        circle(12 + (i * (w - 24)) / (across - 1), 12, 8, light(i)) +
        circle(12 + (i * (w - 24)) / (across - 1), h - 12, 8, light(across - i)),
    ),
    repeat(
      down,
      (i) =>
        circle(12, 12 + (i * (h - 24)) / (down - 1), 8, light(down - i)) +
        circle(w - 12, 12 + (i * (h - 24)) / (down - 1), 8, light(i)),
    ),
  ].join('')
}

/** What is on a board, without the <svg> around it. */
export function drawBoard(board: Board): Svg {
  const [w, h] = BOARD_SIZES[board.size]
  switch (board.style) {
    case 'road':
      return road({ ...board, w, h })
    case 'sign':
      return sign({ ...board, style: 'sign', w, h })
    case 'bar':
      return bar({ ...board, style: 'bar', w, h })
    case 'corner':
      return corner({ ...board, style: 'corner', w, h })
    case 'badge':
      return badge({ ...board, style: 'badge', w, h })
    case 'plain':
      return plain({ ...board, style: 'plain', w, h })
  }
}
