import { describe, expect, test } from 'vitest'
import { NUMBER_DAYS } from '#app/features/billboards/numbers/billboard-numbers.ts'
import { REMIND_DAYS } from '#app/features/billing/notices/money-events.ts'
import { PERIOD_DAYS } from '#app/features/pricing/packages.ts'
import { TICKER_CAP } from '#app/features/ticker/rules.ts'
import { MAX_PICTURES } from '#app/features/uploads/rules.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { MessageKey } from '#app/i18n/translate.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { MAX_PICTURE_BYTES } from '#app/lib/picture.ts'

// What the texts promise in numbers is what the product does.

const WEEK = 7

const NUMBERS: readonly (readonly [MessageKey, readonly number[]])[] = [
  ['terms.payWhen', [PERIOD_DAYS, PERIOD_DAYS]],
  ['terms.payClock', [PERIOD_DAYS]],
  ['terms.renewConsent', [PERIOD_DAYS]],
  ['postingRules.goodPictures', [MAX_PICTURES, MAX_PICTURE_BYTES / 1024 / 1024]],
  ['postingRules.reviewBefore', [PERIOD_DAYS]],
  ['prices.lead', [PERIOD_DAYS]],
  ['prices.period', [PERIOD_DAYS]],
  ['prices.comesWith', [PERIOD_DAYS]],
  ['prices.views', [NUMBER_DAYS]],
  ['prices.onScreen', [NUMBER_DAYS]],
  ['prices.tickerPost', [TICKER_CAP]],
  ['prices.renewExtend', [PERIOD_DAYS]],
  ['prices.renewText', [PERIOD_DAYS]],
  ['about.howPost', [PERIOD_DAYS]],
]

describe.each(LOCALES)('[TEXT-05] in %s', (locale) => {
  test.each(NUMBERS)('the numbers of %s are those of the product', (key, numbers) => {
    const said = Array.from(TRANSLATE[locale].dynamic(key).matchAll(/\d+/gu), ([digits]) => Number(digits))
    expect(said).toEqual(numbers)
  })
})

test('[TEXT-05] a renewal is announced a week before, as terms, refund policy and prices say', () => {
  expect(REMIND_DAYS).toBe(WEEK)
})
