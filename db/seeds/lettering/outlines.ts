import type { ByteReader } from './byte-reader.ts'

export type Point = { readonly x: number; readonly y: number; readonly on: boolean }
type Part = { readonly glyph: number; readonly x: number; readonly y: number }
/** A letter as drawn: closed contours of quadratic curves, or other letters put together. */
export type Outline = { readonly contours: readonly (readonly Point[])[]; readonly parts: readonly Part[] }

// WOFF2 §5.2: how far the pen moves, packed by size of the step.
const signed = (flag: number, size: number) => ((flag & 1) === 1 ? size : -size)

function step(f: number, bytes: ByteReader): readonly [number, number] {
  if (f < 10) return [0, signed(f, ((f & 14) << 7) + bytes.u8())]
  if (f < 20) return [signed(f, (((f - 10) & 14) << 7) + bytes.u8()), 0]
  if (f < 84) {
    const b = bytes.u8()
    return [
      signed(f, 1 + ((f - 20) & 0x30) + (b >> 4)),
      signed(f >> 1, 1 + (((f - 20) & 0x0c) << 2) + (b & 15)),
    ]
  }
  if (f < 120) {
    const rest = f - 84
    const x = signed(f, 1 + (Math.floor(rest / 12) << 8) + bytes.u8())
    return [x, signed(f >> 1, 1 + (((rest % 12) >> 2) << 8) + bytes.u8())]
  }
  if (f < 124) {
    const [a, b, c] = [bytes.u8(), bytes.u8(), bytes.u8()]
    return [signed(f, (a << 4) + (b >> 4)), signed(f >> 1, ((b & 15) << 8) + c)]
  }
  return [signed(f, bytes.u16()), signed(f >> 1, bytes.u16())]
}

type Streams = { points: ByteReader; flags: ByteReader; glyphs: ByteReader; composites: ByteReader }

function contoursOf(count: number, { points, flags, glyphs }: Streams): Point[][] {
  const sizes = Array.from({ length: count }, () => points.short255())
  let [x, y] = [0, 0]
  const contours = sizes.map((size) =>
    Array.from({ length: size }, () => {
      const flag = flags.u8()
      const [dx, dy] = step(flag & 127, glyphs)
      x += dx
      y += dy
      return { x, y, on: flag < 128 }
    }),
  )
  glyphs.short255() // length of the hinting program, which lies elsewhere
  return contours
}

const WORDS = 1
const SCALED = 0x8 | 0x40 | 0x80
const MORE = 0x20
const INSTRUCTED = 0x100

function partsOf({ composites, glyphs }: Streams): Part[] {
  const parts: Part[] = []
  let flags = MORE
  let instructed = false
  while (flags & MORE) {
    flags = composites.u16()
    const glyph = composites.u16()
    const words = (flags & WORDS) !== 0
    parts.push({
      glyph,
      x: words ? composites.i16() : composites.i8(),
      y: words ? composites.i16() : composites.i8(),
    })
    if (flags & SCALED) throw new Error('a scaled part, which this font has none of')
    instructed ||= (flags & INSTRUCTED) !== 0
  }
  if (instructed) glyphs.short255()
  return parts
}

/** Every letter of the packed `glyf` table, by glyph number. */
export function readOutlines(table: ByteReader): Outline[] {
  table.at = 4
  const count = table.u16()
  table.at += 2
  const [contours = 0, points = 0, flags = 0, glyphs = 0, composites = 0] = Array.from({ length: 7 }, () =>
    table.u32(),
  )
  const counts = table.part(contours)
  const streams = {
    points: table.part(points),
    flags: table.part(flags),
    glyphs: table.part(glyphs),
    composites: table.part(composites),
  }
  return Array.from({ length: count }, () => {
    const size = counts.i16()
    if (size < 0) return { contours: [], parts: partsOf(streams) }
    return { contours: size > 0 ? contoursOf(size, streams) : [], parts: [] }
  })
}
