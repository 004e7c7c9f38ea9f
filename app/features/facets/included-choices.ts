import type { AttributeKey } from '#app/features/attributes/catalog.ts'

/**
 * Which other choices of an attribute are at least as good as one that a filter names ([FACET-12]): who wants to be home each
 * week does not mind each day. Only for attributes with one value, so that the counts of choices add up.
 */
const INCLUDED: { readonly [K in AttributeKey]?: Readonly<Record<string, readonly string[]>> } = {
  homeTime: { weekly: ['daily'], biweekly: ['daily', 'weekly'] },
}

/** The attributes whose choices include each other. */
export const INCLUSIVE_KEYS: readonly string[] = Object.keys(INCLUDED)

/** Returns a choice with all that it includes. */
export const withIncluded = (key: AttributeKey, choice: string): readonly string[] => [
  choice,
  ...(INCLUDED[key]?.[choice] ?? []),
]

/** Returns whether a choice includes others, so that filters name it as the least that is wanted. */
export const isLeast = (key: AttributeKey, choice: string): boolean => withIncluded(key, choice).length > 1
