import { pagePath, prefixOf, splitLanguage } from '#app/lib/language-path.ts'
import { isLocale, type Locale } from '#app/lib/locale.ts'
import { type Namespace, namespacesOf } from './namespaces.ts'
import { type AdminTranslate, makeTranslate, type Words } from './translate.ts'

// One chunk for each language and namespace: a browser downloads the words it shows and no others.
const LOAD: Readonly<Record<Locale, Readonly<Record<Namespace, () => Promise<Words>>>>> = {
  en: {
    public: async () => (await import('./en/namespaces/public.ts')).publicEn,
    account: async () => (await import('./en/namespaces/account.ts')).accountEn,
    admin: async () => (await import('./en/namespaces/admin.ts')).adminEn,
  },
  ru: {
    public: async () => (await import('./ru/namespaces/public.ts')).publicRu,
    account: async () => (await import('./ru/namespaces/account.ts')).accountRu,
    admin: async () => (await import('./ru/namespaces/admin.ts')).adminRu,
  },
  es: {
    public: async () => (await import('./es/namespaces/public.ts')).publicEs,
    account: async () => (await import('./es/namespaces/account.ts')).accountEs,
    admin: async () => (await import('./es/namespaces/admin.ts')).adminEs,
  },
}

const known: Record<string, Words[string]> = {}

/** Loads the words a page at this address needs, in the language of the document, as far as they are not there yet. */
export async function loadWords(address: Pick<URL, 'pathname'>): Promise<void> {
  const language = document.documentElement.lang
  const load = LOAD[isLocale(language) ? language : 'en']
  const loaded = await Promise.all(namespacesOf(pagePath(address)).map((namespace) => load[namespace]()))
  for (const words of loaded) Object.assign(known, words)
}

/** The translator of the browser. It can say what `loadWords` has loaded. */
export function browserTranslate(): AdminTranslate {
  const { lang, dataset } = document.documentElement
  const { locale } = splitLanguage(location.pathname)
  const prefix = locale === null ? '' : prefixOf(locale)
  return makeTranslate(isLocale(lang) ? lang : 'en', () => known, dataset['timeZone'], prefix)
}
