/** A rectangle of the grid, counted from 0; width and height in cells. */
export type Area = {
  readonly row: number
  readonly col: number
  readonly width: number
  readonly height: number
}

/** A cell of a grid, and its billboard. */
export type Place<Item> = Area & { readonly item: Item | null }

/**
 * How the two kinds of grids are shown: the height of a row on a desktop in pixels, how many cells a phone shows in
 * two columns, and how many empty cells are offered for sale. Pages and the preview of the editor read this table.
 */
export const GRIDS = {
  home: { rowHeight: 130, mobilePlaces: 20, offered: 2 },
  category: { rowHeight: 180, mobilePlaces: 8, offered: 1 },
} as const
export type GridKind = keyof typeof GRIDS
