import { tableOf } from './tables.ts'

// How far each point of each letter moves as it grows bolder is a third of a variable font. Rounded it packs better.
// Numbers are changed where they stand, so that nothing else in the table moves.

/** Moves are multiples of this part of the letters' height: a point is at most half of it off, where letters are boldest. */
const STEP = 0.004
/** The last points of a glyph are no points: they say its width, which stays. */
const WIDTHS = 4

const flag = (bits: number, bit: number) => (bits & bit) !== 0

/** Where numbers stand that are packed in runs of nothing, bytes or words. */
function numbersBetween(gvar: Buffer, start: number, end: number) {
  const numbers: { at: number; bytes: number }[] = []
  let at = start
  while (at < end) {
    const run = gvar.readUInt8(at++)
    const bytes = flag(run, 128) ? 0 : flag(run, 64) ? 2 : 1
    for (let i = 0; i <= (run & 63); i++, at += bytes) numbers.push({ at, bytes })
  }
  return numbers
}

/** First how far points move to the right, then how far up. */
function roundMoves(gvar: Buffer, start: number, end: number, step: number): void {
  const numbers = numbersBetween(gvar, start, end)
  const points = numbers.length / 2
  for (const [i, { at, bytes }] of numbers.entries()) {
    if (bytes === 0 || i % points >= points - WIDTHS) continue
    const rounded = Math.round(gvar.readIntBE(at, bytes) / step) * step
    const most = 2 ** (8 * bytes - 1) - 1
    gvar.writeIntBE(Math.abs(rounded) <= most ? rounded : rounded - Math.sign(rounded) * step, at, bytes)
  }
}

/** One glyph's moves: all its points, in one direction of weight. Fonts cut to half of their weights have no others. */
function movesOf(gvar: Buffer, glyph: number) {
  const count = gvar.readUInt16BE(glyph)
  const ownPoints = gvar.readUInt16BE(glyph + 6)
  if ((count & 0xf_ff) !== 1) throw new Error('a letter grows bolder in more than one way')
  const start = glyph + gvar.readUInt16BE(glyph + 2)
  const end = start + gvar.readUInt16BE(glyph + 4)
  if (!flag(count, 0x80_00) && !flag(ownPoints, 0x20_00)) return { start, end }
  if (gvar.readUInt8(start) !== 0) throw new Error('a letter grows bolder in some of its points only')
  return { start: start + 1, end }
}

/** A variable TrueType font whose letters grow bolder in steps that are not seen. */
export function withCoarseMoves(font: Buffer): Buffer {
  const result = Buffer.from(font)
  const gvar = tableOf(result, 'gvar')
  const step = Math.round(STEP * tableOf(result, 'head').readUInt16BE(18))
  const long = flag(gvar.readUInt16BE(14), 1)
  const glyphs = Array.from({ length: gvar.readUInt16BE(12) + 1 }, (_, i) => {
    const offset = long ? gvar.readUInt32BE(20 + 4 * i) : 2 * gvar.readUInt16BE(20 + 2 * i)
    return gvar.readUInt32BE(16) + offset
  })
  for (const [i, glyph] of glyphs.entries()) {
    if ((glyphs[i + 1] ?? glyph) === glyph) continue
    const { start, end } = movesOf(gvar, glyph)
    roundMoves(gvar, start, end, step)
  }
  return result
}
