import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { ItemCard } from '#app/features/items/item-card.ts'
import type { FormResult } from '#app/lib/form-result.ts'
import type { Refusal } from '#app/lib/refusal.ts'
import type { Spot } from '../grid/cells.ts'
import type { Axis } from '../grid/grid.ts'
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
  /** Whether each press adds to the selection, for fingers, which hold no key. */
  readonly selectsSeveral: boolean
  /** The position of the keyboard, and the corner from which a rectangle is extended. */
  readonly cursor: Spot
  readonly anchor: Spot
  /** The refusal of the last change, if any. */
  readonly refusal: Refusal | null
  readonly lost: readonly string[]
  /** The cell whose billboards are picked up, to be dropped in another one. */
  readonly carried: Spot | null
  /** The last step of moving, for users who cannot see it. */
  readonly moving: Moving | null
}

/** What was picked up, dropped or put back, by the cells before and after. */
type Moving = {
  readonly step: 'picked' | 'dropped' | 'canceled'
  readonly from: Spot
  readonly to: Spot
}

/** Nothing to say about the last action. */
export const QUIET = { refusal: null, lost: [], moving: null } as const

export function initialState(grid: Layout): EditorState {
  const corner = { row: 0, col: 0 }
  const selection = { selected: [], selectsSeveral: false, cursor: corner, anchor: corner, carried: null }
  return { grid, past: [], future: [], ...selection, ...QUIET }
}

/** Returns the cells a tool works on: the selected ones, else that of the keyboard. */
export function targetsOf({ selected, cursor }: Pick<EditorState, 'selected' | 'cursor'>): readonly Spot[] {
  return selected.length > 0 ? selected : [cursor]
}

export type Edit =
  | { readonly tool: 'merge' | 'split' | 'remove' }
  | { readonly tool: 'assign' | 'share'; readonly id: string }
  | { readonly tool: 'insert' | 'delete'; readonly axis: Axis }
  | { readonly tool: 'move'; readonly from: Spot; readonly to: Spot }
  | { readonly tool: 'replace'; readonly grid: Layout }

export type Step = 'up' | 'down' | 'left' | 'right' | 'rowStart' | 'rowEnd' | 'first' | 'last'

export type EditorAction =
  | Edit
  | { readonly tool: 'undo' | 'redo' | 'toggle' | 'clear' | 'carry' | 'several' }
  | { readonly tool: 'go'; readonly step: Step; readonly extends: boolean }
  /** `adds`: to what is selected, in place of it. */
  | { readonly tool: 'press'; readonly at: Spot; readonly adds: boolean }
  | { readonly tool: 'span'; readonly from: Spot; readonly to: Spot }
