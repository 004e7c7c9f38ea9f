import { useLocation } from 'react-router'
import { inLanguage } from '#app/lib/language-path.ts'
import type { Locale } from '#app/lib/locale.ts'

/** A language to offer, and the words of the offer in it. */
export type Offer = { readonly locale: Locale; readonly text: string }

/** Offers this page in the language of its reader, where the address names another one ([LANG-06]). */
export function LanguageOffer({ offer: { locale, text } }: { offer: Offer }) {
  const { pathname, search } = useLocation()
  return (
    <p lang={locale} className="language-offer">
      <a href={inLanguage(locale, pathname + search)} hrefLang={locale} className="plain-link">
        {text}
      </a>
    </p>
  )
}
