import type { AttributeGroup, Unit } from '#app/features/attributes/attribute.ts'
import { type AttributeKey, attributeOf } from '#app/features/attributes/catalog.ts'
import type { Locale } from '#app/lib/locale.ts'
import { stateOptions } from '#app/lib/state-names.ts'

/** The words of all attributes in one language: browsers have none of them, the form brings them along. */
export type AttributeWords = {
  readonly locale: Locale
  readonly groups: Readonly<Record<AttributeGroup, string>>
  readonly names: Readonly<Record<AttributeKey, string>>
  /** The names of an attribute's choices in their order. States are not there: browsers know them. */
  readonly choices: Readonly<Partial<Record<AttributeKey, readonly string[]>>>
  readonly units: Readonly<Record<ShownUnit, string>>
}

/** What stands behind a field; a count has no word for itself. */
export type ShownUnit = Exclude<Unit, 'count'>

/** Returns the choices of an attribute with their names. */
export function optionsOf(words: AttributeWords, key: AttributeKey) {
  const { choices = [], named } = attributeOf(key)
  if (named === 'states') return stateOptions(words.locale)
  const names = words.choices[key] ?? []
  return choices.map((value, i) => ({ value, text: names[i] ?? value }))
}
