import { ATTRIBUTE_GROUPS } from '#app/features/attributes/attribute.ts'
import { ATTRIBUTE_KEYS, type AttributeKey, attributeOf } from '#app/features/attributes/catalog.ts'
import { attributeName, choiceName, groupName } from '#app/features/attributes/labels.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { recordOf } from '#app/lib/record-of.ts'
import type { AttributeWords, ShownUnit } from './attribute-words.ts'

const UNITS: readonly ShownUnit[] = [
  'miles',
  'hours',
  'months',
  'weeks',
  'feet',
  'inches',
  'squareFeet',
  'horsepower',
  'percent',
  'mph',
  'aDay',
  'aWeek',
  'aMonth',
  'anHour',
]

function choicesIn(t: Translate) {
  const named = ATTRIBUTE_KEYS.flatMap((key): [AttributeKey, readonly string[]][] => {
    const { choices, named } = attributeOf(key)
    return choices && named !== 'states' ? [[key, choices.map((choice) => choiceName(key, choice, t))]] : []
  })
  return Object.fromEntries(named)
}

/** Returns the words that the form of a listing needs, for every category: it can be changed in the browser. */
export function attributeWords(t: Translate): AttributeWords {
  return {
    groups: recordOf(ATTRIBUTE_GROUPS, (group) => groupName(group, t)),
    names: recordOf(ATTRIBUTE_KEYS, (key) => attributeName(key, t)),
    choices: choicesIn(t),
    locale: t.locale,
    units: recordOf(UNITS, (unit) => t(`attributes.symbol_${unit}`)),
  }
}
