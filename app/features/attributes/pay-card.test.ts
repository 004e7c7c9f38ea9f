import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { STATED_JOB, withPlainSpaces } from '#tests/factories/stated-values.ts'
import { payCard, payLine } from './pay-card.ts'

describe('[ATTR-03] the pay card', () => {
  test.each([
    [
      'en',
      '$1,488–$1,632 a week',
      '$0.62–$0.68 × 2,400 mi = $1,488–$1,632 a week before tax, as the poster states',
      '$0.62–$0.68 a mile, all miles',
    ],
    [
      'ru',
      '$1,488–$1,632 в неделю',
      '$0.62–$0.68 × 2 400 миль = $1,488–$1,632 в неделю до налогов, по словам автора',
      '$0.62–$0.68 за милю, все мили',
    ],
    [
      'es',
      '$1,488–$1,632 por semana',
      '$0.62–$0.68 × 2,400 mi = $1,488–$1,632 por semana antes de impuestos, según el anuncio',
      '$0.62–$0.68 por milla, todas las millas',
    ],
  ] as const)('in %s says the week, the arithmetic and the rate', (locale, headline, formula, rate) => {
    const card = payCard(STATED_JOB, TRANSLATE[locale])
    expect([card.headline, withPlainSpaces(card.formula), card.rate]).toEqual([headline, formula, rate])
  })

  test('says what is on top, with the bonus once, and what is guaranteed', () => {
    const card = payCard(STATED_JOB, TRANSLATE.en)
    expect(card).toMatchObject({ isStated: true, guaranteed: '$1,400 a week guaranteed', deductions: [] })
    expect(card.extras).toEqual(['Detention', 'Sign-on bonus: $2,000'])
    expect(payLine(STATED_JOB, TRANSLATE.en)).toEqual({
      main: '$1,488–$1,632 a week',
      detail: '$0.62–$0.68 a mile, all miles',
    })
  })

  test.each([
    [
      { payModel: 'percent', payFrom: 875, payGross: 800_000 },
      '87.5% of $8,000 gross = $7,000 a week before deductions and tax, as the poster states',
    ],
    [
      { payModel: 'hourly', payFrom: 2850, payTypical: 50 },
      '$28.50 × 50 h = $1,425 a week before tax, as the poster states',
    ],
    [
      { payModel: 'salary', payFrom: 7_800_000 },
      '$78,000 a year ÷ 52 = $1,500 a week before tax, as the poster states',
    ],
    [{ payModel: 'week', payFrom: 150_000 }, '$1,500 a week before tax, as the poster states'],
    [{ payModel: 'percent', payFrom: 880 }, 'The poster does not say what a usual week comes to.'],
  ] as const)('of %j shows its parts', (values, formula) => {
    expect(payCard(values, TRANSLATE.en).formula).toBe(formula)
  })

  test('of a percentage without gross names the percentage, of nothing that pay is not stated', () => {
    expect(payCard({ payModel: 'percent', payFrom: 880 }, TRANSLATE.ru).headline).toBe('88 % от гросса')
    expect(payCard({ payGuaranteed: 140_000 }, TRANSLATE.en)).toMatchObject({
      headline: '$1,400 a week guaranteed',
      guaranteed: null,
    })
    expect(payCard({}, TRANSLATE.es)).toMatchObject({
      isStated: false,
      headline: 'Pago no indicado',
      formula: null,
    })
    expect(payLine({}, TRANSLATE.es)).toBeNull()
  })
})
