import type { LocalizedText } from '#app/lib/localized-text.ts'
import { findPlace } from './find-place.server.ts'
import { citiesNamed, middleOf } from './known-cities.server.ts'
import { NOWHERE } from './near.ts'
import { orderedIndex, zipCode, zipCodes } from './zip-codes.server.ts'

/** An address as an item states it: any part may be missing. */
type StatedAddress = {
  readonly city: string | undefined
  readonly state: string | null | undefined
  readonly zip: string | undefined
}

const REGION = 100

/** ZIP codes younger than the table are where their first three digits are. */
function zipOf(zip: string): number | null {
  if (!/^\d{5}$/u.test(zip)) return null
  const known = zipCode(Number(zip))
  if (known) return known.zip
  const list = zipCodes()
  const first = Math.floor(Number(zip) / REGION) * REGION
  const region = list.slice(
    orderedIndex(list, (entry) => entry.zip < first),
    orderedIndex(list, (entry) => entry.zip < first + REGION),
  )
  return middleOf(region)?.zip ?? null
}

const cityOf = ({ city, state }: StatedAddress) =>
  city && state ? (citiesNamed(city, state)[0]?.center.zip ?? null) : null

/**
 * Returns where an item is, as a ZIP code: that of the first address that has one, else the middle of the first city that is
 * known ([GEO-01]). NOWHERE if it says neither, such as a service for all states. Nothing finer than a ZIP code is kept.
 */
function placeOfItem(addresses: readonly StatedAddress[]): number {
  for (const address of addresses) {
    const found = zipOf(address.zip ?? '') ?? cityOf(address)
    if (found !== null) return found
  }
  return NOWHERE
}

type Text = string | undefined
type StatedByListing = {
  readonly businessCity?: Text
  readonly businessState?: Text | null
  readonly businessZipCode?: Text
  readonly serviceCity?: Text
  readonly serviceState?: Text | null
  readonly serviceZipCode?: Text
}

const serviceAddress = (item: StatedByListing): StatedAddress => ({
  city: item.serviceCity,
  state: item.serviceState,
  zip: item.serviceZipCode,
})

/** Returns where a listing is: its business before the place that it serves. */
export const placeOfListing = (listing: StatedByListing): number =>
  placeOfItem([
    { city: listing.businessCity, state: listing.businessState, zip: listing.businessZipCode },
    serviceAddress(listing),
  ])

/** Returns where a banner ad is: the place of the listing that it was made of, or the one that its owner typed. */
export function placeOfBillboard(ad: StatedByListing & { readonly location: LocalizedText }): number {
  const typed = Object.values(ad.location).flatMap((text) => findPlace(text) ?? [])[0]
  return placeOfItem([serviceAddress(ad)]) || (typed?.zip ?? NOWHERE)
}
