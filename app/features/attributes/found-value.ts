import type { AttributeValue } from './attribute-values.ts'
import type { AttributeKey } from './catalog.ts'

/** A value that a text seems to state, with the words that say so: to be confirmed, never filled in silently ([ATTR-08]). */
export type FoundValue = {
  readonly key: AttributeKey
  readonly value: AttributeValue
  readonly words: string
}
