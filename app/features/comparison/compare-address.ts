import { parsePublicId } from '#app/lib/public-id.ts'
import { MAX_COMPARED } from './compared.ts'

/** The parameter that names a listing, once for each. */
const LISTING = 'listing'

/** Returns the public numbers that an address compares: each once, at most as many as fit; what is none is left out. */
export function comparedNumbers(params: URLSearchParams): readonly number[] {
  const numbers = params.getAll(LISTING).flatMap((text) => parsePublicId(text) ?? [])
  return [...new Set(numbers)].slice(0, MAX_COMPARED)
}

/** Returns the query of a comparison that names each listing once; null for one that does so already ([CMP-07]). */
export function eachListingOnce(params: URLSearchParams): string | null {
  const named = params.getAll(LISTING)
  const once = new Set(named)
  if (once.size === named.length) return null
  const rest = [...params].filter(([name]) => name !== LISTING)
  return `?${new URLSearchParams([...[...once].map((number) => [LISTING, number]), ...rest])}`
}

/** Returns the address that compares listings by their public numbers; `near`: the place that distances start from. */
export function comparePath(numbers: readonly number[], near = ''): string {
  const params = new URLSearchParams(numbers.map((number) => [LISTING, String(number)]))
  if (near) params.append('near', near)
  return numbers.length > 0 ? `/compare?${params}` : '/compare'
}

/** The id of the form that rows of a list belong to when they are chosen ([CMP-03]). */
export const COMPARE_FORM = 'compare'
