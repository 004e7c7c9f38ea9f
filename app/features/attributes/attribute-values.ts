import { type AttributeKey, isAttributeKey } from './catalog.ts'

export type AttributeValue = string | readonly string[] | number | true

/** What a listing states, as it is stored in `listings.attributes`. */
export type AttributeValues = { readonly [K in AttributeKey]?: AttributeValue }

function isValue(value: unknown): value is AttributeValue {
  if (Array.isArray(value)) return value.length > 0 && value.every((entry) => typeof entry === 'string')
  return value === true || typeof value === 'string' || Number.isSafeInteger(value)
}

/** Returns stored attributes as far as the catalogue knows them: what an older or newer version wrote is left out. */
export function readAttributes(stored: unknown): AttributeValues {
  if (typeof stored !== 'object' || stored === null) return {}
  const known: { [K in AttributeKey]?: AttributeValue } = {}
  for (const [key, value] of Object.entries(stored))
    if (isAttributeKey(key) && isValue(value)) known[key] = value
  return known
}

/** Returns the integer that a number, a year, an amount or a rate is. */
export function numberOf(values: AttributeValues, key: AttributeKey): number | null {
  const value = values[key]
  return typeof value === 'number' ? value : null
}

/** Returns a choice, a text or a VIN. */
export function textOf(values: AttributeValues, key: AttributeKey): string | null {
  const value = values[key]
  return typeof value === 'string' ? value : null
}

/** Returns what was chosen: one choice or several. */
export function choicesOf(values: AttributeValues, key: AttributeKey): readonly string[] {
  const value = values[key]
  if (typeof value === 'string') return [value]
  return typeof value === 'object' ? value : []
}
