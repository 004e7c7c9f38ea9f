import { LOCALES, type Locale } from './locale.ts'

/** What a user wrote, by language: one language or all (D-33). */
export type LocalizedText = { readonly [L in Locale]?: string }

/**
 * Returns the text in this language, else in English, else in whichever exists ([LANG-04]); '' when there is none.
 */
export function inLanguage(text: LocalizedText, locale: Locale): string {
  return [locale, ...LOCALES].map((language) => text[language]).find(Boolean) ?? ''
}

/**
 * Returns the language in which `inLanguage` finds a text, or null when it is the requested one: only a difference
 * has to be marked up.
 */
export function foreignLanguageOf(text: LocalizedText, locale: Locale): Locale | null {
  return text[locale] ? null : (LOCALES.find((language) => text[language]) ?? null)
}

/** The form fields of the texts of an item, by language. */
export const TEXT_FIELDS = {
  en: { title: 'titleEn', description: 'descriptionEn' },
  ru: { title: 'titleRu', description: 'descriptionRu' },
  es: { title: 'titleEs', description: 'descriptionEs' },
} as const satisfies Record<Locale, { title: string; description: string }>

/** The names of those fields, titles first. */
export const TEXT_FIELD_NAMES = [
  'titleEn',
  'titleRu',
  'titleEs',
  'descriptionEn',
  'descriptionRu',
  'descriptionEs',
] as const

/** Returns what such fields say for stored texts: '' where a language has none. */
export function textValues({ title, description }: Readonly<Record<Kind, LocalizedText>>): Texts {
  return textFields(
    (locale) => title[locale] ?? '',
    (locale) => description[locale] ?? '',
  )
}

/** Returns the form fields of such texts, made for each language. */
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

/** Returns the texts of a form by language; a language without text is absent. */
export function writtenTexts(form: Texts, kind: Kind): LocalizedText {
  const entries = LOCALES.map((locale) => [locale, form[TEXT_FIELDS[locale][kind]]] as const)
  return Object.fromEntries(entries.filter(([, words]) => words !== ''))
}
