/** Somebody had a billboard on the screen, or followed it: not counted yet. */
export type Impression = {
  readonly itemId: string
  readonly counted: 'view' | 'click'
  /** Who, as a number that means nothing once the salt of the day is gone. */
  readonly visitor: Buffer
  readonly actorId: string | null
  /** Where it was told from: one network is worth so much and no more. */
  readonly network: string
}

/** Keeps impressions for a moment, so that many are counted at once. */
export type ImpressionBuffer = { readonly note: (impression: Impression) => void }
