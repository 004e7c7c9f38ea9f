import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { type AttributeValues, choicesOf, numberOf } from './attribute-values.ts'
import { type AttributeKey, attributeOf } from './catalog.ts'
import { CATALOG } from './category-attributes.ts'
import { attributeName, choiceName } from './labels.ts'
import { dollars } from './money-text.ts'
import { valueText } from './value-text.ts'

const MAX_CHOICES = 2

/** They tell a reader nothing: another one, and the language that is expected. */
const UNSAID: readonly string[] = ['other', 'en']

/** What a name explains in parentheses is for forms and tables. */
const withoutNote = (name: string) => name.replace(/ \([^)]*\)$/u, '')

function listText(names: readonly string[], t: Translate): string {
  const list = names.slice(0, MAX_CHOICES).join(', ')
  const more = names.length - MAX_CHOICES
  return more > 0 ? t('attributes.andMore', { list, count: more }) : list
}

/** Returns the names of what was chosen, without those that tell nothing. */
export const choiceNames = (key: AttributeKey, values: AttributeValues, t: Translate): readonly string[] =>
  choicesOf(values, key)
    .filter((choice) => !UNSAID.includes(choice))
    .map((choice) => withoutNote(choiceName(key, choice, t)))

function choicesText(key: AttributeKey, values: AttributeValues, t: Translate): string | null {
  const names = choiceNames(key, values, t)
  if (names.length === 0) return null
  return key === 'languages' ? t('attributes.shortLanguages', { list: names.join(', ') }) : listText(names, t)
}

function shortNumber(key: AttributeKey, number: number, t: Translate): string | null {
  if (key === 'mileage') return t('attributes.shortMiles', { count: number })
  if (key === 'payGuaranteed') return t('attributes.shortGuaranteed', { value: dollars(number) })
  return key === 'bedrooms' && number > 0 ? t('attributes.shortBedrooms', { count: number }) : null
}

/** Returns a value as cards say it, or null where it is not stated. */
export function shortText(key: AttributeKey, values: AttributeValues, t: Translate): string | null {
  const { type } = attributeOf(key)
  const number = numberOf(values, key)
  if (type === 'flag') return values[key] === true ? attributeName(key, t) : null
  if (type === 'choice' || type === 'choices') return choicesText(key, values, t)
  return (number === null ? null : shortNumber(key, number, t)) ?? valueText(key, values, t)
}

/** Returns the facts in the line of a listing's card, those that decide first; pay is `payLine` ([ATTR-05]). */
export function cardFacts(category: CategorySlug, values: AttributeValues, t: Translate): readonly string[] {
  return CATALOG[category].card.map((key) => shortText(key, values, t)).filter((text) => text !== null)
}
