import { numberFormat } from './formats.ts'
import { AMERICAN, type Locale } from './locale.ts'

/** What stands for a number that cannot be given. */
const NO_NUMBER = '—'

/** Returns a share of 1 as a percentage, '1.25%'; a dash for null. */
export function formatShare(share: number | null, locale: Locale): string {
  if (share === null) return NO_NUMBER
  const form = { style: 'percent', maximumFractionDigits: 2 } as const
  return numberFormat(AMERICAN[locale], form).format(share)
}

/** Returns how much a number changed, in whole percent with its sign, '+12%'; a dash for null. */
export function formatChange(change: number | null, locale: Locale): string {
  if (change === null) return NO_NUMBER
  const form = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const
  return numberFormat(AMERICAN[locale], form).format(change)
}
