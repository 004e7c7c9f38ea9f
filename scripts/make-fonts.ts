import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

// Writes app/fonts/*.woff2: the glyphs and weights this site uses of Overpass (SIL Open Font License), a file a script.

const SOURCES = 'node_modules/@fontsource-variable/overpass/files'
const MONO_SOURCES = 'node_modules/@fontsource/overpass-mono/files'

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

const ASCII = range(0x20, 0x7e)
const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑ¿¡'
// Not the middle dot: Overpass gives it no width, so it comes from the font behind it.
const SIGNS = '–—‘’“”…•«»©№×\u00a0'
const CYRILLIC = `${range(0x410, 0x44f)}Ёё`

/** Kerning for looks, tabular figures for columns of prices; hints are for screens nobody has any more. */
const FEATURES = { noHinting: true, keepFeatures: ['kern', 'tnum'], targetFormat: 'woff2' } as const
const WEIGHTS = { wght: { min: 400, max: 800, default: 400 } }

const FILES = [
  {
    from: `${SOURCES}/overpass-latin-wght-normal.woff2`,
    to: 'overpass-latin',
    text: ASCII + SPANISH + SIGNS,
    variationAxes: WEIGHTS,
  },
  {
    from: `${SOURCES}/overpass-cyrillic-wght-normal.woff2`,
    to: 'overpass-cyrillic',
    text: CYRILLIC,
    variationAxes: WEIGHTS,
  },
  // The ticker writes in capitals only.
  {
    from: `${MONO_SOURCES}/overpass-mono-latin-600-normal.woff2`,
    to: 'overpass-mono-latin',
    text: (ASCII + SPANISH + SIGNS).toUpperCase(),
  },
  {
    from: `${MONO_SOURCES}/overpass-mono-cyrillic-600-normal.woff2`,
    to: 'overpass-mono-cyrillic',
    text: CYRILLIC.toUpperCase(),
  },
]

for (const { from, to, text, ...options } of FILES) {
  const font = await subsetFont(await readFile(from), text, { ...FEATURES, ...options })
  await writeFile(`app/fonts/${to}.woff2`, font)
  process.stdout.write(`${to}.woff2 ${font.length} bytes\n`)
}
