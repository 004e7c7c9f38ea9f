import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import { attributeOf } from '#app/features/attributes/catalog.ts'
import { attributeName, choiceName } from '#app/features/attributes/labels.ts'
import { isLeast } from '#app/features/facets/included-choices.ts'
import type { MessageKey, Translate } from '#app/i18n/translate.ts'

/** Returns how a filter names a choice: one that includes better ones says so ([FACET-12]). */
export function filterChoiceName(key: AttributeKey, choice: string, t: Translate): string {
  const name = choiceName(key, choice, t)
  return isLeast(key, choice) ? t('facets.orMoreOften', { name }) : name
}

/** Returns how a filter names a flag: what is open at all hours is open now. */
export const filterFlagName = (key: AttributeKey, t: Translate): string =>
  key === 'open247' ? t('facets.openNow') : attributeName(key, t)

/** Returns the heading of a range, with the unit of its numbers ([FACET-13]). Money is written with its sign. */
export function rangeName(key: AttributeKey, t: Translate): string {
  const { type, unit } = attributeOf(key)
  if (type !== 'number' || unit === undefined || unit === 'count') return attributeName(key, t)
  const message: MessageKey = `attributes.symbol_${unit}`
  return t('facets.nameWithUnit', { name: attributeName(key, t), unit: t.dynamic(message) })
}
