import { describe, expect, test } from 'vitest'
import { en } from '#app/i18n/en/catalogue.ts'
import { es } from '#app/i18n/es/catalogue.ts'
import { ru } from '#app/i18n/ru/catalogue.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { DEFAULT_TIME_ZONE, formatDay, formatDayAndTime, formatLongDay } from '#app/lib/site-calendar.ts'

type Message = string | Readonly<Record<string, string>>
type Catalogue = Readonly<Record<string, Readonly<Record<string, Message>>>>

/** Names of products that are written so. */
const NAMES_OF_PRODUCTS = /\b(?:JavaScript|WebP|WhatsApp|QuickBooks|DataQs)\b/gu

const LANGUAGES: Readonly<Record<string, Catalogue>> = { en, ru, es }
const FORMS: Readonly<Record<string, readonly string[]>> = {
  en: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  es: ['one', 'many', 'other'],
}

function messagesOf(catalogue: Catalogue): ReadonlyMap<string, Message> {
  return new Map(
    Object.entries(catalogue).flatMap(([feature, words]) =>
      Object.entries(words).map(([key, message]) => [`${feature}.${key}`, message] as const),
    ),
  )
}

const formsOf = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message))
const placeholdersIn = (text: string) => [...new Set(text.match(/\{\w+\}/gu))].sort()
const english = messagesOf(en)

describe.each(Object.entries(LANGUAGES))('[LANG-03] the words in %s', (language, catalogue) => {
  const messages = messagesOf(catalogue)

  test('contain no name of the code, such as one that a rename left in a sentence', () => {
    const texts = [...messages.values()].flatMap(formsOf).map((text) => text.replaceAll(/\{\w+\}/gu, ''))
    const named = texts.map((text) => text.replaceAll(NAMES_OF_PRODUCTS, ''))
    expect(named.filter((text) => /[a-z][A-Z]/u.test(text))).toEqual([])
  })

  test('are the same sentences as in English', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('are never empty', () => {
    const empty = [...messages].filter(([, message]) => formsOf(message).some((form) => !form.trim()))

    expect(empty).toEqual([])
  })

  test('take what the English sentence takes', () => {
    const wrong = [...messages].flatMap(([key, message]) => {
      const expected = placeholdersIn(formsOf(english.get(key) ?? '').at(-1) ?? '')
      const last = placeholdersIn(formsOf(message).at(-1) ?? '')
      return last.join() === expected.join() ? [] : [{ key, expected, last }]
    })

    expect(wrong).toEqual([])
  })

  test('have every plural form of the language, and each says how many', () => {
    const counted = [...messages].filter(([, message]) => typeof message !== 'string')
    const wrong = counted.filter(
      ([, message]) =>
        Object.keys(message).sort().join() !== [...(FORMS[language] ?? [])].sort().join() ||
        formsOf(message).some(
          (form) => placeholdersIn(form).join() !== placeholdersIn(formsOf(message).at(-1) ?? '').join(),
        ),
    )

    expect(wrong).toEqual([])
  })

  test('leave no brace open', () => {
    const strange = [...messages].filter(([, message]) =>
      formsOf(message).some((form) => /[{}]/u.test(form.replace(/\{\w+\}/gu, ''))),
    )

    expect(strange).toEqual([])
  })
})

const MOMENT = new Date('2026-12-22T15:04:00Z')

/** Returns a day or a moment in every format of the site. */
const datesIn = (locale: Locale) => [
  formatDay(MOMENT, { locale, timeZone: DEFAULT_TIME_ZONE }),
  formatLongDay(MOMENT, { locale, timeZone: DEFAULT_TIME_ZONE }),
  formatDayAndTime(MOMENT, { locale, timeZone: DEFAULT_TIME_ZONE }),
]

test.each(LOCALES)('[LANG-07] no sentence in %s ends in two full stops with a date in it', (locale) => {
  const messages = messagesOf(LANGUAGES[locale] ?? {})
  const filled = [...messages].flatMap(([key, message]) =>
    formsOf(message).flatMap((form) =>
      datesIn(locale).map((date) => ({ key, text: form.replaceAll(/\{\w+\}/gu, date) })),
    ),
  )

  expect(filled.length).toBeGreaterThan(1000)
  expect(filled.filter(({ text }) => text.includes('..'))).toEqual([])
})

test('[LANG-03] Russian is written in Cyrillic where English has words of its own', () => {
  const same = [...messagesOf(ru)].filter(([key, message]) => {
    const text = formsOf(message).join(' ')
    const isLatin =
      /\p{Script=Latin}/u.test(text.replace(/\{\w+\}/gu, '')) && !/\p{Script=Cyrillic}/u.test(text)
    return isLatin && text !== formsOf(english.get(key) ?? '').join(' ')
  })

  expect(same).toEqual([])
})
