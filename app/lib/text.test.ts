import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { cleanLine, cleanText, fits, lengthSeen, truncate, withMarks } from './text.ts'

test('[POST-06] text stays as the user wrote it, in any of the three scripts', () => {
  const written = 'Трак «Kenworth» <b>ñandú</b> & 100%\n\tвторая строка'
  expect(cleanText(`  ${written}  `)).toBe(written)
})

test('invisible characters are removed: controls, and marks that turn the writing around', () => {
  expect(cleanText('a\u0000b\u202Ec\u0007')).toBe('abc')
  expect(cleanText('\u200Ba\u2060\u00ADb\uFEFF')).toBe('ab')
  expect(cleanText('\u3164\u115F\uFFA0\u2800')).toBe('')
  expect(cleanText('a\r\nb\rc')).toBe('a\nb\nc')
})

test('[POST-06] line separators of pasted office text are line breaks', () => {
  expect(cleanText('a\u2028b\u2029c\u0085d\u000Be\u000Cf')).toBe('a\nb\nc\nd\ne\nf')
  expect(cleanLine('a\u2028b\u2029c\u0085d\u000Be\u000Cf')).toBe('a b c d e f')
})

test('a line has no line breaks', () => {
  expect(cleanLine(' one\r\n two\tthree ')).toBe('one two three')
  expect(cleanLine('one\u2028two\u2029three')).toBe('one two three')
})

test('cleaning twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text))
    }),
    { numRuns: numRuns() },
  )
})

test('[POST-02] length counts what users see', () => {
  expect(lengthSeen('й')).toBe(1)
  expect(lengthSeen('и\u0306')).toBe(1)
  expect(lengthSeen('👨‍👩‍👧🇺🇸')).toBe(2)
})

test('a text fits by what users see, unless too many marks are stacked for the database', () => {
  expect([fits('й'.repeat(25), 25), fits('й'.repeat(26), 25)]).toEqual([true, false])
  expect([fits('🇺🇸'.repeat(25), 25, withMarks(25)), fits('🇺🇸'.repeat(25), 25)]).toEqual([true, false])
  expect([fits(`a${'\u0301'.repeat(99)}`, 25, 100), fits(`a${'\u0301'.repeat(100)}`, 25, 100)]).toEqual([
    true,
    false,
  ])
})

test.for([
  ['A short text', 20, 'A short text'],
  ['Two  lines\n\nof it', 20, 'Two lines of it'],
  ['One owner, ready to work in the field', 30, 'One owner, ready to work in…'],
  ['One owner, ready to work', 11, 'One owner…'],
  ['One owner – ready', 13, 'One owner…'],
  ['exactly ten', 11, 'exactly ten'],
  ['Грузоперевозки по всем штатам', 20, 'Грузоперевозки по…'],
  ['x'.repeat(40), 10, `${'x'.repeat(9)}…`],
  ['', 10, ''],
] as const)('[WEB-03] “%s” cut to %i is “%s”', ([text, max, cut]) => {
  expect(truncate(text, max)).toBe(cut)
  expect([...truncate(text, max)].length).toBeLessThanOrEqual(max)
})
