import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Attribute } from './attribute.ts'
import type { AttributeValue, AttributeValues } from './attribute-values.ts'
import { type AttributeKey, attributeOf } from './catalog.ts'
import { CATALOG } from './category-attributes.ts'
import { withDerived } from './derived-values.ts'

/** What a value of an attribute is judged by: the part of the catalogue that a form carries into the browser. */
export type AskedAttribute = Pick<Attribute, 'type' | 'min' | 'max' | 'choices'> & {
  readonly key: AttributeKey
}

/** Returns what a category asks for, with limits and choices, in the order of its form. */
export function askedAttributes(category: CategorySlug): readonly AskedAttribute[] {
  return CATALOG[category].asked.map((key) => {
    const { type, min, max, choices } = attributeOf(key)
    return {
      key,
      type,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...(choices ? { choices } : {}),
    }
  })
}

/** Returns those attributes of a listing that its new category asks for too ([ATTR-02]). */
export function keepAttributes(values: AttributeValues, to: CategorySlug): AttributeValues {
  const kept: { [K in AttributeKey]?: AttributeValue } = {}
  for (const key of CATALOG[to].asked) {
    const value = values[key]
    if (value !== undefined) kept[key] = value
  }
  return withDerived(kept)
}
