/** A billboard was on screen, or was clicked; not counted yet. */
export type Impression = {
  readonly itemId: string
  readonly counted: 'view' | 'click'
  /** The visitor, as a hash that means nothing once the salt of the day is deleted. */
  readonly visitor: Buffer
  readonly actorId: string | null
  /** The network that reported it: impressions of one network are limited. */
  readonly network: string
}

/** Buffers impressions for a moment, so that many are counted at once. */
export type ImpressionBuffer = { readonly note: (impression: Impression) => void }
