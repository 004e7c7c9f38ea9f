import type { AttributeValue, AttributeValues } from './attribute-values.ts'
import { type AttributeKey, attributeOf, isAttributeKey } from './catalog.ts'
import { payModelOf } from './pay-models.ts'

/** What a field of a form shows: a text, the choices made, or a ticked box. */
export type FormValue = string | readonly string[] | true

function scaleOf(key: AttributeKey, values: AttributeValues): number {
  const { type } = attributeOf(key)
  if (type === 'money') return 100
  return type === 'rate' ? (payModelOf(values.payModel)?.scale ?? 100) : 1
}

const written = (key: AttributeKey, value: AttributeValue, values: AttributeValues): FormValue =>
  typeof value === 'number' ? `${value / scaleOf(key, values)}` : value

/** Returns stored attributes as a form shows them: the schema makes the same of them again. */
export function formValues(values: AttributeValues): Readonly<Record<string, FormValue>> {
  const shown = Object.entries(values).flatMap(([key, value]) =>
    isAttributeKey(key) && !attributeOf(key).derived ? [[key, written(key, value, values)] as const] : [],
  )
  return Object.fromEntries(shown)
}
