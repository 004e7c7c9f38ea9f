import { en } from '#app/i18n/en/catalogue.ts'
import { es } from '#app/i18n/es/catalogue.ts'
import { ru } from '#app/i18n/ru/catalogue.ts'
import type { Locale } from '#app/lib/locale.ts'

// Buttons have other names in each language: what they have in common is the key of their message.

type Pattern = { readonly key: string; readonly matches: RegExp; readonly letters: number }

/** Messages with fewer letters of their own, such as `{name}, {place}`, could be anything. */
const MIN_LETTERS = 2

/** A number stands for a count, and anything for another parameter. */
const SOURCE_OF_COUNT = '[\\d.,\\s]+'

function patternOf(key: string, text: string): Pattern {
  const parts = text.split(/\{(\w+)\}/u)
  const source = parts.map((part, i) => {
    if (i % 2 === 1) return part === 'count' ? SOURCE_OF_COUNT : '.+'
    return RegExp.escape(part.replaceAll(/\s+/gu, ' '))
  })
  const literals = parts.filter((_, i) => i % 2 === 0)
  return {
    key,
    matches: new RegExp(`^${source.join('')}$`, 'u'),
    letters: literals.join('').match(/\p{L}/gu)?.length ?? 0,
  }
}

type Texts = Readonly<Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>>

/** Pages have no messages of emails. */
const isOnPages = (feature: string) => !feature.endsWith('Mails')

const patternsOf = (catalogue: Texts): readonly Pattern[] =>
  Object.entries(catalogue)
    .filter(([feature]) => isOnPages(feature))
    .flatMap(([feature, messages]) =>
      Object.entries(messages).flatMap(([name, message]) =>
        (typeof message === 'string' ? [message] : Object.values(message)).map((text) =>
          patternOf(`${feature}.${name}`, text),
        ),
      ),
    )
    .filter(({ letters }) => letters >= MIN_LETTERS)

const PATTERNS: Readonly<Record<Locale, readonly Pattern[]>> = {
  en: patternsOf(en),
  ru: patternsOf(ru),
  es: patternsOf(es),
}

type Found = { readonly letters: number; readonly keys: readonly string[] }

/** Names come thousands of times, and each is compared with thousands of messages. */
const foundBefore = new Map<string, Found>()

function findKeys(language: Locale, text: string): Found {
  const id = `${language} ${text}`
  const known = foundBefore.get(id) ?? compared(language, text)
  foundBefore.set(id, known)
  return known
}

function compared(language: Locale, text: string): Found {
  const matching = PATTERNS[language].filter(({ matches }) => matches.test(text))
  const letters = Math.max(0, ...matching.map((pattern) => pattern.letters))
  return {
    letters,
    keys: matching.filter((pattern) => pattern.letters === letters).map(({ key }) => key),
  }
}

/**
 * Returns the keys of the messages that a name may come from: several, where messages have the same words. A name made
 * of several messages and of data, such as `Approve: Reefer lanes`, has the keys of the longest message.
 */
export function keysOfName(language: Locale, parts: readonly string[]): readonly string[] {
  const beginnings = parts.map((part) => part.split(':')[0] ?? '')
  const found = [parts.join(' '), parts.join(''), ...parts, ...beginnings].map((text) =>
    findKeys(language, text),
  )
  const letters = Math.max(...found.map((each) => each.letters))
  return [...new Set(found.filter((each) => each.letters === letters).flatMap(({ keys }) => keys))]
}
