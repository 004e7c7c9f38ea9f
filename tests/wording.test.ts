import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ATTRIBUTE_KEYS, attributeOf } from '#app/features/attributes/catalog.ts'
import { en } from '#app/i18n/en/catalogue.ts'
import { es } from '#app/i18n/es/catalogue.ts'
import { ru } from '#app/i18n/ru/catalogue.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { REFUSED } from './helpers/refused-words.ts'

// The choice of words in each language: docs/decisions/0074.

type Message = string | Readonly<Record<string, string>>
type Catalogue = Readonly<Record<string, Readonly<Record<string, Message>>>>
type Text = { readonly key: string; readonly text: string; readonly counted: boolean }

function textsOf(catalogue: Catalogue): readonly Text[] {
  return Object.entries(catalogue).flatMap(([feature, words]) =>
    Object.entries(words).flatMap(([name, message]) => {
      const counted = typeof message !== 'string'
      const forms = counted ? Object.values(message) : [message]
      return forms.map((text) => ({ key: `${feature}.${name}`, text, counted }))
    }),
  )
}

const TEXTS: Readonly<Record<Locale, readonly Text[]>> = {
  en: textsOf(en),
  ru: textsOf(ru),
  es: textsOf(es),
}

/** Sentences with a number that is never one: a limit, a position, or the listings of a price guide, which are five or more. */
const NEVER_ONE = new Set([
  'priceGuide.usual',
  'posting.counted',
  'search.moreThan',
  'search.cut',
  'moderation.moreThan',
])

/** Literal texts of the specification, with its apostrophes. */
const LITERAL = new Set(['billboards.notFoundText', 'contact.sentText'])

describe.each(LOCALES)('[LANG-08] the words in %s', (locale) => {
  const texts = TEXTS[locale]

  test.for(REFUSED[locale])('no sentence says %s: the site says %s', ([word, , except = []]) => {
    expect(texts.filter(({ key, text }) => word.test(text) && !except.includes(key))).toEqual([])
  })

  test('a number before a word has the plural forms of the language', () => {
    const alone = /\{(?:count|seconds|minutes|hours|days)\} (?!of |из |de )\p{L}/u
    const always = new Set(['accounts.reauthenticate', 'moderation.deleteText'])
    const wrong = texts.filter(
      ({ key, text, counted }) => !counted && alone.test(text) && !NEVER_ONE.has(key) && !always.has(key),
    )

    expect(wrong).toEqual([])
  })

  test('an apostrophe is a curly one', () => {
    expect(texts.filter(({ key, text }) => text.includes("'") && !LITERAL.has(key))).toEqual([])
  })

  test('no space is doubled, and none stands before a stop', () => {
    expect(texts.filter(({ text }) => /\s{2}|\s[.,;!?](?!\d)|^\s|\s$/u.test(text))).toEqual([])
  })
})

/** Literal texts of the specification in title case. */
const LITERAL_TITLES = new Set(
  `Access Denied - You need admin privileges to access this page. | Ad Not Found | Ad Statistics | Add Post | All States |
   Available Ads | Back to Admin | Back to Home | Browse Categories | Browse Listings | Change Role | Complete Payment |
   Edit Advertisement | Go Back | Go Home | Invalid Category | Last Updated | Limit Reached ({used}/{cap}) | Midwest States |
   My Favorites | New Contact Form Submission: {subject} | New Layout | Page Not Found | Payment Successful! | Post Ad |
   Post Listing | Refresh Data | Reload Page | Return to Home | Status Management | Try Again | Unable to Load Content |
   No Users Found - Try adjusting your filters or search criteria. | Update Ad`
    .split('|')
    .map((text) => text.replaceAll(/\s+/gu, ' ').trim()),
)

/** Names, and words that begin a part of a text after a name of a filter, a key or a choice. */
const PROPER =
  /^(?:I|Haulpost|Stripe|Google(?:’s)?|JavaScript|WebP|English|Russian|Spanish|American?|European|Union|Chicago|Truckstop|DataQs|Bosnian|Joliet|California|Midwest|Global|Privacy|Control|Social|Security|Freightliner|Free|Negotiable|Payments|Moderation|Deleted|Save|Send|Translate|Enter|Esc|Escape|Move|Shift|Ctrl|About|Terms|Contact|Undo|Compare|We|No|No\.|Reply-To|Delete|Secure|To)$/u

/** Names of makers, such as Western Star: ordinary words, but capitals in them are right. */
const OF_MAKERS = /^attributeChoices\.(?:make|brands|reeferUnit)_/u

