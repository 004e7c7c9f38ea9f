import type { MessageKey } from '../words/en.ts'

/** A page or form that is refused: its HTTP status, and the sentence that says why. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly status: 404 | 409 | 410 | 422
  readonly key: MessageKey

  constructor(status: PageError['status'], key: MessageKey) {
    super(key)
    this.status = status
    this.key = key
  }
}
