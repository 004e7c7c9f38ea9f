import type { Attribute } from './attribute.ts'
import { DRIVING } from './catalog/driving.ts'
import { GENERAL } from './catalog/general.ts'
import { PARKING } from './catalog/parking.ts'
import { PAY } from './catalog/pay.ts'
import { PROPERTY } from './catalog/property.ts'
import { SCHOOLS } from './catalog/schools.ts'
import { SHARED } from './catalog/shared.ts'
import { SERVICES } from './catalog/trade-services.ts'
import { VEHICLES } from './catalog/vehicles.ts'
import { WORK } from './catalog/work.ts'

/**
 * Every attribute, by its key: the name in `listings.attributes`, in the address of a list and in files. A key means the same
 * in each category. Choices may be added, never renamed: listings store them.
 */
export const ATTRIBUTES = {
  ...PAY,
  ...DRIVING,
  ...WORK,
  ...VEHICLES,
  ...SERVICES,
  ...GENERAL,
  ...PARKING,
  ...SCHOOLS,
  ...PROPERTY,
  ...SHARED,
} as const satisfies Record<string, Attribute>

export type AttributeKey = keyof typeof ATTRIBUTES

export function isAttributeKey(text: string): text is AttributeKey {
  return Object.hasOwn(ATTRIBUTES, text)
}

export const ATTRIBUTE_KEYS: readonly AttributeKey[] = Object.keys(ATTRIBUTES).filter(isAttributeKey)

/** Returns one attribute, without the literal types of the table. */
export const attributeOf = (key: AttributeKey): Attribute => ATTRIBUTES[key]
