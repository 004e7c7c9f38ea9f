import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ByteReader } from './byte-reader.ts'
import { type Outline, type Point, readOutlines } from './outlines.ts'
import { type Moves, readMoves, type Shift } from './weights.ts'
import { fontTables } from './woff2.ts'

export type Glyph = { readonly contours: readonly (readonly Point[])[]; readonly advance: number }

/** Letters of one script. Sizes are in font units, `unitsPerEm` to the em. */
export type Typeface = {
  readonly unitsPerEm: number
  /** Number of a letter's shape; 0 when the font has none. */
  readonly glyphOf: (letter: string) => number
  /** The shape at a weight from 400 to 900. */
  readonly shape: (glyph: number, weight: number) => Glyph
}

function table(tables: ReadonlyMap<string, Uint8Array>, tag: string): Uint8Array {
  const found = tables.get(tag)
  if (!found) throw new Error(`the font has no table ${tag}`)
  return found
}

/** Letter → glyph, from the segments of a format 4 table. */
function readCmap(bytes: Uint8Array): Map<number, number> {
  const file = new ByteReader(bytes)
  file.at = 2
  const offsets = Array.from({ length: file.u16() }, () => [file.u32(), file.u32()][1] ?? 0)
  const start = offsets.find((at) => new ByteReader(bytes.subarray(at)).u16() === 4)
  if (start === undefined) throw new Error('the font has no table of letters')
  const map = new Map<number, number>()
  const at = (position: number) => new DataView(bytes.buffer, bytes.byteOffset + start).getUint16(position)
  const segments = at(6)
  for (let s = 0; s < segments; s += 2) {
    const [last, first] = [at(14 + s), at(16 + segments + s)]
    const [delta, rangeAt] = [at(16 + 2 * segments + s), 16 + 3 * segments + s]
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const range = at(rangeAt)
      const glyph = range === 0 ? code : at(rangeAt + range + 2 * (code - first))
      if (glyph !== 0) map.set(code, (glyph + delta) & 0xffff)
    }
  }
  return map
}

function readAdvances(tables: ReadonlyMap<string, Uint8Array>, glyphs: number): number[] {
  const head = new ByteReader(table(tables, 'hhea'))
  head.at = 34
  const long = head.u16()
  const file = new ByteReader(table(tables, 'hmtx'))
  const given = Array.from({ length: long }, () => [file.u16(), file.i16()][0] ?? 0)
  return Array.from({ length: glyphs }, (_, i) => given[Math.min(i, long - 1)] ?? 0)
}

function between(value: number, from: readonly [number, number], to: readonly [number, number]): number {
  const [low, high] = from[0] <= from[1] ? ([0, 1] as const) : ([1, 0] as const)
  if (value <= from[low]) return to[low]
  if (value >= from[high]) return to[high]
  return to[0] + ((to[1] - to[0]) * (value - from[0])) / (from[1] - from[0])
}

/** Points nobody mentioned follow their neighbours on the same contour. */
function filledIn(points: readonly Point[], moves: Moves): Shift[] {
  const touched = [...points.keys()].filter((i) => moves[i])
  if (touched.length === 0) return points.map(() => ({ x: 0, y: 0 }))
  return points.map((point, i) => {
    const own = moves[i]
    if (own) return own
    const before = touched.findLast((t) => t < i) ?? touched.at(-1) ?? 0
    const after = touched.find((t) => t > i) ?? touched[0] ?? 0
    const [a, b, da, db] = [points[before], points[after], moves[before], moves[after]]
    if (!a || !b || !da || !db) return { x: 0, y: 0 }
    return { x: between(point.x, [a.x, b.x], [da.x, db.x]), y: between(point.y, [a.y, b.y], [da.y, db.y]) }
  })
}

function moved(outline: Outline, masters: readonly Moves[]): Point[][] {
  let from = 0
  return outline.contours.map((points) => {
    const start = from
    from += points.length
    const shifts = masters.map((moves) => filledIn(points, moves.slice(start, start + points.length)))
    return points.map(({ x, y, on }, i) => ({
      x: x + shifts.reduce((sum, shift) => sum + (shift[i]?.x ?? 0), 0),
      y: y + shifts.reduce((sum, shift) => sum + (shift[i]?.y ?? 0), 0),
      on,
    }))
  })
}

const total = (masters: readonly Moves[], point: number, axis: 'x' | 'y') =>
  masters.reduce((sum, moves) => sum + (moves[point]?.[axis] ?? 0), 0)

/** Opens one file of the site's own font package. */
export function openTypeface(file: string): Typeface {
  const { resolve } = createRequire(path.resolve('package.json'))
  const tables = fontTables(readFileSync(resolve(`@fontsource-variable/overpass/files/${file}`)))
  const outlines = readOutlines(new ByteReader(table(tables, 'glyf')))
  const advances = readAdvances(tables, outlines.length)
  const letters = readCmap(table(tables, 'cmap'))
  const head = new ByteReader(table(tables, 'head'))
  head.at = 18

  function shape(glyph: number, weight: number): Glyph {
    const outline = outlines[glyph] ?? { contours: [], parts: [] }
    const inner = outline.parts.length || outline.contours.reduce((sum, points) => sum + points.length, 0)
    // Four more points after the letter's own stand for its origin, its advance, and two for vertical text.
    const masters = readMoves(table(tables, 'gvar'), glyph, inner + 4, (weight - 400) / 500)
    const advance = (advances[glyph] ?? 0) + total(masters, inner + 1, 'x') - total(masters, inner, 'x')
    const parts = outline.parts.flatMap((part, i) => {
      const [x, y] = [part.x + total(masters, i, 'x'), part.y + total(masters, i, 'y')]
      return shape(part.glyph, weight).contours.map((points) =>
        points.map((p) => ({ ...p, x: p.x + x, y: p.y + y })),
      )
    })
    return { advance, contours: [...moved(outline, masters), ...parts] }
  }

  return { unitsPerEm: head.u16(), glyphOf: (letter) => letters.get(letter.codePointAt(0) ?? 0) ?? 0, shape }
}
