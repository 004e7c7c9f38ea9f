import { type Words, words } from './board-words.ts'
import { type IconName, icon } from './icons.ts'
import { area, at, circle, rect, repeat, type Svg, shade } from './svg.ts'
import { VEHICLES, type VehicleName } from './vehicles.ts'

/** The three shapes a place on the grid can have, in pixels. */
export const BOARD_SIZES = { single: [640, 416], wide: [1280, 416], big: [1280, 832] } as const
export type BoardSize = keyof typeof BOARD_SIZES

type Look = { readonly size: BoardSize; readonly color: string; readonly accent?: string }
export type RoadBoard = Words & Look & { readonly style: 'road'; readonly vehicle: VehicleName }
export type IconBoard = Words &
  Look & { readonly style: 'sign' | 'bar' | 'corner' | 'badge' | 'plain'; readonly icon: IconName }

type Measures = { readonly w: number; readonly h: number }
type Draw<B> = (board: B & Measures) => Svg

const PAPER = '#f6f5f1'
const ASPHALT = '#1b1e24'
const AMBER = '#ffb000'

// A high-roofed tractor, in the units vehicles are drawn in.
const TALLEST = 432

export const drawRoad: Draw<RoadBoard> = ({ w, h, color, vehicle, size, lines, small }) => {
  const { width, draw } = VEHICLES[vehicle]
  const wide = size === 'wide'
  const scale = Math.min((wide ? w * 0.46 : w * (width > 900 ? 0.86 : 0.42)) / width, (h * 0.76) / TALLEST)
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

const sign: Draw<IconBoard> = ({ w, h, color, accent = '#ffffff', lines, small }) =>
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

const bar: Draw<IconBoard> = ({ w, h, color, accent = AMBER, icon: name, lines, small }) => {
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

const corner: Draw<IconBoard> = ({ w, h, color, icon: name, lines, small }) =>
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

const badge: Draw<IconBoard> = ({ w, h, color, accent = AMBER, icon: name, lines, small }) => {
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

const plain: Draw<IconBoard> = ({ w, h, color, accent = AMBER, icon: name, lines, small }) =>
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

export const ICON_STYLES: Readonly<Record<IconBoard['style'], Draw<IconBoard>>> = {
  sign,
  bar,
  corner,
  badge,
  plain,
}
