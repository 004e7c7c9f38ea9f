import type { Refusal } from '#app/lib/refusal.ts'

/** Something that a number, an email, a name or a title finds. */
export type FoundThing = {
  readonly kind: 'user' | 'listing' | 'banner' | 'payment'
  readonly id: string
  readonly title: string
  /** What tells it from others of the same title: its number, or an email. */
  readonly detail: string
  /** Its page in the admin area. */
  readonly to: string
}

/** How many of each kind are found at most: a list that scrolls helps less than another letter. */
export const MAX_OF_KIND = 5

/** What a term found; `failure` is why it could not be looked for. */
export type SearchResult = {
  readonly q: string
  readonly found: readonly FoundThing[]
  readonly failure: Refusal | 'unavailable' | null
}
