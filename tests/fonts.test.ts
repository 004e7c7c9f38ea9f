import { readFileSync } from 'node:fs'
import { Blob, Face, Font, Buffer as Line, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { en } from '#app/i18n/en/catalogue.ts'
import { es } from '#app/i18n/es/catalogue.ts'
import { ru } from '#app/i18n/ru/catalogue.ts'

// What app/fonts.css says of the files in app/fonts/, and what scripts/make-fonts.ts makes of the typeface.

type Declared = { readonly file: string; readonly letters: string }

const lettersOf = (range: string) =>
  range.split(',').flatMap((part) => {
    const [, first = '', last = first] = /U\+(\w+)(?:-(\w+))?/u.exec(part) ?? []
    const from = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, i) =>
      String.fromCodePoint(from + i),
    )
  })

/** Of two that hold a letter browsers ask the later one. */
const faces: Declared[] = [
  ...readFileSync('app/fonts.css', 'utf8').matchAll(
    /url\("\.\/(fonts\/[^"]+)"\)[^}]*unicode-range:([^;]+);/gu,
  ),
]
  .map(([, file = '', range = '']) => ({ file: `app/${file}`, letters: lettersOf(range) }))
  .map(({ file, letters }, i, all) => {
    const later = all.slice(i + 1).filter((face) => face.file.includes('mono') === file.includes('mono'))
    const taken = new Set(later.flatMap((face) => face.letters))
    return { file, letters: letters.filter((letter) => !taken.has(letter)).join('') }
  })

/** The tests' own browser: a font for putting letters beside each other. */
async function openFont(file: string, letters: string) {
  const options = { targetFormat: 'truetype', keepFeatures: ['kern'] } as const
  const face = new Face(new Blob(await subsetFont(readFileSync(file), letters, options)))
  const font = new Font(face)
  return {
    has: (letter: string) => (font.glyph(letter.codePointAt(0) ?? 0) ?? 0) !== 0,
    /** In parts of the letters' height. */
    width(text: string, weight: number): number {
      font.setVariations([new Variation('wght', weight)])
      const line = new Line()
      line.addText(text)
      line.guessSegmentProperties()
      shape(font, line)
      return line.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem
    },
  }
}

describe('fonts', () => {
  test.each(faces)('$file has a shape for each letter browsers load it for', async ({ file, letters }) => {
    const font = await openFont(file, letters)
    const shown = file.includes('mono') ? letters.toUpperCase() : letters
    expect([...shown].filter((letter) => !font.has(letter))).toEqual([])
  })

  test.each(Object.entries({ en, es, ru }))(
    'set all words of %s, and no seldom letters load for them',
    (_, words) => {
      const usual = faces.filter(({ file }) => !/seldom|mono/u.test(file)).map(({ letters }) => letters)
      const said = new Set(JSON.stringify(words).replaceAll(/\\.|[{}[\]]/gu, ''))
      expect([...said].filter((letter) => !usual.join('').includes(letter))).toEqual(['·'])
    },
  )

  test.each([
    ['latin', 'We haul To Texas. AV, Tú, LTL Yard, «Vía» – Fr. P.O. ¿Kenworth?'],
    ['cyrillic', 'Грузовики Тягач РУЛЬ, АТУ Уголь Хорошо Доставка'],
  ])('letters of %s stand as far from each other as they were drawn', async (script, text) => {
    const letters = [...new Set(text)].join('')
    const ours = await openFont(`app/fonts/overpass-${script}.woff2`, letters)
    const drawn = await openFont(
      `node_modules/@fontsource-variable/overpass/files/overpass-${script}-wght-normal.woff2`,
      letters,
    )
    for (const word of text.split(' '))
      for (const weight of [400, 600, 800]) {
        const off = ours.width(word, weight) - drawn.width(word, weight)
        expect(Math.abs(off) / word.length, `${word} at ${weight}`).toBeLessThan(0.01)
      }
  })
})
