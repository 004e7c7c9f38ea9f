/** A button that no journey presses, and why. */
export type NotPressed = {
  readonly page: string
  /** A key of its message. */
  readonly key: string
  readonly because: string
}

export const NOT_PRESSED: readonly NotPressed[] = []
