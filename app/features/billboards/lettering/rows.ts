import { around, type Box, boxesOf, heightOf, widthOf } from './boxes.ts'
import { type Gray, marksOf, TONES } from './marks.ts'

/** Letters beside each other. */
export type Row = { readonly box: Box; readonly letters: readonly Box[] }

/** Lower marks are dots and dust. */
const MIN_HEIGHT = 7
/** Wider ones, in heights, are dashes and bars. The widest letters are as wide as they are high; two may touch. */
const MAX_WIDTH = 2.5
/** Fewer marks in a row are no words. */
const MIN_LETTERS = 5

/** How letters of one row differ: capitals are not twice as high as small letters, and spaces not as wide as they are high. */
const SAME_ROW = { heights: 2, gap: 0.9, overlap: 0.7 } as const

const isLetter = (box: Box) => heightOf(box) >= MIN_HEIGHT && widthOf(box) <= MAX_WIDTH * heightOf(box)

/** Whether a mark stands in one row with the one before it. */
function follows(before: Box, next: Box): boolean {
  const [low, high] = [heightOf(before), heightOf(next)].toSorted((a, b) => a - b)
  if (low === undefined || high === undefined) return false
  const shared = Math.min(before.bottom, next.bottom) - Math.max(before.top, next.top) + 1
  return (
    next.left - before.right <= high * SAME_ROW.gap &&
    shared >= low * SAME_ROW.overlap &&
    high <= low * SAME_ROW.heights
  )
}

/** Joins letters into rows, from left to right. */
function joined(letters: readonly Box[]): readonly Row[] {
  const rows: Row[] = []
  for (const letter of letters.toSorted((a, b) => a.left - b.left)) {
    const at = rows.findIndex((row) => follows(row.letters.at(-1) ?? row.box, letter))
    const row = rows[at]
    if (row) rows[at] = { box: around(row.box, letter), letters: [...row.letters, letter] }
    else rows.push({ box: letter, letters: [letter] })
  }
  return rows.filter((row) => row.letters.length >= MIN_LETTERS)
}

/** The height of the highest letter: that of capitals, as a rule. */
export const letterHeight = ({ letters }: Row): number => Math.max(...letters.map(heightOf))

/** Whether a row is made of the spaces in and between larger letters, which are marks of the other tone. */
function isInside(row: Row, { box, letters }: Row): boolean {
  const own = row.box
  const [side, rim] = [heightOf(box), heightOf(box) * 0.2]
  return (
    letterHeight({ box, letters }) > letterHeight(row) &&
    own.top >= box.top - rim &&
    own.bottom <= box.bottom + rim &&
    own.left >= box.left - side &&
    own.right <= box.right + side
  )
}

/** Returns the rows of letters in a picture, as far as they can be found by their shapes. */
export function rowsIn(gray: Gray): readonly Row[] {
  const [bright = [], dark = []] = TONES.map((tone) =>
    joined(boxesOf(marksOf(gray, tone), gray.width).filter(isLetter)),
  )
  const outside = (rows: readonly Row[], others: readonly Row[]) =>
    rows.filter((row) => !others.some((other) => isInside(row, other)))
  return [...outside(bright, dark), ...outside(dark, bright)]
}
