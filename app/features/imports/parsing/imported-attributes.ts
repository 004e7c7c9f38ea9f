import { askedAttributes } from '#app/features/attributes/asked-attributes.ts'
import { type AttributeValues, readAttributes } from '#app/features/attributes/attribute-values.ts'
import { type AttributeKey, attributeOf, isAttributeKey } from '#app/features/attributes/catalog.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import {
  attributeField,
  attributeOfField,
} from '#app/features/listings/posting/attributes/attribute-fields.ts'
import { storedAsTyped } from '#app/features/listings/posting/attributes/shown-back.ts'
import { objectOf, textOf, type Values } from '../field-values.ts'

type Remark = { readonly field: string; readonly reason: string }
type Taken = { readonly fields: Readonly<Record<string, unknown>>; readonly remarks: readonly Remark[] }

/** What people and programs write between several choices. */
const BETWEEN = /[|,;]/u

function choicesIn(value: unknown): readonly string[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : textOf(value).split(BETWEEN)
  return parts.map(textOf).filter(Boolean)
}

const isWritten = (value: unknown) => choicesIn(value).length > 0

/** It follows from others, and is worked out again. */
const DERIVED = 'payWeekly'

/** Returns a value as a field of the form has it. */
function typedValue(stored: AttributeValues, key: AttributeKey, value: unknown): string | readonly string[] {
  if (attributeOf(key).type === 'choices') return choicesIn(value)
  const isStored = typeof value === 'number' || value === true
  return isStored ? storedAsTyped(stored, key) : textOf(value)
}

/**
 * Returns the attributes of a row as fields of the form. A number is what is stored, as in an export of the site; a text is what
 * people write. Attributes that the category does not have are reported.
 */
export function importedAttributes(values: Values, category: CategorySlug | null): Taken {
  const given = objectOf(values['attributes']) ?? {}
  const asked = new Set<string>(category ? askedAttributes(category).map(({ key }) => key) : [])
  const stored = readAttributes(given)
  const written = Object.entries(given).filter(([, value]) => isWritten(value))
  const fields: Record<string, unknown> = {}
  for (const [key, value] of written) {
    if (isAttributeKey(key) && asked.has(key) && key !== DERIVED)
      fields[attributeField(key)] = typedValue(stored, key, value)
  }
  const remarks = written.flatMap(([key]) =>
    asked.has(key) || key === DERIVED
      ? []
      : [{ field: `attributes.${key}`, reason: 'left out: the category has no such attribute' }],
  )
  return { fields, remarks }
}

/** Names the column of a remark about an attribute. */
export function namingColumn(remark: Remark): Remark {
  const key = attributeOfField(remark.field)
  return key === null ? remark : { ...remark, field: `attributes.${key}` }
}
