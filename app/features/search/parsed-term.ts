import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { RecognizedPlace } from '#app/features/places/recognize-place.server.ts'
import type { Parameter } from './amounts.ts'

/** A choice of an attribute, or a flag. */
export type Choice = { readonly key: AttributeKey; readonly choice: string }

type Span = {
  /** The tokens that state it, by their places in the query. */
  readonly at: readonly number[]
}

/** One thing that a query asks for. */
export type ParsedTerm =
  | (Span & { readonly kind: 'place'; readonly place: RecognizedPlace; readonly miles: number | null })
  | (Span & { readonly kind: 'part'; readonly categories: readonly CategorySlug[] })
  /** A listing has to have one of the choices. */
  | (Span & { readonly kind: 'choice'; readonly choices: readonly Choice[] })
  /** Bounds of numbers, as parameters of the address. */
  | (Span & { readonly kind: 'amount'; readonly params: readonly Parameter[] })
  | (Span & { readonly kind: 'cheap' })
  | (Span & { readonly kind: 'words'; readonly text: string })

/** What a query asks for. */
export type ParsedQuery = {
  readonly tokens: readonly string[]
  readonly terms: readonly ParsedTerm[]
  /** The categories it is about; empty: any. */
  readonly categories: readonly CategorySlug[]
}
