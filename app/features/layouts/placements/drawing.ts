import type { Area, Place } from '#app/features/billboards/grid-rows.ts'
import type { PlacementKind } from '#app/features/pricing/placements.ts'

/** Rectangles of a drawing, by what they stand for: furniture of the page, a taken or free place, the placement itself. */
type Role = 'page' | 'taken' | 'free' | 'sold'

type DrawnRect = {
  readonly role: Role
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A page as a drawing, in units of its own. */
export type PageDrawing = {
  readonly width: number
  readonly height: number
  readonly rects: readonly DrawnRect[]
}

type Grid = { readonly cols: number; readonly places: readonly Place<unknown>[] }

/** Layouts can have 50 rows. Those beyond are left out of the drawing. */
const MAX_DRAWN_ROWS = 6

const WIDTH = 240
const MARGIN = 8
const GAP = 3
const HEADER = 12
const TICKER = 9
const LIST_ROW = 16
const COLUMN = 46

type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly rowHeight: number }

/** Where the grid is on each page, as on a screen of 1280 pixels: the home page has a menu on its left. */
const FRAMES = {
  home: { x: MARGIN + COLUMN + 6, y: 54, width: WIDTH - 2 * MARGIN - COLUMN - 6, rowHeight: 25 },
  category: { x: MARGIN, y: 30, width: WIDTH - 2 * MARGIN, rowHeight: 34 },
} as const

export type DrawnPage = keyof typeof FRAMES

/** The page that a placement is drawn on. */
export const pageOf = (placement: PlacementKind): DrawnPage =>
  placement === 'home' || placement === 'ticker' ? 'home' : 'category'

export const rowsOf = (areas: readonly Area[]): number =>
  areas.reduce((rows, { row, height }) => Math.max(rows, row + height), 0)

function gridRects({ cols, places }: Grid, { x, y, width, rowHeight }: Frame, isSold: boolean): DrawnRect[] {
  const cell = (width - GAP * (cols - 1)) / cols
  return places
    .filter(({ row, height }) => row + height <= MAX_DRAWN_ROWS)
    .map((place) => ({
      role: !isSold ? 'page' : place.item ? 'taken' : 'free',
      x: x + place.col * (cell + GAP),
      y: y + place.row * (rowHeight + GAP),
      width: cell * place.width + GAP * (place.width - 1),
      height: rowHeight * place.height + GAP * (place.height - 1),
    }))
}

type Box = readonly [x: number, y: number, width: number, height: number]

const rect = (role: Role, [x, y, width, height]: Box): DrawnRect => ({ role, x, y, width, height })

/** Header, search and ticker of the home page; header, heading of a category. */
function headRects(page: DrawnPage, placement: PlacementKind): DrawnRect[] {
  const header = rect('page', [0, 0, WIDTH, HEADER])
  if (page === 'category') return [header, rect('page', [MARGIN, 18, 90, 7])]
  const ticker = rect(placement === 'ticker' ? 'sold' : 'page', [0, 40, WIDTH, TICKER])
  return [header, rect('page', [MARGIN, 17, WIDTH - 2 * MARGIN, 18]), ticker]
}

/** The menu or the filters on the left, and the first rows of the list. */
function listRects(page: DrawnPage, placement: PlacementKind, y: number): DrawnRect[] {
  const { x } = FRAMES.home
  const first = rect(placement === 'list' ? 'sold' : 'page', [x, y, WIDTH - MARGIN - x, LIST_ROW])
  const top = page === 'home' ? FRAMES.home.y : y
  const height = y + 2 * LIST_ROW + GAP - top
  return [
    rect('page', [MARGIN, top, COLUMN, height]),
    first,
    { ...first, role: 'page', y: y + LIST_ROW + GAP },
  ]
}

/** Draws a placement on its page, with the grid that the page has now ([AD-11]). */
export function drawPlacement(placement: PlacementKind, grid: Grid): PageDrawing {
  const page = pageOf(placement)
  const frame = FRAMES[page]
  const rows = Math.min(rowsOf(grid.places), MAX_DRAWN_ROWS)
  const listAt = frame.y + rows * (frame.rowHeight + GAP) + 6
  return {
    width: WIDTH,
    height: listAt + 2 * LIST_ROW + GAP + MARGIN,
    rects: [
      ...headRects(page, placement),
      ...gridRects(grid, frame, placement === page),
      ...listRects(page, placement, listAt),
    ],
  }
}
