import { describe, expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { STATED_JOB, STATED_TRUCK } from '#tests/factories/stated-values.ts'
import { attributeLine } from './attribute-line.ts'
import { type AttributeKey, attributeOf } from './catalog.ts'
import { CATALOG } from './category-attributes.ts'

function anyValue(key: AttributeKey) {
  const { choices = [], type } = attributeOf(key)
  if (type === 'flag') return true
  return type === 'choices' ? choices.slice(0, 2) : choices[0]
}

describe('[ATTR-22] the line of attributes', () => {
  test.each([
    ['en', 'Tractor Kenworth T680, 2021, sleeper, 412k mi'],
    ['ru', 'Тягач Kenworth T680, 2021, спальник, 412 тыс. миль'],
    ['es', 'Tractocamión Kenworth T680, 2021, con camarote, 412 mil mi'],
  ] as const)('of a tractor in %s', (locale, line) => {
    expect(attributeLine('trucks-trailers-marketplace', STATED_TRUCK, TRANSLATE[locale])).toBe(line)
  })

  test.each([
    ['en', 'CDL A company driver: regional, OTR, team, home weekly'],
    ['ru', 'Водитель CDL A в компанию: региональные рейсы, OTR, тим, дома каждую неделю'],
    ['es', 'Chofer CDL A de compañía: regional, OTR, en equipo, en casa cada semana'],
  ] as const)('of a job in %s', (locale, line) => {
    expect(attributeLine('cdl-a-company-drivers', STATED_JOB, TRANSLATE[locale])).toBe(line)
  })

  test.each([
    [
      'trucks-trailers-marketplace',
      { kind: 'reefer', make: 'utility', length: 53, mileage: 900 },
      'Рефрижератор Utility, 900 миль, 53 фута',
    ],
    [
      'parking-lots',
      { priceMonth: 25_000, open247: true },
      'Стоянка для траков: $250 в месяц, круглосуточно',
    ],
    [
      'real-estate-marketplace',
      { deal: 'rent', propertyType: 'apartment', bedrooms: 2 },
      'Аренда, квартира, 2 спальни',
    ],
    [
      'restaurants',
      { cuisine: ['uzbek', 'russian'], truckParking: true },
      'Ресторан: узбекская, русская кухня, есть место для трака',
    ],
    [
      'insurance-services',
      { insuranceServices: ['liability', 'cargo', 'bobtail', 'auto'] },
      'Страхование: лайабилити, карго, бобтейл',
    ],
    [
      'repair-shops-parts',
      { repairServices: ['dpf', 'brakes'], open247: true },
      'Ремонт траков и запчасти: DPF, сажевый фильтр, тормоза, круглосуточно',
    ],
  ] as const)('of %s in Russian', (category, values, line) => {
    const text = attributeLine(category, values, TRANSLATE.ru)
    expect(text?.replaceAll('\u00a0', ' ')).toBe(line)
  })

  test('keeps the capitals of English', () => {
    const t = TRANSLATE.en
    expect(attributeLine('restaurants', { cuisine: ['uzbek'], truckParking: true }, t)).toBe(
      'Restaurant: Uzbek food, truck parking',
    )
    expect(attributeLine('classes', { subjects: ['english'], classFormat: ['online'] }, t)).toBe(
      'Classes: English, online',
    )
  })

  test.each(CATEGORY_SLUGS)('is absent where too little is stated: %s', (category) => {
    expect(attributeLine(category, {}, TRANSLATE.ru)).toBeNull()
    expect(attributeLine(category, { languages: ['ru', 'en'], model: 'X' }, TRANSLATE.ru)).toBeNull()
  })

  test.each(CATEGORY_SLUGS)('is made for %s of what the category asks for', (category) => {
    const values = Object.fromEntries(CATALOG[category].asked.map((key) => [key, anyValue(key)]))
    const lines = (['en', 'ru', 'es'] as const).map((locale) =>
      attributeLine(category, values, TRANSLATE[locale]),
    )
    for (const line of lines) expect(line).toMatch(/^\p{Lu}.+/u)
    expect(new Set(lines).size).toBe(3)
  })
})
