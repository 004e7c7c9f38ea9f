import { Blob, Face, Font, Buffer as Line, shape, Variation } from 'harfbuzzjs'

/** How far the second glyph of a pair moves towards the first (below zero) or away, in units of the font. */
export type Pair = { readonly left: number; readonly right: number; readonly move: number }

/** A move below a hundredth of the letters' height is not seen; between those that are, a two-hundredth is no difference. */
const SEEN = 0.01
const STEP = 0.005

function widthOf(font: Font, text: string): number {
  const line = new Line()
  line.addText(text)
  line.guessSegmentProperties()
  shape(font, line)
  return line.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
}

/** Small letters before capitals stand in no word. */
const standsInText = (pair: string) => !/\p{Ll}\p{Lu}/u.test(pair)

/** The pairs of these letters that a font (TrueType) sets closer or wider at a weight, so far as one sees it. */
export function readKerning(file: Uint8Array, letters: string, weight: number): Pair[] {
  const face = new Face(new Blob(file))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  const all = [...letters].map((letter) => {
    const glyph = font.glyph(letter.codePointAt(0) ?? 0) ?? 0
    return { letter, glyph, width: widthOf(font, letter) }
  })
  return all.flatMap((left) =>
    all.flatMap((right) => {
      const text = left.letter + right.letter
      const move = (widthOf(font, text) - left.width - right.width) / face.upem
      if (Math.abs(move) < SEEN || !standsInText(text)) return []
      return { left: left.glyph, right: right.glyph, move: Math.round(move / STEP) * STEP * face.upem }
    }),
  )
}
