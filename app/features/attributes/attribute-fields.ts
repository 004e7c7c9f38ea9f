import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { MessageKey, Translate } from '#app/i18n/translate.ts'
import { type AskedAttribute, askedAttributes } from './asked-attributes.ts'
import { ATTRIBUTE_GROUPS, type AttributeGroup, type Unit } from './attribute.ts'
import { attributeOf } from './catalog.ts'
import { CATALOG } from './category-attributes.ts'
import { attributeName, choiceName, groupName } from './labels.ts'

/** A field of a form, in the language of the page: what the browser has to know of an attribute ([ATTR-06]). */
export type AttributeField = AskedAttribute & {
  readonly label: string
  /** What is written after the number, such as 'miles'. */
  readonly unit: string | null
  readonly options: readonly { readonly value: string; readonly text: string }[]
  /** Whether it is one of those that decide: shown first, while the rest is folded. */
  readonly isFirst: boolean
}

export type FieldGroup = {
  readonly group: AttributeGroup
  readonly title: string
  readonly fields: readonly AttributeField[]
}

function unitText(unit: Unit | undefined, t: Translate): string | null {
  if (unit === undefined || unit === 'count') return null
  const key: MessageKey = `attributes.symbol_${unit}`
  return t.dynamic(key)
}

/** Returns the fields of a category's form in order; it is also what its schema is made of (`attributesSchema`). */
export function attributeFields(category: CategorySlug, t: Translate): readonly AttributeField[] {
  const { first } = CATALOG[category]
  return askedAttributes(category).map((asked) => ({
    ...asked,
    label: attributeName(asked.key, t),
    unit: unitText(attributeOf(asked.key).unit, t),
    options: (asked.choices ?? []).map((value) => ({ value, text: choiceName(asked.key, value, t) })),
    isFirst: first.includes(asked.key),
  }))
}

/** Returns the fields by group, in the order of the groups. */
export function fieldGroups(fields: readonly AttributeField[], t: Translate): readonly FieldGroup[] {
  return ATTRIBUTE_GROUPS.map((group) => ({
    group,
    title: groupName(group, t),
    fields: fields.filter(({ key }) => attributeOf(key).group === group),
  })).filter((part) => part.fields.length > 0)
}
