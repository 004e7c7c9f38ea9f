import { describe, expect, test } from 'vitest'
import { type Entry, formatBundle, parseBundle } from './arb.ts'
import { problemsOfFeature } from './problems.ts'

const bundle = (locale: string, entries: Readonly<Record<string, Entry>>) => ({
  locale,
  context: null,
  entries: new Map(Object.entries(entries)),
})

const ENGLISH: Readonly<Record<string, Entry>> = {
  save: { text: 'Save', description: 'Button.', maxLength: 12 },
  total: {
    text: '{count, plural, one {# listing} other {# listings}}',
    description: '{count}: how many are found.',
  },
}
const RUSSIAN: Readonly<Record<string, Entry>> = {
  save: { text: 'Сохранить' },
  total: {
    text: '{count, plural, one {# объявление} few {# объявления} many {# объявлений} other {# объявления}}',
  },
}

/** The first digits of SHA-256, as `sha256sum` prints them. */
const TRANSLATED_FROM = new Map([
  ['save', '1509f561'],
  ['total', 'f8f358f7'],
])

function problems(russian: Readonly<Record<string, Entry>>, english = ENGLISH): string {
  const translations = [bundle('ru', russian)]
  const source = bundle('en', english)
  return problemsOfFeature({ name: 'forms', source, translations, translatedFrom: TRANSLATED_FROM }).join(
    '\n',
  )
}

describe('[LANG-03] messages', () => {
  test('of a complete translation have no problem', () => {
    expect(problems(RUSSIAN)).toBe('')
  })

  test.each([
    ['one is missing', { save: RUSSIAN['save'] ?? { text: '' } }, 'ru/forms.arb total is missing'],
    ['one is unknown', { ...RUSSIAN, more: { text: 'Ещё' } }, 'ru/forms.arb more is not in English'],
    ['one is too long', { ...RUSSIAN, save: { text: 'Сохранить сейчас' } }, 'at most 12'],
    ['an argument is new', { ...RUSSIAN, save: { text: '{name}' } }, 'takes no arguments'],
    [
      'a number has one form',
      { ...RUSSIAN, total: { text: '{count} шт.' } },
      'a plural in one language only',
    ],
    [
      'a plural form is missing',
      { ...RUSSIAN, total: { text: '{count, plural, one {#} other {#}}' } },
      'the forms one, few, many, other',
    ],
  ])('are refused when %s', (_, russian, why) => {
    expect(problems(russian)).toContain(why)
  })

  test('are refused when English has changed since, until someone confirms them', () => {
    const english = { ...ENGLISH, save: { ...ENGLISH['save'], text: 'Store' } }

    expect(problems(RUSSIAN, english)).toBe(
      'forms.arb save is stale: its English has changed since it was translated',
    )
  })

  test.each([
    ['with arguments', 'forms', 'Saved by {name} in this browser'],
    ['of two words', 'forms', 'Save changes'],
    ['of an email', 'billing-mails', 'Your card was charged again today.'],
  ])('are refused without a description: one %s', (_, name, text) => {
    const source = (entry: Entry) => bundle('en', { key: entry })
    const problemsOf = (entry: Entry) =>
      problemsOfFeature({ name, source: source(entry), translations: [], translatedFrom: new Map() }).join()

    expect(problemsOf({ text })).toContain('key needs a description')
    expect(problemsOf({ text, description: 'Notice. {name}: name of a user.' })).not.toContain('description')
  })

  test('of the source are checked first', () => {
    expect(problems(RUSSIAN, { save: { text: 'Save {' } })).toMatch(/^en\/forms\.arb save /u)
  })
})

describe('a bundle', () => {
  const whole = {
    locale: 'ru',
    context: 'Forms of the site.',
    entries: new Map([['save', { text: 'Да', description: 'A button', maxLength: 9 }]]),
  }

  test('is read as it was written', () => {
    expect(parseBundle(formatBundle(whole))).toEqual(whole)
  })

  test.each([
    ['{"@@locale": "en", "save": 5}', 'save'],
    ['{"@@locale": "en", "save": "Save", "@save": {"note": "x"}}', 'save'],
    ['{"@@locale": "en", "@save": {}}', '@save'],
    ['{"@@locale": "en", "two words": "x"}', 'two words'],
  ])('is refused: %s', (json, key) => {
    expect(() => parseBundle(json)).toThrow(key)
  })
})
