import { LOCALES, type Locale } from './locale.ts'

/** What a person wrote, by language: one language or all (D-33). */
export type LocalizedText = { readonly [L in Locale]?: string }

/** The text in this language, else English, else whichever exists ([LANG-04]); '' when there is none. */
export function inLanguage(text: LocalizedText, locale: Locale): string {
  return [locale, ...LOCALES].map((language) => text[language]).find(Boolean) ?? ''
}

/** The language `inLanguage` finds a text in, when that is not the one asked for: only what differs has to be said. */
export function foreignLanguageOf(text: LocalizedText, locale: Locale): Locale | null {
  return text[locale] ? null : (LOCALES.find((language) => text[language]) ?? null)
}

/** The fields in which a form holds the texts of an item, by language. */
export const TEXT_FIELDS = {
  en: { title: 'titleEn', description: 'descriptionEn' },
  ru: { title: 'titleRu', description: 'descriptionRu' },
  es: { title: 'titleEs', description: 'descriptionEs' },
} as const satisfies Record<Locale, { title: string; description: string }>

/** The fields of a form for such texts, made for each language. */
export function textFields<T, D>(title: (locale: Locale) => T, description: (locale: Locale) => D) {
  return {
    titleEn: title('en'),
    titleRu: title('ru'),
    titleEs: title('es'),
    descriptionEn: description('en'),
    descriptionRu: description('ru'),
    descriptionEs: description('es'),
  }
}

type Kind = keyof (typeof TEXT_FIELDS)[Locale]
type Texts = Readonly<Record<(typeof TEXT_FIELDS)[Locale][Kind], string>>

/** The texts of a form by language; a language nothing was written in is not there. */
export function writtenTexts(form: Texts, kind: Kind): LocalizedText {
  const entries = LOCALES.map((locale) => [locale, form[TEXT_FIELDS[locale][kind]]] as const)
  return Object.fromEntries(entries.filter(([, words]) => words !== ''))
}
