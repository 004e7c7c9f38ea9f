import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { withCoarseMoves } from './fonts/coarse-moves.ts'
import { kerningTable } from './fonts/kerning-table.ts'
import { readKerning } from './fonts/read-kerning.ts'
import { withTable } from './fonts/tables.ts'

// Writes app/fonts/*.woff2: the glyphs and weights this site uses of Overpass (SIL Open Font License). A file a script,
// and one for letters and signs that pages seldom show. app/fonts.css says which file holds what.

const SOURCES = 'node_modules/@fontsource-variable/overpass/files'
const MONO_SOURCES = 'node_modules/@fontsource/overpass-mono/files'

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
const without = (text: string, others: string) =>
  [...text].filter((letter) => !others.includes(letter)).join('')

const SELDOM_TYPED = '<>[\\]^`{}~'
const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑ¿¡'
const SIGNS = '–—‘’“”…•«»©×\u00a0'
const LATIN = without(range(0x20, 0x7e), SELDOM_TYPED) + SPANISH + SIGNS
// Not the middle dot: Overpass gives it no width, so it comes from the font behind it.
const SELDOM = `${SELDOM_TYPED + without(range(0xa1, 0xff), `${LATIN}\u00ad·`)}€™`
const CYRILLIC = `${range(0x410, 0x44f)}Ёё№`

const WEIGHTS = { wght: { min: 400, max: 800, default: 400 } }
/** All weights are kerned like the one in the middle. */
const KERNED_AS = 600
/** Figures stand in columns, and signs like these alone. */
const NOT_KERNED = '0123456789#$%*+=@|_&×•©…\u00a0'

/** Tabular figures for columns of prices; hints are for screens nobody has any more. */
const CUT = { noHinting: true, keepFeatures: ['kern', 'tnum'] } as const

async function variable(from: string, letters: string): Promise<Buffer> {
  const source = await readFile(`${SOURCES}/overpass-${from}-wght-normal.woff2`)
  const font = await subsetFont(source, letters, { ...CUT, variationAxes: WEIGHTS, targetFormat: 'truetype' })
  const pairs = readKerning(font, without(letters, NOT_KERNED), KERNED_AS)
  const kerned = withTable(withCoarseMoves(font), 'GPOS', kerningTable(pairs))
  // Names of weights for menus, and how the kerning grew with the weight.
  const dropTables = ['STAT', 'GDEF']
  return subsetFont(kerned, letters, { ...CUT, dropTables, targetFormat: 'woff2' })
}

/** The ticker writes in capitals of one weight only. */
async function mono(from: string, letters: string): Promise<Buffer> {
  const source = await readFile(`${MONO_SOURCES}/overpass-mono-${from}-600-normal.woff2`)
  return subsetFont(source, letters.toUpperCase(), { ...CUT, dropTables: ['STAT'], targetFormat: 'woff2' })
}

const FILES = {
  'overpass-latin': variable('latin', LATIN),
  'overpass-latin-seldom': variable('latin', SELDOM),
  'overpass-cyrillic': variable('cyrillic', CYRILLIC),
  'overpass-mono-latin': mono('latin', LATIN),
  'overpass-mono-cyrillic': mono('cyrillic', CYRILLIC),
}

for (const [name, made] of Object.entries(FILES)) {
  const font = await made
  await writeFile(`app/fonts/${name}.woff2`, font)
  process.stdout.write(`${name}.woff2 ${font.length} bytes\n`)
}
