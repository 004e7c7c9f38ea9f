import { describe, expect, test } from 'vitest'
import type { AttributeValues } from '#app/features/attributes/attribute-values.ts'
import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { ItemDetail } from '#app/features/items/detail/item-detail.ts'
import { anItemDetail, SEEN } from '#tests/factories/item-details.ts'
import { structuredData } from './structured-data.ts'

const company = { name: 'Lakeside Trucking', email: '', phone: '', extension: '' }

describe('[ATTR-15] search engines are told what a listing states', () => {
  const wordOf = (key: AttributeKey) => `word of ${key}`
  const statedIn = (category: CategorySlug, values: AttributeValues, given: Partial<ItemDetail> = {}) =>
    structuredData(anItemDetail({ category, price: '', ...given }), { ...SEEN, stated: { values, wordOf } })
  const pay = {
    isStated: true,
    headline: '',
    formula: null,
    rate: null,
    guaranteed: null,
    extras: [],
    deductions: [],
  }
  const hired = { contact: company, pay }

  test('make, model, year, miles and condition of a truck, and never its VIN', () => {
    const data = statedIn('trucks-trailers-marketplace', {
      make: 'kenworth',
      model: 'T680',
      year: 2021,
      mileage: 450_000,
      condition: 'used',
      vin: '1M8GDM9AXKP042788',
    })
    expect(data).toMatchObject({
      '@type': 'Vehicle',
      brand: { '@type': 'Brand', name: 'word of make' },
      model: 'T680',
      vehicleModelDate: '2021',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 450_000, unitCode: 'SMI' },
      itemCondition: 'https://schema.org/UsedCondition',
    })
    expect(JSON.stringify(data)).not.toContain('1M8GDM9AXKP042788')
  })

  test('salary, kind of employment and experience of a job', () => {
    const values = {
      payModel: 'hourly',
      payFrom: 2800,
      payTo: 3250,
      schedule: 'full-time',
      employment: ['w2', '1099'],
      experience: 24,
    } as const
    expect(statedIn('mechanics', values, hired)).toMatchObject({
      '@type': 'JobPosting',
      baseSalary: {
        currency: 'USD',
        value: { minValue: '28.00', maxValue: '32.50', unitText: 'HOUR' },
      },
      employmentType: ['FULL_TIME', 'CONTRACTOR'],
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
    })
  })

  test('a rate by the mile is no salary; its guaranteed minimum is', () => {
    const values = { payModel: 'per-mile', payFrom: 620, payTypical: 2400, payWeekly: 148_800 } as const
    const job = statedIn('cdl-a-company-drivers', values, hired)
    expect(job).toMatchObject({ '@type': 'JobPosting' })
    expect(job).not.toHaveProperty('baseSalary')
    expect(statedIn('cdl-a-company-drivers', { ...values, payGuaranteed: 120_000 }, hired)).toMatchObject({
      baseSalary: { value: { minValue: '1200.00', unitText: 'WEEK' } },
    })
  })

  test('remote work is done from anywhere in the country', () => {
    const values = { payModel: 'salary', payFrom: 5_200_000, remote: 'remote' } as const
    expect(statedIn('office-staff', values, hired)).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
      baseSalary: { value: { value: '52000.00', unitText: 'YEAR' } },
    })
  })

  test('states served and languages of a business', () => {
    expect(statedIn('insurance-services', { statesServed: ['IL'], languages: ['en', 'ru'] })).toMatchObject({
      areaServed: [{ '@type': 'State', name: 'IL' }],
      knowsLanguage: ['en', 'ru'],
    })
  })
})
