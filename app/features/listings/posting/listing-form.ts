import { LOCALES, type Locale } from '#app/lib/locale.ts'
import type { LocalizedText } from '#app/lib/localized-text.ts'

/** The search parameter that names the package to start with, for links of price lists. */
export const TIER_PARAM = 'tier'

/** The search parameter that names an own listing, for a new one like it ([POST-18]). */
export const LIKE_PARAM = 'like'

/** The value of the button that shows the facts of another category, in browsers without JavaScript ([ATTR-12]). */
export const SHOW_FACTS = 'facts'

/** How long an edit's success stays on screen before its dialog closes, in milliseconds ([DASH-05]). */
export const EDITED_MS = 1500

/** How long the note about sending is shown at least, in milliseconds ([POST-10]). */
export const SUBMITTED_MS = 500

/** How long saving may take before the form can be used again, in milliseconds ([POST-10]). */
export const STUCK_MS = 15_000

/** The language whose texts a form requires (D-33): the reader's, unless the listing speaks others only. */
export function requiredLanguage(title: LocalizedText, reader: Locale): Locale {
  return [reader, ...LOCALES].find((locale) => title[locale]) ?? reader
}
