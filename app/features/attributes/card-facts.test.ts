import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { STATED_JOB, STATED_TRUCK, withPlainSpaces } from '#tests/factories/stated-values.ts'
import { cardFacts } from './card-facts.ts'

describe('[ATTR-05] the line of a card', () => {
  test.each([
    ['en', ['Regional, OTR +1', 'Home weekly', 'W-2', '$1,400 a week guaranteed', 'Speaks Russian']],
    [
      'ru',
      [
        'Региональные рейсы, OTR +1',
        'Дома каждую неделю',
        'W-2',
        'гарантия $1,400 в неделю',
        'Языки: русский',
      ],
    ],
    [
      'es',
      ['Regional, OTR +1', 'En casa cada semana', 'W-2', '$1,400 por semana garantizados', 'Idiomas: ruso'],
    ],
  ] as const)('of a job in %s', (locale, facts) => {
    expect(cardFacts('cdl-a-company-drivers', STATED_JOB, TRANSLATE[locale])).toEqual(facts)
  })

  test.each([
    ['en', ['2021', 'Kenworth', '412,000 mi', 'Sleeper tractor']],
    ['ru', ['2021', 'Kenworth', '412 000 миль', 'Трак со спальником']],
    ['es', ['2021', 'Kenworth', '412,000 mi', 'Tractocamión con camarote']],
  ] as const)('of a truck in %s', (locale, facts) => {
    expect(
      cardFacts('trucks-trailers-marketplace', STATED_TRUCK, TRANSLATE[locale]).map(withPlainSpaces),
    ).toEqual(facts)
  })

  test('of a parking lot, a school, a room, a shop, and of nothing', () => {
    const t = TRANSLATE.en
    expect(cardFacts('parking-lots', { priceMonth: 25_000, priceDay: 2550, open247: true }, t)).toEqual([
      '$250 a month',
      '$25.50 a day',
      'Open 24/7',
    ])
    expect(cardFacts('cdl-a-schools', { tuition: 450_000, courseWeeks: 1 }, t)).toEqual(['$4,500', '1 week'])
    expect(cardFacts('real-estate-marketplace', { deal: 'rent', bedrooms: 0, area: 1240 }, t)).toEqual([
      'For rent',
      'Studio',
      '1,240 sq ft',
    ])
    expect(cardFacts('repair-shops-parts', { repairServices: ['dpf', 'brakes', 'tires'] }, t)).toEqual([
      'DPF, aftertreatment, Brakes +1',
    ])
    expect(cardFacts('events', {}, t)).toEqual([])
  })
})
