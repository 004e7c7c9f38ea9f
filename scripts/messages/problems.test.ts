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
  save: { text: 'Сохранить', sourceText: 'Save' },
  total: {
    text: '{count, plural, one {# объявление} few {# объявления} many {# объявлений} other {# объявления}}',
    sourceText: ENGLISH['total']?.text,
  },
}

function problems(russian: Readonly<Record<string, Entry>>, english = ENGLISH): string {
  const translations = [bundle('ru', russian)]
  return problemsOfFeature({ name: 'forms', source: bundle('en', english), translations }).join('\n')
}

describe('[LANG-03] messages', () => {
  test('of a complete translation have no problem', () => {
    expect(problems(RUSSIAN)).toBe('')
  })

  test.each([
    ['one is missing', { save: RUSSIAN['save'] ?? { text: '' } }, 'ru/forms.arb total is missing'],
    ['one is unknown', { ...RUSSIAN, more: { text: 'Ещё' } }, 'ru/forms.arb more is not in English'],
    [
      'English has changed',
      { ...RUSSIAN, save: { text: 'Сохранить', sourceText: 'Store' } },
      'save is stale: English was “Store” and is “Save”',
    ],
    ['one is too long', { ...RUSSIAN, save: { text: 'Сохранить сейчас', sourceText: 'Save' } }, 'at most 12'],
    [
      'an argument is new',
      { ...RUSSIAN, save: { text: '{name}', sourceText: 'Save' } },
      'takes no arguments',
    ],
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

  test.each([
    ['with arguments', 'forms', 'Saved by {name} in this browser'],
    ['of two words', 'forms', 'Save changes'],
    ['of an email', 'billing-mails', 'Your card was charged again today.'],
  ])('are refused without a description: one %s', (_, name, text) => {
    const source = (entry: Entry) => bundle('en', { key: entry })
    const problemsOf = (entry: Entry) => problemsOfFeature({ name, source: source(entry), translations: [] })

    expect(problemsOf({ text }).join()).toContain('key needs a description')
    expect(problemsOf({ text, description: 'Notice. {name}: name of a user.' })).toEqual([])
  })

  test('of the source are checked first', () => {
    expect(problems(RUSSIAN, { save: { text: 'Save {' } })).toMatch(/^en\/forms\.arb save /u)
  })
})

describe('a bundle', () => {
  const whole = {
    locale: 'ru',
    context: 'Forms of the site.',
    entries: new Map([['save', { text: 'Да', description: 'A button', maxLength: 9, sourceText: 'Yes' }]]),
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
