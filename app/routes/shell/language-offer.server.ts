import type { RouterContextProvider } from 'react-router'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { offeredLocaleContext } from '#app/request-context.ts'
import type { Offer } from './language-offer.tsx'

/** Returns the offer of another language, in that language; null where the page is in that of its reader ([LANG-06]). */
export function languageOffer(context: Readonly<RouterContextProvider>): Offer | null {
  const locale = context.get(offeredLocaleContext)
  return locale && { locale, text: TRANSLATE[locale]('shell.readInThisLanguage') }
}
