import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { searchWordsOfAttributes } from './search-words.ts'

const LANGUAGES = [TRANSLATE.en, TRANSLATE.ru, TRANSLATE.es]

test('[ATTR-07] a truck is found by its facts in three languages, never by its VIN', () => {
  const truck = {
    kind: 'reefer',
    make: 'great-dane',
    model: 'Everest',
    year: 2020,
    vin: '1M8GDM9AXKP042788',
    titleInHand: true,
  } as const
  expect(searchWordsOfAttributes('trucks-trailers-marketplace', truck, LANGUAGES)).toBe(
    'Reefer Рефрижератор Caja refrigerada Great Dane Everest 2020 Title in hand Тайтл на руках Título en mano',
  )
})

test('[ATTR-07] a job is found by route and home time, not by its figures', () => {
  const job = {
    payModel: 'week',
    payFrom: 150_000,
    route: ['regional'],
    homeTime: 'weekly',
    camera: 'none',
  } as const
  const words = searchWordsOfAttributes('cdl-a-company-drivers', job, LANGUAGES)
  expect(words).toContain('Региональные рейсы')
  expect(words).toContain('Home weekly')
  expect(words).not.toContain('1500')
})
