import type { PublicTranslate } from '#app/i18n/translate.ts'
import { relativeTimeFormat } from './formats.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** When something was posted, and how old it is in the largest whole unit; 'now' below a minute. */
export type Age = {
  readonly at: string
  readonly unit: (typeof UNITS)[number][0] | 'now'
  readonly count: number
}

/** Returns the age of what was posted at a time. A clock that is a little ahead makes nothing older. */
export function ageOf(at: Date, now: Date): Age {
  const passed = now.getTime() - at.getTime()
  const [unit, ms] = UNITS.find(([, length]) => passed >= length) ?? (['now', 1] as const)
  return { at: at.toISOString(), unit, count: unit === 'now' ? 0 : Math.floor(passed / ms) }
}

/** Returns 'just now', '5 minutes ago', '3 hours ago' or '2 days ago' in the language of the page. */
export function ageText({ unit, count }: Pick<Age, 'unit' | 'count'>, t: PublicTranslate): string {
  if (unit === 'now') return t('listings.justNow')
  return relativeTimeFormat(t.locale).format(-count, unit)
}
