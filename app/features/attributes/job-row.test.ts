import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { jobRow } from './job-row.ts'

const JOB = {
  payModel: 'per-mile',
  payFrom: 620,
  payTypical: 2400,
  homeTime: 'weekly',
  employment: ['w2'],
} as const
const rowOf = (values: object, locale: 'en' | 'ru' | 'es' = 'en') =>
  jobRow('cdl-a-company-drivers', values, TRANSLATE[locale])

test('[CAT-14] drivers compare home time, freight, route and employment, also where one is not stated', () => {
  expect(rowOf(JOB)?.facts).toEqual([
    { label: 'Home time', value: 'Home weekly' },
    { label: 'Freight', value: '' },
    { label: 'Route', value: '' },
    { label: 'Employment', value: 'W-2' },
  ])
  expect(jobRow('office-staff', { officeRole: 'dispatcher' }, TRANSLATE.en)?.facts[0]?.value).toBe(
    'Dispatcher',
  )
  expect(rowOf({})?.facts).toEqual([])
})

test.each([
  ['en', '$1,488', 'a week', '$0.62 × 2,400 mi', 'before tax, as the poster states'],
  ['es', '$1,488', 'por semana', '$0.62 × 2,400 mi', 'antes de impuestos, según el anuncio'],
] as const)('[CAT-14] pay in %s is a sum, how it is made, and who says so', (locale, ...texts) => {
  const [sum, per, how, said] = texts
  expect(rowOf(JOB, locale)?.pay).toEqual({ sum, per, how, said })
})

test('[CAT-14] a guarantee and a rate without a week say what they are', () => {
  expect(rowOf({ payGuaranteed: 140_000 })?.pay).toMatchObject({ sum: '$1,400', how: 'guaranteed' })
  expect(rowOf({ payModel: 'percent', payFrom: 880 })?.pay).toMatchObject({
    sum: '88% of gross',
    per: null,
    how: null,
  })
})

test('[CAT-14] a job that states no pay says so, and what is no job has no pay card', () => {
  expect(rowOf({}, 'en')).toMatchObject({
    pay: null,
    unstated: { title: 'Pay not stated', ask: 'Ask about pay' },
  })
  expect(jobRow('trucks-trailers-marketplace', {}, TRANSLATE.en)).toBeNull()
})
