import { ByteReader } from './byte-reader.ts'

// The `gvar` table: how far every point of a letter moves as the letters get bolder.
// https://learn.microsoft.com/typography/opentype/spec/gvar

export type Shift = { readonly x: number; readonly y: number }

const SHARED_POINTS = 0x8000
const OWN_PEAK = 0x8000
const BETWEEN = 0x4000
const OWN_POINTS = 0x2000

/** The points that move; null means all of them. */
function pointNumbers(data: ByteReader): number[] | null {
  const first = data.u8()
  const count = first & 0x80 ? ((first & 0x7f) << 8) + data.u8() : first
  if (count === 0) return null
  const numbers: number[] = []
  let last = 0
  while (numbers.length < count) {
    const run = data.u8()
    for (let i = 0; i <= (run & 0x7f); i++) {
      last += run & 0x80 ? data.u16() : data.u8()
      numbers.push(last)
    }
  }
  return numbers
}

function distances(data: ByteReader, count: number): number[] {
  const values: number[] = []
  while (values.length < count) {
    const run = data.u8()
    for (let i = 0; i <= (run & 0x3f); i++) {
      if (run & 0x80) values.push(0)
      else values.push(run & 0x40 ? data.i16() : data.i8())
    }
  }
  return values
}

type Tuple = { size: number; ownPoints: boolean; strength: number }

/** How much of a master applies at this weight, which is 0 for regular and 1 for the boldest. */
function strengthAt(weight: number, peak: number, start: number, end: number): number {
  if (peak === 0) return 1
  if (weight <= start || weight >= end) return weight === peak ? 1 : 0
  return weight <= peak ? (weight - start) / (peak - start) : (end - weight) / (end - peak)
}

function tupleOf(data: ByteReader, shared: readonly number[], weight: number): Tuple {
  const size = data.u16()
  const flags = data.u16()
  const peak = flags & OWN_PEAK ? data.f2dot14() : (shared[flags & 0xfff] ?? 0)
  const [start, end] =
    flags & BETWEEN ? [data.f2dot14(), data.f2dot14()] : [Math.min(0, peak), Math.max(0, peak)]
  const beyond = peak > 0 ? Math.max(end, peak) : end
  return { size, ownPoints: (flags & OWN_POINTS) !== 0, strength: strengthAt(weight, peak, start, beyond) }
}

/** The moves of one letter's points at this weight; a point nobody mentions is undefined. */
export type Moves = readonly (Shift | undefined)[]

function movesIn(data: ByteReader, shared: readonly number[], weight: number, points: number): Moves[] {
  const head = data.u16()
  const body = data.u16()
  const tuples = Array.from({ length: head & 0xfff }, () => tupleOf(data, shared, weight))
  data.at = body
  const common = head & SHARED_POINTS ? pointNumbers(data) : null
  return tuples.map(({ size, ownPoints, strength }) => {
    const part = data.part(size)
    const numbers = (ownPoints ? pointNumbers(part) : common) ?? Array.from({ length: points }, (_, i) => i)
    const [xs, ys] = [distances(part, numbers.length), distances(part, numbers.length)]
    const moves: (Shift | undefined)[] = Array.from({ length: points })
    for (const [i, at] of numbers.entries())
      moves[at] = { x: (xs[i] ?? 0) * strength, y: (ys[i] ?? 0) * strength }
    return moves
  })
}

/** For a font with one axis: the moves of `points` points of a glyph, one list per master. */
export function readMoves(table: Uint8Array, glyph: number, points: number, weight: number): Moves[] {
  const file = new ByteReader(table)
  file.at = 6
  const [sharedCount, sharedAt] = [file.u16(), file.u32()]
  file.at += 2
  const long = (file.u16() & 1) === 1
  const dataAt = file.u32()
  file.at += glyph * (long ? 4 : 2)
  const [from, to] = long ? [file.u32(), file.u32()] : [file.u16() * 2, file.u16() * 2]
  if (from === to) return []
  file.at = sharedAt
  const shared = Array.from({ length: sharedCount }, () => file.f2dot14())
  return movesIn(new ByteReader(table.subarray(dataAt + from, dataAt + to)), shared, weight, points)
}
