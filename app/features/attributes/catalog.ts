import type { Attribute } from './attribute.ts'

/**
 * Every attribute, by its key: the name in `listings.attributes`, in the address of a list and in files. A key means the same
 * in each category. Choices may be added, never renamed: listings store them.
 */
export const ATTRIBUTES = {
  kind: {
    type: 'choice',
    group: 'main',
    choices: [
      'sleeper',
      'day-cab',
      'straight',
      'dry-van',
      'reefer',
      'flatbed',
      'step-deck',
      'lowboy',
      'car-hauler',
      'tanker',
      'dump',
      'hopper',
      'chassis',
      'other',
    ],
    facet: 'choices',
  },
  year: {
    type: 'year',
    group: 'main',
    min: 1950,
    max: 2030,
    facet: 'range',
    sort: true,
    schemaOrg: 'vehicleModelDate',
  },
} as const satisfies Record<string, Attribute>

export type AttributeKey = keyof typeof ATTRIBUTES
