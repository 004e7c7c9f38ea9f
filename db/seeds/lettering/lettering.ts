import type { Point } from './outlines.ts'
import { type Glyph, openTypeface, type Typeface } from './typeface.ts'

let opened: readonly Typeface[] | undefined

/** Latin and Cyrillic come in a file each. */
function typefaces(): readonly Typeface[] {
  opened ??= ['latin', 'cyrillic'].map((script) => openTypeface(`overpass-${script}-wght-normal.woff2`))
  return opened
}

type Sized = Glyph & { readonly unitsPerEm: number }
const shapes = new Map<string, Sized>()

function shapeOf(letter: string, weight: number): Sized {
  const key = `${weight}${letter}`
  const known = shapes.get(key)
  if (known) return known
  const typeface = typefaces().find((face) => face.glyphOf(letter) !== 0)
  if (!typeface) throw new Error(`no sign letter for ${JSON.stringify(letter)}`)
  const shape = { ...typeface.shape(typeface.glyphOf(letter), weight), unitsPerEm: typeface.unitsPerEm }
  shapes.set(key, shape)
  return shape
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true })

/** Two control points in a row have a point of the curve half way between them. */
function unfolded(points: readonly Point[]): Point[] {
  const whole = points.flatMap((point, i) => {
    const before = points.at(i - 1) ?? point
    return point.on || before.on ? [point] : [between(before, point), point]
  })
  const first = whole.findIndex((point) => point.on)
  return [...whole.slice(first), ...whole.slice(0, first)]
}

function contourPath(points: readonly Point[], place: (point: Point) => string): string {
  const [first, ...rest] = unfolded(points)
  if (!first) return ''
  const drawn = rest.map((point, i) => {
    const after = rest[i + 1] ?? first
    if (!point.on) return `Q${place(point)} ${place(after)}`
    return i > 0 && rest[i - 1]?.on === false ? '' : `L${place(point)}`
  })
  return `M${place(first)}${drawn.join('')}Z`
}

export type Letters = {
  readonly text: string
  readonly x: number
  /** Of the line the letters stand on. */
  readonly y: number
  readonly size: number
  readonly fill: string
  /** From 400 to 900. */
  readonly weight?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Extra room between letters, in parts of the size. */
  readonly spacing?: number
}

export function lettersWidth(text: string, size: number, weight = 800, spacing = 0): number {
  const widths = [...text].map((letter) => {
    const { advance, unitsPerEm } = shapeOf(letter, weight)
    return advance / unitsPerEm + spacing
  })
  return widths.reduce((sum, width) => sum + width, -spacing) * size
}

const SHARE_BEFORE = { start: 0, middle: 0.5, end: 1 } as const

/** Text as one SVG path: it needs no font where it is drawn. */
export function letters({
  text,
  x,
  y,
  size,
  fill,
  weight = 800,
  anchor = 'start',
  spacing = 0,
}: Letters): string {
  let pen = x - lettersWidth(text, size, weight, spacing) * SHARE_BEFORE[anchor]
  const drawn = [...text].map((letter) => {
    const { contours, advance, unitsPerEm } = shapeOf(letter, weight)
    const scale = size / unitsPerEm
    const from = pen
    pen += advance * scale + spacing * size
    const place = (p: Point) => `${(from + p.x * scale).toFixed(1)} ${(y - p.y * scale).toFixed(1)}`
    return contours.map((points) => contourPath(points, place)).join('')
  })
  return `<path fill="${fill}" d="${drawn.join('')}"/>`
}
