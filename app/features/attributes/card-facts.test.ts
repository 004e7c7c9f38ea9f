import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { cardFacts } from './card-facts.ts'

const NBSP = '\u00a0'
/** Numbers in Russian have a space that does not break. */
const plain = (text: string | null) => text?.replaceAll(NBSP, ' ') ?? null

const JOB = {
  payModel: 'per-mile',
  payFrom: 620,
  payTo: 680,
  payTypical: 2400,
  payGuaranteed: 140_000,
  payExtras: ['detention', 'sign-on'],
  signOnBonus: 200_000,
  payWeekly: 148_800,
  route: ['regional', 'otr', 'team'],
  homeTime: 'weekly',
  employment: ['w2'],
  experience: 24,
  languages: ['en', 'ru'],
  pets: true,
} as const

const TRUCK = {
  kind: 'sleeper',
  make: 'kenworth',
  model: 'T680',
  year: 2021,
  mileage: 412_000,
  vin: '1M8GDM9AXKP042788',
} as const

describe('[ATTR-05] the line of a card', () => {
  test.each([
    ['en', ['Regional, OTR +1', 'Home weekly', 'W-2', '$1,400 a week guaranteed', 'Speaks Russian']],
    [
      'ru',
      [
        'Региональные рейсы, ОТР +1',
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
    expect(cardFacts('cdl-a-company-drivers', JOB, TRANSLATE[locale])).toEqual(facts)
  })

  test.each([
    ['en', ['2021', 'Kenworth', '412,000 mi', 'Sleeper tractor']],
    ['ru', ['2021', 'Kenworth', '412 000 миль', 'Трак со спальником']],
    ['es', ['2021', 'Kenworth', '412,000 mi', 'Tractocamión con camarote']],
  ] as const)('of a truck in %s', (locale, facts) => {
    expect(cardFacts('trucks-trailers-marketplace', TRUCK, TRANSLATE[locale]).map(plain)).toEqual(facts)
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
