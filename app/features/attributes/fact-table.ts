import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { ATTRIBUTE_GROUPS, type AttributeGroup } from './attribute.ts'
import type { AttributeValue, AttributeValues } from './attribute-values.ts'
import { type AttributeKey, attributeOf } from './catalog.ts'
import { CATALOG } from './category-attributes.ts'
import { attributeName, groupName } from './labels.ts'
import { weekText } from './pay-text.ts'
import { valueText } from './value-text.ts'

export type FactRow = {
  readonly key: AttributeKey
  readonly label: string
  readonly value: string
  /** As it is stored, to compare it with the same row of another listing. */
  readonly stored: AttributeValue
}

export type FactGroup = {
  readonly group: AttributeGroup
  readonly title: string
  readonly rows: readonly FactRow[]
}

/** They are stated by the row of `payFrom`. */
const WITH_RATE: readonly AttributeKey[] = ['payModel', 'payTo']

function labelOf(key: AttributeKey, t: Translate): string {
  if (key === 'payFrom') return t('attributes.pay')
  return key === 'payTypical' ? t('attributes.typicalWeek') : attributeName(key, t)
}

/** Returns one row of facts, or null where the listing does not state it. */
export function factRow(key: AttributeKey, values: AttributeValues, t: Translate): FactRow | null {
  const stored = values[key]
  if (stored === undefined || WITH_RATE.includes(key)) return null
  const value = key === 'payWeekly' ? weekText(values, t) : valueText(key, values, t)
  return value === null ? null : { key, label: labelOf(key, t), value, stored }
}

/** Returns the keys that a category has rows for, in their order: what it asks for, and what follows from that. */
export function rowKeys(category: CategorySlug): readonly AttributeKey[] {
  const { asked } = CATALOG[category]
  const keys: readonly AttributeKey[] = asked.includes('payModel') ? ['payWeekly', ...asked] : asked
  return keys.filter((key) => !WITH_RATE.includes(key))
}

/** Returns everything that a listing states, group by group ([ATTR-05]); groups without rows are left out. */
export function factTable(
  category: CategorySlug,
  values: AttributeValues,
  t: Translate,
): readonly FactGroup[] {
  const rows = rowKeys(category)
    .map((key) => factRow(key, values, t))
    .filter((row) => row !== null)
  return ATTRIBUTE_GROUPS.map((group) => ({
    group,
    title: groupName(group, t),
    rows: rows.filter(({ key }) => attributeOf(key).group === group),
  })).filter((part) => part.rows.length > 0)
}
