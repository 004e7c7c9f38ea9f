import { SHARE_IMAGE_SIZE, type ShareImage } from '#app/lib/share-image.ts'
import { fitLines } from './fit-lines.ts'
import { type Letters, openLetters } from './letters.server.ts'

/** The colors of the highway sign, as in theme.css. */
const COLORS = {
  ground: '#0d0f12',
  brand: '#3d3fc4',
  amber: '#ffb000',
  ink: '#ffffff',
  muted: '#b4b9c2',
} as const

const NAME = 'Haulpost'

/** The interstate shield: the outline, and the letter on it. */
const SHIELD = 'M15 0C18 2 24 2 27 1c3 6 3 12 2 18-1 6-6 10-14 13C7 29 2 25 1 19 0 13 0 7 3 1c3 1 9 1 12-1Z'
const SHIELD_LETTER = 'M10 9.500h2.600v4.400h4.800V9.500H20v12h-2.600v-5.300h-4.800v5.300H10z'

const MARGIN = 48
const BOTTOM = SHARE_IMAGE_SIZE.height - MARGIN

/** The width of the left part: that of a picture, or of a sign. */
export const leftWidth = ({ picture }: ShareImage) => (picture ? 630 : 400)

type Style = {
  readonly letters: Letters
  readonly size: number
  readonly color: string
  readonly maxLines: number
}

const LINE_HEIGHT = 1.22

/** Draws blocks of text below each other. */
function textColumn(x: number, maxWidth: number) {
  let y = MARGIN
  const paths: string[] = []
  return {
    paths,
    add(text: string, { letters, size, color, maxLines }: Style) {
      const widthOf = (line: string) => letters.widthOf(line, size)
      const drawn = letters.drawable(text)
      if (drawn === '') return
      for (const line of fitLines(drawn, { maxWidth, maxLines, widthOf })) {
        const baseline = Math.round(y + size * 0.82)
        paths.push(`<path fill="${color}" d="${letters.pathOf(line, { x, y: baseline, size })}"/>`)
        y += Math.round(size * LINE_HEIGHT)
      }
      y += size > 40 ? 16 : 4
    },
  }
}

/** Returns the size in which a text fits on one line, down to a smallest one. */
function sizeFor(
  text: string,
  letters: Letters,
  { max, min, maxWidth }: Record<'max' | 'min' | 'maxWidth', number>,
) {
  const width = letters.widthOf(text, max)
  return Math.max(min, Math.floor(width > maxWidth ? (max * maxWidth) / width : max))
}

function brandMark(x: number, letters: Letters): string {
  const size = 34
  const name = letters.pathOf(NAME, { x: x + 48, y: BOTTOM - 9, size })
  return `<g transform="translate(${x} ${BOTTOM - 40}) scale(1.2)"><path fill="${COLORS.brand}" d="${SHIELD}"/><path fill="#fff" d="${SHIELD_LETTER}"/></g><path fill="${COLORS.ink}" d="${name}"/>`
}

/** The sign of a category, or that of the site, in the middle of the left part. */
function signMark(width: number, sign: string | null): string {
  const ground = `<rect width="${width}" height="${SHARE_IMAGE_SIZE.height}" fill="${COLORS.brand}"/>`
  const [x, y] = [width / 2, SHARE_IMAGE_SIZE.height / 2]
  if (sign === null) {
    return `${ground}<g transform="translate(${x - 105} ${y - 112}) scale(7)"><path fill="#fff" d="${SHIELD}"/><path fill="${COLORS.brand}" d="${SHIELD_LETTER}"/></g>`
  }
  return `${ground}<g transform="translate(${x - 108} ${y - 108}) scale(9)" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${sign}</g>`
}

let weights: { readonly bold: Letters; readonly medium: Letters } | undefined

/** Reads the letters once for each process. */
const openWeights = () => (weights ??= { bold: openLetters(800), medium: openLetters(600) })

/** Returns everything of a share image but its picture. `sign` is the drawing of the category. */
export function shareSvg(image: ShareImage, sign: string | null): string {
  const { bold, medium } = openWeights()
  const left = leftWidth(image)
  const x = left + MARGIN
  const maxWidth = SHARE_IMAGE_SIZE.width - x - MARGIN
  const column = textColumn(x, maxWidth)
  const amount = bold.drawable(image.amount)
  const size = sizeFor(amount, bold, { max: 76, min: 44, maxWidth })
  column.add(amount, { letters: bold, size, color: COLORS.amber, maxLines: 2 })
  column.add(image.title, {
    letters: bold,
    size: amount ? 44 : 56,
    color: COLORS.ink,
    maxLines: amount ? 3 : 4,
  })
  for (const fact of image.facts)
    column.add(fact, { letters: medium, size: 34, color: COLORS.ink, maxLines: 1 })
  column.add(image.place, { letters: medium, size: 34, color: COLORS.muted, maxLines: 1 })
  const { width, height } = SHARE_IMAGE_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${left}" width="${width - left}" height="${height}" fill="${COLORS.ground}"/>${image.picture ? '' : signMark(left, sign)}${column.paths.join('')}${brandMark(x, bold)}</svg>`
}
