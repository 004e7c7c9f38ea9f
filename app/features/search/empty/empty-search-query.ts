import { parseChoice, parsePage } from '#app/lib/list-query.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'

/** How long searches without results are kept. */
export const EMPTY_SEARCH_RETENTION_DAYS = 90

/** Of how many days searches are shown. */
export const PERIODS = ['7', '30', '90'] as const

export type EmptySearchQuery = {
  readonly language: Locale | null
  readonly days: (typeof PERIODS)[number]
  readonly page: number
}

/** Returns the filters in the address of the page of searches without results. */
export function parseEmptySearchQuery(params: URLSearchParams): EmptySearchQuery {
  return {
    language: parseChoice(params, 'language', LOCALES, null),
    days: parseChoice(params, 'days', PERIODS, '30'),
    page: parsePage(params) ?? 1,
  }
}
