import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { ItemCard } from '#app/features/items/item-card.ts'
import type { FormResult } from '#app/lib/form-result.ts'
import type { Refusal } from '#app/lib/refusal.ts'
import { placeAt, positionsAt, type Spot } from '../grid/cells.ts'
import {
  type Axis,
  assignItem,
  deleteLine,
  insertLine,
  isRefusal,
  mergePlaces,
  type Outcome,
  removeItems,
  shareItem,
  spanBetween,
  splitPlace,
} from '../grid/grid.ts'
import type { Layout } from '../layout-config.ts'

/** A billboard as the editor knows it. One that is not public leaves its place empty on the site. */
export type EditorItem = ItemCard & { readonly isPublic: boolean }

/** What the editor opens: a grid, the version it is of, and the billboards in it. */
export type Opened = {
  readonly version: number
  readonly grid: Layout
  readonly items: readonly EditorItem[]
}

/** The same for the home page, where layouts have a name. */
export type OpenedLayout = Opened & {
  readonly name: string
  readonly description: string
  readonly isActive: boolean
}

/** A layout of the home page in the list ([LAY-01]). */
export type LayoutCard = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly rows: number
  readonly cols: number
  readonly isActive: boolean
}

/** Whether a place in this layout is paid for, and in which layouts a billboard is already, as stored. */
export type BillboardMarks = {
  readonly isPaid: boolean
  readonly layouts: readonly ('home' | CategorySlug)[]
}

/** One page of what can be put into a grid ([LAY-04]). */
export type AvailablePage = {
  readonly items: readonly EditorItem[]
  /** What was promised a place in this layout; with the first page only. */
  readonly owed: readonly EditorItem[]
  readonly marks: Readonly<Record<string, BillboardMarks>>
  readonly page: number
  readonly hasMore: boolean
}

/** Who saved a version and when; without a name, a deleted account. */
export type SavedBy = { readonly name: string; readonly at: Date }

/** What another admin stored in the meantime. */
export type Stored = Opened & {
  readonly name?: string
  readonly description?: string
  readonly savedBy: SavedBy | null
}

/** The result of saving; when another admin saved first, with what is stored now ([LAY-07]). */
export type SaveResponse = {
  readonly result: FormResult<{ readonly version: number }>
  readonly stored: Stored | null
}

/** Where the editor loads billboards from, and where it sends the grid. */
export const AVAILABLE_PATH = '/admin/layout/available'
export const SAVE_PATH = '/admin/layout/save'

export type EditorState = {
  readonly grid: Layout
  readonly past: readonly Layout[]
  readonly future: readonly Layout[]
  /** First positions of the selected cells. */
  readonly selected: readonly Spot[]
  /** The position of the keyboard, and the corner from which a rectangle is extended. */
  readonly cursor: Spot
  readonly anchor: Spot
  /** The refusal of the last change, if any. */
  readonly refusal: Refusal | null
  readonly lost: readonly string[]
}

/** How many steps can be undone. */
const MAX_STEPS = 200

export function initialState(grid: Layout): EditorState {
  const corner = { row: 0, col: 0 }
  return { grid, past: [], future: [], selected: [], cursor: corner, anchor: corner, refusal: null, lost: [] }
}

/** Returns the cells a tool works on: the selected ones, else that of the keyboard. */
export function targetsOf({ selected, cursor }: Pick<EditorState, 'selected' | 'cursor'>): readonly Spot[] {
  return selected.length > 0 ? selected : [cursor]
}

export type Edit =
  | { readonly tool: 'merge' | 'split' | 'remove' }
  | { readonly tool: 'assign' | 'share'; readonly id: string }
  | { readonly tool: 'insert' | 'delete'; readonly axis: Axis }
  | { readonly tool: 'replace'; readonly grid: Layout }

export type Step = 'up' | 'down' | 'left' | 'right' | 'rowStart' | 'rowEnd' | 'first' | 'last'

export type EditorAction =
  | Edit
  | { readonly tool: 'undo' | 'redo' | 'toggle' | 'clear' }
  | { readonly tool: 'go'; readonly step: Step; readonly extends: boolean }
  | { readonly tool: 'press'; readonly at: Spot }
  | { readonly tool: 'span'; readonly from: Spot; readonly to: Spot }

const QUIET = { refusal: null, lost: [] } as const
const first = ({ row, col }: Spot): Spot => ({ row, col })
const isSpot = (a: Spot, b: Spot) => a.row === b.row && a.col === b.col

/** Returns where a new row or column goes: after the cell of the keyboard. */
function lineBehind({ grid, cursor }: EditorState, axis: Axis): number {
  const place = placeAt(grid, cursor)
  return axis === 'row' ? place.row + place.height : place.col + place.width
}

