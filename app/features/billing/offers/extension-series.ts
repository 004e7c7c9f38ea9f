import { isUuid } from '#app/lib/public-id.ts'

/** Several own listings that are extended one after the other, and when that began. */
export type ExtensionSeries = { readonly ids: readonly string[]; readonly sinceMs: number }

/** Maximum number of listings of a series. */
export const MAX_SERIES = 50

/** The search parameter with a series, of its page and of the payment pages that it leads to. */
export const SERIES_PARAM = 'series'

const RADIX = 36

/** Returns a series as one word for an address. */
export const formatSeries = ({ ids, sinceMs }: ExtensionSeries) =>
  [Math.floor(sinceMs / 1000).toString(RADIX), ...ids].join('.')

/** Reads a series from an address. Returns null for anything that the site does not write. */
export function parseSeries(text: string | null): ExtensionSeries | null {
  const [since = '', ...ids] = (text ?? '').split('.')
  if (!/^[\da-z]{1,7}$/u.test(since) || ids.length === 0 || ids.length > MAX_SERIES) return null
  if (!ids.every(isUuid) || new Set(ids).size < ids.length) return null
  return { ids, sinceMs: Number.parseInt(since, RADIX) * 1000 }
}
