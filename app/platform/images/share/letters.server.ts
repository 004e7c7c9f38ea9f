import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
// oxlint-disable-next-line import/default -- its ES module is for bundlers, and Node takes the other one
import opentype, { type Font, type PathCommand } from 'opentype.js'

const require = createRequire(import.meta.url)
const FILES = path.join(path.dirname(require.resolve('@fontsource/overpass/LICENSE')), 'files')

/** The subsets of the typeface. Each has letters that the others lack. */
export const SUBSETS = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext'] as const

/** Letters as outlines: a bare server has no fonts, and must draw the same as every other. */
export type Letters = {
  readonly widthOf: (text: string, size: number) => number
  /** Returns the outlines of a text whose baseline begins at a point, as the data of an SVG path. */
  readonly pathOf: (
    text: string,
    at: { readonly x: number; readonly y: number; readonly size: number },
  ) => string
  /** Returns a text without the letters that the typeface lacks, which would be boxes. */
  readonly drawable: (text: string) => string
}

/** Returns the file of a subset in a weight: 400 to 900. */
export const fontFile = (subset: string, weight: number) =>
  path.join(FILES, `overpass-${subset}-${weight}-normal.woff`)

function openFont(subset: string, weight: number): Font {
  const file = fontFile(subset, weight)
  const { buffer, byteOffset, byteLength } = readFileSync(file)
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
}

const round = (value: number) => value.toFixed(1)

/** Returns outlines as the data of an SVG path. The library's own `toPathData` writes some numbers as NaN (opentype.js 2.0.0). */
function pathData(commands: readonly PathCommand[]): string {
  const parts = commands.map((command) => {
    if (command.type === 'Z') return 'Z'
    const end = `${round(command.x)} ${round(command.y)}`
    if (command.type === 'Q') return `Q${round(command.x1)} ${round(command.y1)} ${end}`
    if (command.type !== 'C') return `${command.type}${end}`
    return `C${round(command.x1)} ${round(command.y1)} ${round(command.x2)} ${round(command.y2)} ${end}`
  })
  return parts.join('')
}

type Run = { readonly font: Font; readonly text: string }

/** Splits a text into runs of one subset each. What no subset has is left out. */
function runsOf(fonts: readonly Font[], text: string): readonly Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1)
    const font = last?.font.hasChar(letter) ? last.font : fonts.find((one) => one.hasChar(letter))
    if (!font) continue
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + letter }
    else runs.push({ font, text: letter })
  }
  return runs
}

/** Returns a function that splits a text into runs of one subset each, by the index in SUBSETS. */
export function openSplitter(weight: number) {
  const fonts = SUBSETS.map((subset) => openFont(subset, weight))
  return (text: string) =>
    runsOf(fonts, text).map((run) => ({ subset: fonts.indexOf(run.font), text: run.text }))
}

/** Opens the letters of a weight: 400 to 900. */
export function openLetters(weight: number): Letters {
  const fonts = SUBSETS.map((subset) => openFont(subset, weight))
  const widthOf = (text: string, size: number) =>
    runsOf(fonts, text).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0)
  return {
    widthOf,
    drawable: (text) =>
      runsOf(fonts, text)
        .map((run) => run.text)
        .join('')
        .replace(/\s+/gu, ' ')
        .trim(),
    pathOf(text, { x, y, size }) {
      let from = x
      const paths = runsOf(fonts, text).map((run) => {
        const outlines = pathData(run.font.getPath(run.text, from, y, size).commands)
        from += run.font.getAdvanceWidth(run.text, size)
        return outlines
      })
      return paths.join('')
    },
  }
}