const wordsAfterFirst = (sentence: string) =>
  (sentence.match(/\p{L}[\p{L}’-]*/gu) ?? []).slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word))

test('[LANG-08] English is in sentence case, but for names and literal texts', () => {
  const wrong = TEXTS.en.flatMap(({ key, text }) => {
    if (LITERAL_TITLES.has(text) || OF_MAKERS.test(key)) return []
    const sentences = text.replaceAll(/\{\w+\}|\]\([^)]*\)/gu, '').split(/(?<=[.!?:·|…]|^)\s+|[“([]/u)
    const capitals = sentences.flatMap(wordsAfterFirst).filter((word) => !PROPER.test(word))
    return capitals.length > 0 ? [`${key}: ${capitals.join()} in “${text}”`] : []
  })

  expect(wrong).toEqual([])
})

/** How a text ends: a stop, an ellipsis, a colon, or a word. */
function endOf(text: string): string {
  const end = text.replace(/[”»)"]+$/u, '').at(-1) ?? ''
  return /[.!?]/u.test(end) ? 'a stop' : /[…:]/u.test(end) ? end : 'a word'
}

test('[LANG-08] a text ends in the same way in all languages', () => {
  /** Each language has its own sign after a greeting. */
  const greetings = new Set(['accountMails.greeting', 'accountMails.greetingNobody'])
  /** Russian shortens horsepower and days to «л. с.» and «дн.», with a stop. */
  const shortened = new Set([
    'attributes.unit_horsepower',
    'attributes.symbol_horsepower',
    'attributes.how_day',
  ])
  const ends = (locale: Locale) => new Map(TEXTS[locale].map(({ key, text }) => [key, endOf(text)]))
  const [english, russian, spanish] = [ends('en'), ends('ru'), ends('es')]
  const wrong = [...english].filter(
    ([key, end]) =>
      !greetings.has(key) &&
      !(shortened.has(key) && spanish.get(key) === end) &&
      (russian.get(key) !== end || spanish.get(key) !== end),
  )

  expect(wrong).toEqual([])
})

test('[LANG-08] a question and an exclamation in Spanish are opened and closed', () => {
  // The address of a link may have a query.
  const countOf = (text: string, sign: string) => text.replaceAll(/\]\([^)]*\)/gu, ']').split(sign).length
  const wrong = TEXTS.es.filter(
    ({ text }) => countOf(text, '?') !== countOf(text, '¿') || countOf(text, '!') !== countOf(text, '¡'),
  )

  expect(wrong).toEqual([])
})

const SOURCES = globSync(['app/**/*.{ts,tsx}', 'server/**/*.ts'], {
  exclude: (path) => /i18n\/(?:en|ru|es)$|\.test\.tsx?$/u.test(path),
})
const code = SOURCES.map((path) => readFileSync(path, 'utf8')).join('\n')

const allIn = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([, found]) => found))

/** The names of what can be chosen are in the catalogue of attributes: `app/features/attributes/labels.ts` makes keys of both. */
const OF_CHOICES = new Set(
  ATTRIBUTE_KEYS.flatMap((key) =>
    (attributeOf(key).choices ?? []).map((choice) => `attributeChoices.${key}_${choice}`),
  ),
)

test('[LANG-08] every sentence is used somewhere', () => {
  const keys = allIn(/['"`](\w+\.\w+)['"`]/gu)
  const composed = [...allIn(/`(\w+\.(?:[a-z]+_)?)\$\{/giu)].filter((start) => start !== undefined)
  const quoted = allIn(/['"]([\w-]+)['"]/gu)
  const unused = [...new Set(TEXTS.en.map(({ key }) => key))].filter((key) => {
    const isMade = composed.some((start) => key.startsWith(start) && quoted.has(key.slice(start.length)))
    return !keys.has(key) && !isMade && !OF_CHOICES.has(key)
  })

  expect(unused).toEqual([])
})

/** What writes a day without the time zone of the site. Counts are stored by days of UTC, and say so. */
const OWN_CLOCK =
  /toISOString\(\)\.slice|\bIntl\.DateTimeFormat|\.toLocale(?:Date|Time)?String\(|\bdayOf\(|\bgetUTC\w+\(/u

test('[LANG-09] pages write days and times with the calendar of the site only', () => {
  const pages = SOURCES.filter((path) => path.endsWith('.tsx'))
  const writing = pages.filter((path) => OWN_CLOCK.test(readFileSync(path, 'utf8')))

  expect(pages.length).toBeGreaterThan(200)
  expect(writing).toEqual([])
})
