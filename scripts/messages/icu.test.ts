import { describe, expect, test } from 'vitest'
import { argumentsOf, compileMessage } from './icu.ts'

describe('[LANG-03] an ICU message', () => {
  test.each([
    ['Save', 'Save'],
    ['Hello, {name}', 'Hello, {name}'],
    ["Don't", "Don't"],
    ["the file ''{name}''", "the file '{name}'"],
    ['a < b', 'a < b'],
  ])('%s is the text %s', (icu, text) => {
    expect(compileMessage(icu, 'en')).toBe(text)
  })

  test('with a count has the plural forms of its language', () => {
    expect(compileMessage('{count, plural, one {# day of {month}} other {# days of {month}}}', 'en')).toEqual(
      {
        one: '{count} day of {month}',
        other: '{count} days of {month}',
      },
    )
    const russian = '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}'
    expect(Object.keys(compileMessage(russian, 'ru'))).toEqual(['one', 'few', 'many', 'other'])
  })

  test.each([
    ['a form is missing', '{count, plural, other {# days}}', 'has the forms one, other'],
    ['text is outside of the plural', 'In {count, plural, one {#} other {#}}', 'around the whole message'],
    ['something else is counted', '{days, plural, one {#} other {#}}', 'of `count`'],
    ['it selects', '{who, select, you {You} other {They}}', 'around the whole message'],
    ['a date is formatted', '{day, date}', 'around the whole message'],
    ['a brace is quoted', "Write '{name}'", 'braces are for arguments'],
    ['a brace is open', 'Hello {name', ''],
  ])('is refused when %s', (_, icu, why) => {
    expect(() => compileMessage(icu, 'en')).toThrow(why)
  })

  test('takes the arguments of all its forms', () => {
    expect(argumentsOf({ one: '{count} {b}', other: '{a}' })).toEqual(['{a}', '{b}', '{count}'])
  })
})
