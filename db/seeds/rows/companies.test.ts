import { companyNames } from '@haulpost/demo/companies'
import { logoName } from '@haulpost/demo/logos'
import { pictureNames } from '@haulpost/demo/pictures'
import { expect, test } from 'vitest'
import { companyNameFault } from '#app/features/accounts/profile/company-name.ts'
import { PROFILE_LIMITS } from '#app/features/accounts/profile/profile-fields.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { companiesOf, idsOfCompanies } from './companies.ts'
import { type ListingRow, listingRows } from './listings.ts'
import { ownersOf } from './owners.ts'

const PICTURE = { id: 'a'.repeat(32), width: 1024, height: 768 }
const rows = [...listingRows(600, { owners: ownersOf(NOW), gallery: { scene: () => PICTURE }, now: NOW })]
const companies = [...companiesOf(600, NOW).values()]
const nameOf = new Map(companies.map(({ id, companyName }) => [id, companyName ?? '']))
const isByCompany = ({ userId }: ListingRow) => nameOf.has(userId)
const shareIn = (categories: readonly string[]) => {
  const some = rows.filter(({ category }) => categories.includes(category))
  return some.filter(isByCompany).length / some.length
}

test('[BIZ-03] about half of the jobs and most services are of a company; trucks are sold by people', () => {
  const jobs = shareIn(['cdl-a-company-drivers', 'cdl-a-owner-operators', 'non-cdl-drivers', 'jobs'])
  expect(jobs).toBeGreaterThan(0.4)
  expect(jobs).toBeLessThan(0.65)
  expect(shareIn(['repair-shops-parts', 'insurance-services', 'outsourcing-services'])).toBeGreaterThan(0.6)
  expect(shareIn(['trucks-trailers-marketplace'])).toBe(0)
})

test('[BIZ-03] a text that names a company names the one that posted it', () => {
  const contradicting = rows.filter(isByCompany).filter(({ userId, description, title }) => {
    const text = [...Object.values(title), ...Object.values(description)].join(' ')
    const named = [...nameOf.values()].filter((name) => text.includes(name))
    return named.length > 0 && !named.includes(nameOf.get(userId) ?? '')
  })
  expect(contradicting.map(({ title }) => title)).toEqual([])
})

test('[BIZ-02] the companies of the demo are called as users may call theirs, each with an account of its own', () => {
  const names = companies.map(({ companyName }) => companyName ?? '')
  expect(names.filter((name) => companyNameFault(name) || name.length > PROFILE_LIMITS.companyName)).toEqual(
    [],
  )
  expect(new Set(companies.map(({ email }) => email)).size).toBe(companies.length)
  const ids = new Set(idsOfCompanies(NOW))
  expect(ids.size).toBe(companyNames().length)
  expect(companies.filter(({ id }) => !ids.has(id))).toEqual([])
})

const MIN_LOGOS = 60

test('[BIZ-03] the companies with the most listings of the demo have a logo, and no logo is left over', () => {
  const countOf = (id: string) => rows.filter(({ userId }) => userId === id).length
  const logos = pictureNames('logos')
  const isWithout = (name = '') => !logos.includes(logoName(name))
  expect(logos.length).toBeGreaterThanOrEqual(MIN_LOGOS)
  const busy = companies.filter(({ id }) => countOf(id) > 1)
  expect(busy.filter(({ companyName }) => isWithout(companyName))).toEqual([])
  const names = new Set(companies.map(({ companyName = '' }) => logoName(companyName)))
  expect(logos.filter((logo) => !names.has(logo))).toEqual([])
})
