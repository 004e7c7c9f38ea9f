import { en, type MessageKey, type Words } from './en.ts'
import { es } from './es.ts'
import { ru } from './ru.ts'

const WORDS: Readonly<Record<Locale, Words>> = { en, ru, es }

/** How each language writes numbers and days in the United States. */
const TAGS = { en: 'en-US', ru: 'ru-RU', es: 'es-US' } as const

export type Locale = 'en' | 'ru' | 'es'
type Values = Readonly<Record<string, string | number>>

export type Translate = ((key: MessageKey, values?: Values) => string) & { readonly locale: Locale }

/** The language of `Accept-Language`, or of a document's `lang`: its first choice, or English. */
export function pickLocale(wanted: string | null | undefined): Locale {
  const first = (wanted ?? '').trim().slice(0, 2).toLowerCase()
  return first === 'ru' || first === 'es' ? first : 'en'
}

/** Returns the translator of a language. */
export function translator(locale: Locale): Translate {
  const translate = (key: MessageKey, values: Values = {}) =>
    WORDS[locale][key].replace(/\{(?<name>\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole))
  return Object.assign(translate, { locale })
}

/** '$1,234.50'. Amounts of the United States are written the same way in all three languages. */
export function formatAmount(cents: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return `$${new Intl.NumberFormat('en-US', digits).format(cents / 100)}`
}

/** 'Mar 17, 2026', as the language writes it. `seconds` since 1970. */
export function formatDay(seconds: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(new Date(seconds * 1000))
}
