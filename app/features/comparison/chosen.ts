import { isJsonObject } from '#app/lib/json-object.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#app/lib/locale.ts'
import { COMPARED_SORTS, type ComparedSort, MAX_COMPARED } from './compared.ts'

export type ChosenListing = {
  /** Its public number. */
  readonly number: number
  readonly title: string
  readonly language: Locale
}

/** The listings that a visitor chose to compare, all of one sort. */
export type Chosen = { readonly sort: ComparedSort | null; readonly listings: readonly ChosenListing[] }

export const NONE_CHOSEN: Chosen = { sort: null, listings: [] }

export type ChoiceRefusal = 'full' | 'otherSort'

export const isChosen = ({ listings }: Chosen, number: number): boolean =>
  listings.some((listing) => listing.number === number)

/** Returns why one more listing of a sort cannot be chosen ([CMP-04]), or null. */
export function whyNotChoose({ sort, listings }: Chosen, other: ComparedSort): ChoiceRefusal | null {
  if (listings.length > 0 && sort !== other) return 'otherSort'
  return listings.length < MAX_COMPARED ? null : 'full'
}

/** Adds a listing, once. The caller has asked `whyNotChoose`. */
export function withChosen(chosen: Chosen, sort: ComparedSort, listing: ChosenListing): Chosen {
  return isChosen(chosen, listing.number) ? chosen : { sort, listings: [...chosen.listings, listing] }
}

export function withoutChosen({ sort, listings }: Chosen, number: number): Chosen {
  const left = listings.filter((listing) => listing.number !== number)
  return left.length > 0 ? { sort, listings: left } : NONE_CHOSEN
}

const MAX_TITLE_LENGTH = 300

function parseListing(value: unknown): readonly ChosenListing[] {
  if (!isJsonObject(value)) return []
  const { number, title, language } = value
  if (!Number.isSafeInteger(number) || typeof number !== 'number' || typeof title !== 'string') return []
  const known = isLocale(language) ? language : DEFAULT_LOCALE
  return [{ number, title: title.slice(0, MAX_TITLE_LENGTH), language: known }]
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Reads what a browser stored; what makes no sense counts as nothing. */
export function parseChosen(text: string | null): Chosen {
  const stored = parseJson(text)
  if (!isJsonObject(stored) || !Array.isArray(stored['listings'])) return NONE_CHOSEN
  const sort = COMPARED_SORTS.find((known) => known === stored['sort'])
  const listings = stored['listings'].flatMap(parseListing).slice(0, MAX_COMPARED)
  return sort && listings.length > 0 ? { sort, listings } : NONE_CHOSEN
}
