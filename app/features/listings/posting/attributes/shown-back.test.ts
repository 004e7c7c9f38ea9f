import { describe, expect, test } from 'vitest'
import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import { shownBack, storedAsTyped } from './shown-back.ts'

const back = (key: AttributeKey, typed: string, payModel = '') => shownBack({ key, typed, payModel })

describe('[ATTR-13] numbers are understood as people type them, and shown back', () => {
  test.each<[AttributeKey, string, string]>([
    ['mileage', '450k', '450,000'],
    ['mileage', '450,000 mi', '450,000'],
    ['mileage', '412 тыс. миль', '412,000'],
    ['mileage', '450 mil millas', '450,000'],
    ['year', "'19", '2019'],
    ['year', '2021', '2021'],
    ['experience', '2 years', '24'],
    ['experience', '6 мес', '6'],
    ['length', '53 ft', '53'],
    ['horsepower', '505hp', '505'],
    ['priceMonth', '$300', '300'],
    ['priceMonth', '300 в месяц', '300'],
    ['signOnBonus', '$1.5k', '1,500'],
    ['payGuaranteed', '1 500 $/week', '1 500 $/week'],
    ['payGuaranteed', '$1,500/week', '1,500'],
    ['vin', '1fujgldr 9clbp8834', '1FUJGLDR9CLBP8834'],
    ['model', '  T680  Next   Gen ', 'T680 Next Gen'],
  ])('%s: %s is %s', (key, typed, shown) => expect(back(key, typed)).toBe(shown))

  test.each([
    ['per-mile', '0.62', '0.62'],
    ['per-mile', '.625', '0.625'],
    ['per-mile', '62 cpm', '0.62'],
    ['per-mile', '62', '0.62'],
    ['per-mile', '$0.62/mile', '0.62'],
    ['per-loaded-mile', '0,70', '0.70'],
    ['hourly', '$28', '28'],
    ['hourly', '28.5 an hour', '28.50'],
    ['salary', '78k', '78,000'],
    ['week', '$1,500', '1,500'],
    ['percent', '88 %', '88'],
    ['percent', '87.5', '87.5'],
  ])('a rate of %s: %s is %s', (payModel, typed, shown) =>
    expect(back('payFrom', typed, payModel)).toBe(shown),
  )

  test('what is no number stays, to be refused', () => {
    expect(back('mileage', 'about 450k or so')).toBe('about 450k or so')
    expect(back('payFrom', 'top pay', 'per-mile')).toBe('top pay')
    expect(back('mileage', '__proto__')).toBe('__proto__')
  })
})

test('[ATTR-10] stored values are in the form as one types them', () => {
  const values = {
    payModel: 'per-mile',
    payFrom: 625,
    payTypical: 2400,
    signOnBonus: 150_000,
    year: 2021,
    mileage: 450_000,
    noTouch: true,
    kind: 'reefer',
  } as const
  const shown = (key: AttributeKey) => storedAsTyped(values, key)

  expect(shown('payFrom')).toBe('0.625')
  expect(shown('signOnBonus')).toBe('1,500')
  expect(shown('year')).toBe('2021')
  expect(shown('mileage')).toBe('450,000')
  expect(shown('noTouch')).toBe('on')
  expect(shown('kind')).toBe('reefer')
  expect(shown('model')).toBe('')
})
