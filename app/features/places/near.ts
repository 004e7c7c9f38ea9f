import { numberFormat } from '#app/lib/formats.ts'
import { parseChoice, parseText } from '#app/lib/list-query.ts'
import type { MapPoint, Position } from './position.ts'

/** The distances of the filter, in miles; 'any' orders by distance and leaves nothing out. */
export const WITHIN_CHOICES = ['25', '50', '100', '250', '500', 'any'] as const
export type Within = (typeof WITHIN_CHOICES)[number] | (typeof WAY_CHOICES)[number]
export const DEFAULT_WITHIN: Within = '100'

/** Longer texts name no place. */
export const MAX_NEAR_LENGTH = 60

/** How far from a way is still on it ([GEO-08]). */
export const WAY_CHOICES = ['10', '25', '50'] as const
export const DEFAULT_WAY: Within = '25'

/** All distances that an address can say. */
export const ALL_WITHIN: readonly Within[] = ['10', ...WITHIN_CHOICES]

/** What an address says about a place: '' is none. */
export type NearQuery = {
  readonly near: string
  /** Where the way from there leads, along which is looked; '' is nowhere. */
  readonly to: string
  readonly within: Within
}

/** Returns the place that an address asks for. One character more than a place can have is kept, so that it is not found. */
export const parseNear = (params: URLSearchParams): NearQuery => ({
  near: parseText(params, 'near', MAX_NEAR_LENGTH + 1),
  to: parseText(params, 'to', MAX_NEAR_LENGTH + 1),
  within: parseChoice(params, 'within', ALL_WITHIN, DEFAULT_WITHIN),
})

/** A place that a filter starts from: a ZIP code, or a city as its most central ZIP code. */
export type Place = Position & {
  readonly zip: number
  readonly city: string
  readonly state: string
  /** Whether a ZIP code was meant, not the city. */
  readonly isZip: boolean
}

/** Where a place is along a way. An interstate as a whole has no mile that a driver counts from. */
export type Stop = { readonly mile: number | null; readonly off: number; readonly road: string }

/** Items around a place, or along a way from it. Null miles: at any distance. */
export type NearFilter = {
  readonly place: Place
  readonly miles: number | null
  /** The way on the flat map; null: around the place. */
  readonly way: readonly MapPoint[] | null
  /** Where places are along the way, by ZIP code, in its order; null where there is no way. */
  readonly stops?: ReadonlyMap<number, Stop> | null
  /** The states where they are, whatever the distance; null: a point or a way decides. */
  readonly states?: readonly string[] | null
  /** The places of items that are inside; null where they are all, or too many to name. */
  readonly zips: readonly number[] | null
}

/** The place of items that have none. Null in the database: it was not looked up yet. */
export const NOWHERE = 0

type PlaceId = Pick<Place, 'zip' | 'city' | 'state' | 'isZip'>

export const zipText = (zip: number): string => String(zip).padStart(5, '0')

/** Returns how the address and the field name a place: '60446', or 'Joliet, IL'. */
export const placeParam = ({ zip, city, state, isZip }: PlaceId): string =>
  isZip ? zipText(zip) : `${city}, ${state}`

/** Returns how people read a place: 'Romeoville, IL 60446', or 'Joliet, IL'. */
export const placeName = ({ zip, city, state, isZip }: PlaceId): string =>
  isZip ? `${city}, ${state} ${zipText(zip)}` : `${city}, ${state}`

export const milesOf = (within: Within): number | null => (within === 'any' ? null : Number(within))

/** Returns a distance as a list shows it, without a place to break: '23 mi', '23 мили'. */
export function formatMiles(miles: number, locale: string): string {
  const unit = { style: 'unit', unit: 'mile', maximumFractionDigits: 0 } as const
  const text = numberFormat(locale, unit).format(Math.max(1, miles))
  return `${miles < 1 ? '< ' : ''}${text}`.replaceAll(' ', '\u00a0')
}
