import type { ServiceArea } from '#app/features/items/listing-fields.ts'
import { MIDWEST_CODES, US_STATES } from '#app/lib/us-states.ts'

/** The states a service area lets one choose from ([POST-05]). */
export function statesFor(area: ServiceArea): readonly { readonly code: string; readonly name: string }[] {
  return area === 'midwest' ? US_STATES.filter(({ code }) => MIDWEST_CODES.includes(code)) : US_STATES
}

type ServiceAsked = {
  readonly area: ServiceArea
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** What is stored of a service area ([POST-05]): a wide one names no place, and one state of it is a specific one. */
export function serviceOf({ area, city, state, zip }: ServiceAsked) {
  const isWide = area !== 'specific_state' && state === ''
  return {
    serviceAreaType: isWide ? area : 'specific_state',
    serviceCity: isWide ? '' : city,
    serviceState: isWide ? null : state || null,
    serviceZipCode: isWide ? '' : zip,
  } as const
}
