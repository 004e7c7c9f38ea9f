import { expect, test } from 'vitest'
import { companyNamed } from './employer.ts'

test.for([
  'Lakeside Trucking',
  'Ruiz & Sons LLC',
  'Ruiz & Sons, L.L.C.',
  'Blue Ridge Freight Inc.',
  'Transportes Ruiz',
  'Volga Logistics',
  'Cargo Amur',
  'Midwest  Hauling',
  'Miller Company',
])('[WEB-04] “%s” is a company', (name) => {
  expect(companyNamed(name)).toBe(name.replace(/\s+/gu, ' '))
})

test.for([
  '',
  'Greg',
  'Greg Miller',
  'Dispatch',
  'Trucking',
  'LLC',
  'Hiring manager',
  'HR Logistics',
  'Trucking office',
  'Logistics department',
  'Marco',
  'Anna Incerti',
  'Бригада Сергея',
])('[WEB-04] structured data never names “%s” as a company', (name) => {
  expect(companyNamed(name)).toBeNull()
})
