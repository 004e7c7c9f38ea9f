/** A cell of the grid on a page, 'home' or the slug of a category; rows and columns as the layout has them, from 1. */
export type GridCell = { readonly page: string; readonly row: number; readonly col: number }

/** A billboard was on screen, or was clicked; not counted yet. */
export type Impression = {
  readonly itemId: string
  readonly counted: 'view' | 'click'
  /** The visitor, as a hash that means nothing once the salt of the day is deleted. */
  readonly visitor: Buffer
  readonly actorId: string | null
  /** The cell of a grid it was in; null elsewhere, such as in lists. */
  readonly cell: GridCell | null
  /** The network that reported it: impressions of one network are limited. */
  readonly network: string
}

/** Buffers impressions for a moment, so that many are counted at once. */
export type ImpressionBuffer = { readonly note: (impression: Impression) => void }
