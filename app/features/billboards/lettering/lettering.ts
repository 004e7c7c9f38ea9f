import { PHONE_CELL } from '../cell-sizes.ts'
import type { Gray } from './marks.ts'
import { letterHeight, rowsIn } from './rows.ts'

/** Pictures are analysed with four pixels for each CSS pixel of a single cell on a phone. */
const ANALYSED_PIXELS = 4

/**
 * The least height of capital letters on a screen, in CSS pixels. Type of 9 pixels has 6.8 to 7 in this measure, which
 * includes the soft rim of letters; type of 8 has 6 to 6.3, 10 has 7.3 to 7.5, 11 has 8, 12 has 9. Measured with two lines of
 * Overpass in weights 400, 700 and 900, in sizes from 6 to 18, light on dark, dark on light and on a shaded ground: all below 9
 * are objected to, none from 9 on. Of the 62 billboards of the demo 20 are, 11 of them strips in a single cell; of its 100
 * pictures of listings, which have next to no lettering, 16, such as a calculator and a grille; of five textures none.
 */
const MIN_LETTER_HEIGHT = 6.6

type Size = { readonly width: number; readonly height: number }

/** Returns the size of a picture that is shown whole in a cell. */
function shownSize({ width, height }: Size, cell: Size): Size {
  const scale = Math.min(cell.width / width, cell.height / height)
  return { width: width * scale, height: height * scale }
}

/** Returns the size in which the lettering of a picture is looked for. */
export function analysedSize(picture: Size): Size {
  const { width, height } = shownSize(picture, PHONE_CELL)
  const pixels = (length: number) => Math.max(1, Math.round(length * ANALYSED_PIXELS))
  return { width: pixels(width), height: pixels(height) }
}

/** Returns the height of the smallest lettering in a picture as a share of the picture's width; null if it has none. */
export function smallestLettering(gray: Gray): number | null {
  const heights = rowsIn(gray).map(letterHeight)
  return heights.length > 0 ? Math.min(...heights) / gray.width : null
}

/**
 * Returns by how many percent the smallest lettering of a picture is too small for a cell; 0 when it is large enough, or
 * when there is none.
 */
export function percentTooSmall(smallest: number | null | undefined, picture: Size, cell: Size): number {
  if (!smallest) return 0
  const height = smallest * shownSize(picture, cell).width
  return Math.max(0, Math.ceil((MIN_LETTER_HEIGHT / height - 1) * 10) * 10)
}
