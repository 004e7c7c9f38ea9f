import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { type AttributeValues, choicesOf, numberOf, textOf } from './attribute-values.ts'
import { type AttributeKey, attributeOf } from './catalog.ts'
import { CATALOG } from './category-attributes.ts'
import { attributeName, choiceName } from './labels.ts'

/** A number is searched for where it names a thing, as a year does; a mileage is narrowed by a range. */
const TYPED: readonly AttributeKey[] = ['year', 'horsepower', 'length']

function wordsOf(key: AttributeKey, values: AttributeValues, t: Translate): readonly string[] {
  const { type } = attributeOf(key)
  if (type === 'flag') return values[key] === true ? [attributeName(key, t)] : []
  if (type === 'text') return [textOf(values, key) ?? '']
  if (TYPED.includes(key)) return [numberOf(values, key)?.toString() ?? '']
  return choicesOf(attributeOf(key).choices ? values : {}, key)
    .filter((choice) => choice !== 'other' && choice !== 'none')
    .map((choice) => choiceName(key, choice, t))
}

/**
 * Returns the words by which a listing with these attributes is found, in the languages of the translators, each once
 * ([ATTR-07]). A VIN is not among them: its end is hidden.
 */
export function searchWordsOfAttributes(
  category: CategorySlug,
  values: AttributeValues,
  languages: readonly Translate[],
): string {
  const words = CATALOG[category].asked
    .filter((key) => values[key] !== undefined)
    .flatMap((key) => languages.flatMap((t) => wordsOf(key, values, t)))
  return [...new Set(words.filter((word) => word !== ''))].join(' ')
}
