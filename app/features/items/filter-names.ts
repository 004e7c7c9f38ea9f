import type { MessageKey } from '#app/i18n/translate.ts'
import type { DateRange, PriceRange } from './list-filters.ts'

export const DATE_NAMES = {
  '24h': 'listings.last24h',
  '7d': 'listings.last7d',
  '30d': 'listings.last30d',
  '3m': 'listings.last3m',
  '1y': 'listings.last1y',
} as const satisfies Record<DateRange, MessageKey>

export const PRICE_NAMES = {
  'under-500': 'listings.under500',
  '500-1000': 'listings.from500to1000',
  '1000+': 'listings.over1000',
} as const satisfies Record<PriceRange, MessageKey>