/** What a tool makes of the grid. */
function outcomeOf(editor: EditorState, edit: Edit): Outcome {
  const { grid, cursor, selected } = editor
  switch (edit.tool) {
    case 'merge':
      return mergePlaces(grid, selected)
    case 'split':
      return splitPlace(grid, targetsOf(editor))
    case 'remove':
      return removeItems(grid, targetsOf(editor))
    case 'assign':
      return assignItem(grid, targetsOf(editor), edit.id)
    case 'share':
      return shareItem(grid, targetsOf(editor), edit.id)
    case 'insert':
      return insertLine(grid, edit.axis, lineBehind(editor, edit.axis))
    case 'delete':
      return deleteLine(grid, edit.axis, edit.axis === 'row' ? cursor.row : cursor.col)
    case 'replace':
      return { grid: edit.grid, lost: [] }
  }
}

const inside = (grid: Layout, spot: Spot): Spot => ({
  row: Math.min(spot.row, grid.rows - 1),
  col: Math.min(spot.col, grid.cols - 1),
})

/** The selection on another grid: places that are there still stay selected. */
function settled(editor: EditorState, grid: Layout): EditorState {
  const cursor = inside(grid, editor.cursor)
  const there = editor.selected.filter(({ row, col }) => row < grid.rows && col < grid.cols)
  return { ...editor, grid, cursor, anchor: cursor, selected: positionsAt(grid, there).map(first) }
}

function edited(editor: EditorState, edit: Edit): EditorState {
  const outcome = outcomeOf(editor, edit)
  if (isRefusal(outcome)) return { ...editor, refusal: outcome, lost: [] }
  const past = [...editor.past, editor.grid].slice(-MAX_STEPS)
  return { ...settled(editor, outcome.grid), past, future: [], refusal: null, lost: outcome.lost }
}

function undone(editor: EditorState): EditorState {
  const grid = editor.past.at(-1)
  if (!grid) return { ...editor, ...QUIET }
  const past = editor.past.slice(0, -1)
  return { ...settled(editor, grid), ...QUIET, past, future: [editor.grid, ...editor.future] }
}

function redone(editor: EditorState): EditorState {
  const [grid, ...future] = editor.future
  if (!grid) return { ...editor, ...QUIET }
  return { ...settled(editor, grid), ...QUIET, past: [...editor.past, editor.grid], future }
}

/**
 * Returns the position one step away. A merged cell is left in one step; the path through it keeps its row or column.
 */
function stepped({ grid, cursor }: EditorState, step: Step): Spot {
  const place = placeAt(grid, cursor)
  const lastRow = grid.rows - 1
  const lastCol = grid.cols - 1
  const below = place.row + place.height
  const behind = place.col + place.width
  const to = {
    up: { ...cursor, row: Math.max(0, place.row - 1) },
    down: { ...cursor, row: below > lastRow ? cursor.row : below },
    left: { ...cursor, col: Math.max(0, place.col - 1) },
    right: { ...cursor, col: behind > lastCol ? cursor.col : behind },
    rowStart: { ...cursor, col: 0 },
    rowEnd: { ...cursor, col: lastCol },
    first: { row: 0, col: 0 },
    last: { row: lastRow, col: lastCol },
  } as const satisfies Record<Step, Spot>
  return to[step]
}

function spanned(editor: EditorState, from: Spot, to: Spot): EditorState {
  const selected = spanBetween(editor.grid, from, to).map(first)
  return { ...editor, ...QUIET, selected, anchor: from, cursor: to }
}

function toggled(editor: EditorState, at: Spot): EditorState {
  const place = placeAt(editor.grid, at)
  const others = editor.selected.filter((spot) => !isSpot(spot, place))
  const selected = others.length < editor.selected.length ? others : [...others, first(place)]
  return { ...editor, ...QUIET, selected, cursor: at, anchor: at }
}

/** The editor after something was done in it. */
export function editorReducer(editor: EditorState, action: EditorAction): EditorState {
  switch (action.tool) {
    case 'undo':
      return undone(editor)
    case 'redo':
      return redone(editor)
    case 'clear':
      return { ...editor, ...QUIET, selected: [] }
    case 'toggle':
      return toggled(editor, editor.cursor)
    case 'press':
      return toggled(editor, action.at)
    case 'span':
      return spanned(editor, action.from, action.to)
    case 'go': {
      const cursor = stepped(editor, action.step)
      return action.extends ? spanned(editor, editor.anchor, cursor) : { ...editor, cursor, anchor: cursor }
    }
    default:
      return edited(editor, action)
  }
}
