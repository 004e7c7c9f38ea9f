import { numberFormat } from '#app/lib/formats.ts'
import type { LanguagePrefix } from '#app/lib/language-path.ts'
import { AMERICAN, type Locale } from '#app/lib/locale.ts'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import type { en } from './en/catalogue.ts'
import type { accountEn } from './en/namespaces/account.ts'
import type { adminEn } from './en/namespaces/admin.ts'
import type { publicEn } from './en/namespaces/public.ts'

type English = typeof en
type Feature = keyof English
/** The features whose words browsers load: for every page, for users, and for operators. */
type PublicFeature = keyof typeof publicEn
type AccountFeature = keyof typeof accountEn
type AdminFeature = keyof typeof adminEn

/** The plural forms a language has, by CLDR. */
type Forms = { en: 'one' | 'other'; es: 'one' | 'many' | 'other'; ru: 'one' | 'few' | 'many' | 'other' }

/** What one feature's words must look like in another language: the same keys, with that language's plural forms. */
export type WordsOf<F extends Feature, L extends Locale> = {
  readonly [K in keyof English[F]]: English[F][K] extends string ? string : Readonly<Record<Forms[L], string>>
}
export type Catalogue<L extends Locale> = { readonly [F in Feature]: WordsOf<F, L> }

export type PublicCatalogue<L extends Locale> = Pick<Catalogue<L>, PublicFeature>
export type AccountCatalogue<L extends Locale> = Pick<Catalogue<L>, AccountFeature>
export type AdminCatalogue<L extends Locale> = Pick<Catalogue<L>, AdminFeature>

type KeyOf<Some extends Feature> = { [F in Some]: `${F}.${keyof English[F] & string}` }[Some]
export type MessageKey = KeyOf<Feature>
type PublicKey = KeyOf<PublicFeature>
export type MessageParams = Readonly<Record<string, string | number>>

type MessageOf<K extends MessageKey> = K extends `${infer F extends Feature}.${infer N}`
  ? N extends keyof English[F]
    ? English[F][N]
    : never
  : never
type NamesIn<S> = S extends `${string}{${infer N}}${infer Rest}` ? N | NamesIn<Rest> : never
type ParamsOf<M> = M extends string
  ? [NamesIn<M>] extends [never]
    ? []
    : [{ readonly [P in NamesIn<M>]: string | number }]
  : M extends { other: infer Other }
    ? [{ readonly count: number } & { readonly [P in Exclude<NamesIn<Other>, 'count'>]: string | number }]
    : never

type TranslateFunction<Key extends MessageKey> = {
  <K extends Key>(key: K, ...params: ParamsOf<MessageOf<K>>): string
  /** For keys that arrive as data, such as a refusal's code. */
  readonly dynamic: (key: MessageKey, params?: MessageParams) => string
  readonly locale: Locale
  /** The site's: days are written in it. */
  readonly timeZone: string
  /** How the addresses of this document begin ([LANG-06]). */
  readonly prefix: LanguagePrefix
}

/** Formats a message in one language. Keys, parameters and plural forms are checked by the compiler. */
export type Translate = TranslateFunction<MessageKey>

/** The same with the words browsers load for every page. */
export type PublicTranslate = TranslateFunction<PublicKey>

/** With those of pages for users. */
export type AccountTranslate = TranslateFunction<PublicKey | KeyOf<AccountFeature>>

/** With those of operators' pages: all a browser can ever have loaded. */
export type AdminTranslate = TranslateFunction<PublicKey | KeyOf<AccountFeature | AdminFeature>>

/** 12345 as it is written in this language here. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(AMERICAN[locale]).format(value)
}

function fill(text: string, params: MessageParams | undefined, locale: Locale): string {
  if (!params) return text
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = params[name] ?? ''
    return typeof value === 'number' ? formatNumber(value, locale) : value
  })
}

/** Words by feature and name. */
export type Words = Readonly<
  Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>
>

function find(words: Words, key: string): string | Readonly<Record<string, string>> | undefined {
  const dot = key.indexOf('.')
  return words[key.slice(0, dot)]?.[key.slice(dot + 1)]
}

/** A translator out of everything there is to say. The result of `wordsNow` may grow while pages are shown. */
export function makeTranslate(
  locale: Locale,
  wordsNow: () => Words,
  timeZone = DEFAULT_TIME_ZONE,
  prefix: LanguagePrefix = '',
): Translate {
  const rules = new Intl.PluralRules(locale)
  const dynamic = (key: MessageKey, params?: MessageParams): string => {
    const message = find(wordsNow(), key)
    if (message === undefined) return key
    if (typeof message === 'string') return fill(message, params, locale)
    return fill(message[rules.select(Number(params?.['count']))] ?? message['other'] ?? key, params, locale)
  }
  const translate = (key: MessageKey, ...params: readonly [MessageParams?]) => dynamic(key, params[0])
  return Object.assign(translate, { dynamic, locale, timeZone, prefix })
}
