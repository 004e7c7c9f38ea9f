import { expect, test } from 'vitest'
import { STATE_OPTIONS, stateName, stateOptions } from './state-names.ts'

test.each(['en', 'ru', 'es'] as const)(
  '[LANG-12] in %s each of the 50 states has a name of its own',
  (locale) => {
    const names = stateOptions(locale)
    expect(names.map(({ value }) => value).toSorted()).toEqual(
      STATE_OPTIONS.map(({ value }) => value).toSorted(),
    )
    expect(new Set(names.map(({ text }) => text)).size).toBe(50)
    expect(names.map(({ text }) => text)).toEqual(
      names.map(({ text }) => text).toSorted(new Intl.Collator(locale).compare),
    )
  },
)

test('[LANG-12] a state is called as its language calls it, and what is no state by its code', () => {
  const codes = ['IL', 'NC', 'NY', 'WV', 'WY']
  expect(codes.map((code) => stateName(code, 'ru'))).toEqual([
    'Иллинойс',
    'Северная Каролина',
    'Нью-Йорк',
    'Западная Вирджиния',
    'Вайоминг',
  ])
  expect(codes.map((code) => stateName(code, 'es'))).toEqual([
    'Illinois',
    'Carolina del Norte',
    'Nueva York',
    'Virginia Occidental',
    'Wyoming',
  ])
  expect(stateName('', 'ru')).toBe('')
  expect(stateName('dakota', 'es')).toBe('dakota')
})
