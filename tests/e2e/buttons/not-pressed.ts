/** A button that no journey presses, and why. */
export type NotPressed = {
  readonly page: string
  /** A key of its message. */
  readonly key: string
  readonly because: string
}

export const NOT_PRESSED: readonly NotPressed[] = [
  {
    page: '/listings/:publicId/:slug?',
    key: 'listings.call',
    because: 'it belongs to the list that the item is about to cover: the address changes first',
  },
]
