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
  whyNotRemove,
} from '../grid/grid.ts'
import { moveItems } from '../grid/moved-items.ts'
import type { Layout } from '../layout-config.ts'
import {
  type Edit,
  type EditorAction,
  type EditorState,
  QUIET,
  type Step,
  targetsOf,
} from './editor-state.ts'

type Go = Extract<EditorAction, { tool: 'go' }>

/** After these, nothing is selected. */
const ENDS_SELECTION: ReadonlySet<Edit['tool']> = new Set(['assign', 'share', 'remove'])

/** How many steps can be undone. */
const MAX_STEPS = 200

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
    case 'move':
      return moveItems(grid, edit.from, edit.to)
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
  const selected = positionsAt(grid, there).map(first)
  return { ...editor, grid, cursor, anchor: cursor, selected, carried: null }
}

function edited(editor: EditorState, edit: Edit): EditorState {
  const outcome = outcomeOf(editor, edit)
  if (isRefusal(outcome)) return { ...editor, ...QUIET, refusal: outcome, carried: null }
  const past = [...editor.past, editor.grid].slice(-MAX_STEPS)
  const after = { ...settled(editor, outcome.grid), ...QUIET, past, future: [], lost: outcome.lost }
  // What is put or removed is done: the next press begins a new selection.
  return ENDS_SELECTION.has(edit.tool) ? { ...after, selected: [], selectsSeveral: false } : after
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

function gone(editor: EditorState, { step, extends: extended }: Go): EditorState {
  const cursor = stepped(editor, step)
  return extended ? spanned(editor, editor.anchor, cursor) : { ...editor, cursor, anchor: cursor }
}

function toggled(editor: EditorState, at: Spot): EditorState {
  const place = placeAt(editor.grid, at)
  const others = editor.selected.filter((spot) => !isSpot(spot, place))
  const selected = others.length < editor.selected.length ? others : [...others, first(place)]
  return { ...editor, ...QUIET, selected, cursor: at, anchor: at }
}

/** A press selects one cell in place of the others, and takes it out when it is selected alone. */
function pressed(editor: EditorState, at: Spot, adds: boolean): EditorState {
  if (adds || editor.selectsSeveral) return toggled(editor, at)
  const place = first(placeAt(editor.grid, at))
  const isAlone = editor.selected.length === 1 && editor.selected.every((spot) => isSpot(spot, place))
  return { ...editor, ...QUIET, selected: isAlone ? [] : [place], cursor: at, anchor: at }
}

function pickedUp(editor: EditorState): EditorState {
  const from = first(placeAt(editor.grid, editor.cursor))
  const refusal = whyNotRemove(editor.grid, [from])
  if (refusal) return { ...editor, ...QUIET, refusal }
  return { ...editor, ...QUIET, selected: [], carried: from, moving: { step: 'picked', from, to: from } }
}

function dropped(editor: EditorState, from: Spot, at: Spot): EditorState {
  const to = first(placeAt(editor.grid, at))
  const here = { ...editor, carried: null, selected: [], cursor: to, anchor: to }
  if (isSpot(from, to)) return { ...here, ...QUIET, moving: { step: 'canceled', from, to } }
  const after = edited(here, { tool: 'move', from, to })
  return after.refusal ? after : { ...after, moving: { step: 'dropped', from, to } }
}

/** Enter, Space and pressing drop what is picked up; Escape puts it back; all else is as always. */
function carrying(editor: EditorState, carried: Spot, action: EditorAction): EditorState | null {
  switch (action.tool) {
    case 'carry':
    case 'toggle':
      return dropped(editor, carried, editor.cursor)
    case 'press':
      return dropped(editor, carried, action.at)
    case 'span':
      return dropped(editor, carried, action.to)
    case 'clear':
      return dropped(editor, carried, carried)
    case 'go':
      return gone(editor, { ...action, extends: false })
    default:
      return null
  }
}

function applyAction(editor: EditorState, action: EditorAction): EditorState {
  switch (action.tool) {
    case 'carry':
      return pickedUp(editor)
    case 'move':
      return dropped(editor, first(placeAt(editor.grid, action.from)), action.to)
    case 'undo':
      return undone(editor)
    case 'redo':
      return redone(editor)
    case 'clear':
      return { ...editor, ...QUIET, selected: [], selectsSeveral: false }
    case 'several':
      return { ...editor, ...QUIET, selectsSeveral: !editor.selectsSeveral }
    case 'toggle':
      return toggled(editor, editor.cursor)
    case 'press':
      return pressed(editor, action.at, action.adds)
    case 'span':
      return spanned(editor, action.from, action.to)
    case 'go':
      return gone(editor, action)
    default:
      return edited(editor, action)
  }
}

/** Returns the editor after an action of its user. */
export function editorReducer(editor: EditorState, action: EditorAction): EditorState {
  const carried = editor.carried && carrying(editor, editor.carried, action)
  return carried ?? applyAction(editor, action)
}
