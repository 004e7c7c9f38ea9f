import type { Pair } from './read-kerning.ts'

// The table GPOS with one rule: glyphs that behave alike are a class, and a grid says how far classes move. That is a
// quarter of what the typeface's own table takes, which holds pairs nobody writes and how every move grows with the weight.

const words = (...numbers: readonly number[]) => numbers.flatMap((n) => [(n >> 8) & 255, n & 255])

/** Glyphs by what they do, those first that do nothing. */
function classesOf(glyphs: readonly number[], behaviour: (glyph: number) => string): number[][] {
  const alike = Map.groupBy(glyphs, behaviour)
  const idle = alike.get('') ?? []
  alike.delete('')
  return [idle, ...alike.values()]
}

/** A table glyph → class; what it does not name is of class 0. */
function classTable(classes: readonly (readonly number[])[]): number[] {
  const classOf = new Map(
    classes.flatMap((glyphs, number) => glyphs.map((glyph) => [glyph, number] as const)),
  )
  const named = classes.slice(1).flat()
  const [first, last] = [Math.min(...named), Math.max(...named)]
  const numbers = Array.from({ length: last - first + 1 }, (_, i) => classOf.get(first + i) ?? 0)
  return words(1, first, numbers.length, ...numbers)
}

function pairRule(pairs: readonly Pair[]): number[] {
  const moves = new Map(pairs.map(({ left, right, move }) => [`${left} ${right}`, move]))
  const glyphs = [...new Set(pairs.flatMap(({ left, right }) => [left, right]))].sort((a, b) => a - b)
  const moveOf = (left: number, right: number) => moves.get(`${left} ${right}`) ?? 0
  const said = (numbers: readonly number[]) => (numbers.some((n) => n !== 0) ? numbers.join(' ') : '')
  const lefts = classesOf(glyphs, (left) => said(glyphs.map((right) => moveOf(left, right))))
  const rights = classesOf(glyphs, (right) => said(glyphs.map((left) => moveOf(left, right))))
  const covered = lefts
    .slice(1)
    .flat()
    .sort((a, b) => a - b)
  const grid = lefts.flatMap(([left = -1]) => rights.map(([right = -1]) => moveOf(left, right)))
  const head = 16
  const coverage = words(1, covered.length, ...covered)
  const leftTable = classTable(lefts)
  const rightTable = classTable(rights)
  const at = head + 2 * grid.length
  return [
    // Format 2; what moves is the advance of the first glyph.
    ...words(2, at, 4, 0, at + coverage.length, at + coverage.length + leftTable.length),
    ...words(lefts.length, rights.length, ...grid),
    ...coverage,
    ...leftTable,
    ...rightTable,
  ]
}

/** The bytes of a table GPOS that moves these pairs in every script, under the feature 'kern'. */
export function kerningTable(pairs: readonly Pair[]): Uint8Array {
  const tag = (name: string) => [...name].map((letter) => letter.charCodeAt(0))
  const scripts = [...words(1), ...tag('DFLT'), ...words(8, 4, 0, 0, 0xff_ff, 1, 0)]
  const features = [...words(1), ...tag('kern'), ...words(8, 0, 1, 0)]
  const lookups = words(1, 4, 2, 0, 1, 8)
  const [head, ends] = [10, 10 + scripts.length]
  return Uint8Array.from([
    ...words(1, 0, head, ends, ends + features.length),
    ...scripts,
    ...features,
    ...lookups,
    ...pairRule(pairs),
  ])
}
