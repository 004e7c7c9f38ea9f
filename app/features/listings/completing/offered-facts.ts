import { keepAttributes } from '#app/features/attributes/asked-attributes.ts'
import {
  type AttributeValue,
  type AttributeValues,
  readAttributes,
} from '#app/features/attributes/attribute-values.ts'
import { ATTRIBUTE_KEYS, type AttributeKey } from '#app/features/attributes/catalog.ts'
import { withDerived } from '#app/features/attributes/derived-values.ts'
import { findValues } from '#app/features/attributes/find-values.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { LocalizedText } from '#app/lib/localized-text.ts'

type Written = {
  readonly category: CategorySlug
  readonly title: LocalizedText
  readonly description: LocalizedText
  readonly attributes: unknown
}

/** What some words of a listing state, to be confirmed together: a rate and what it is paid for are one fact. */
export type OfferedFact = {
  /** The attribute that names it in the form. */
  readonly key: AttributeKey
  readonly values: AttributeValues
  readonly words: string
}

/** The same in words: nothing is filled in before it is confirmed. */
export type ShownFact = {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly words: string
}

const textOf = ({ title, description }: Written) =>
  [...Object.values(title), ...Object.values(description)].join('\n')

/** Returns the facts that the texts of a listing state, and its attributes do not ([ATTR-19]). */
export function offeredFacts(listing: Written): readonly OfferedFact[] {
  const stated = readAttributes(listing.attributes)
  const byWords = new Map<string, { [Key in AttributeKey]?: AttributeValue }>()
  for (const { key, value, words } of findValues(textOf(listing))) {
    if (stated[key] === undefined) byWords.set(words, { ...byWords.get(words), [key]: value })
  }
  return [...byWords].flatMap(([words, found]) => {
    const values = keepAttributes(found, listing.category)
    const key = keyOf(values)
    return key === null ? [] : [{ key, values, words }]
  })
}

/** A rate is named by its amount. */
function keyOf(values: AttributeValues): AttributeKey | null {
  if (values.payFrom !== undefined) return 'payFrom'
  const [key] = Object.keys(values)
  return ATTRIBUTE_KEYS.find((each) => each === key) ?? null
}

/** Returns the attributes of a listing with those offered facts that its owner confirmed. */
export function confirmedAttributes(listing: Written, confirmed: readonly string[]): AttributeValues {
  const chosen = offeredFacts(listing).filter(({ key }) => confirmed.includes(key))
  const all: { [Key in AttributeKey]?: AttributeValue } = { ...readAttributes(listing.attributes) }
  for (const { values } of chosen) Object.assign(all, values)
  return withDerived(all)
}
