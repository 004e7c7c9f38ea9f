import { expect, test } from 'vitest'
import { companyNameFault } from './company-name.ts'

test.for([
  '',
  'Northgate Reefer Lines',
  'J.B. Hunt',
  'U.S. Freight, Inc.',
  'St.Paul Trucking',
  'Ruiz & Sons L.L.C.',
  'Route 66 West 24/7',
  'Север Логистик',
  '3 Hermanos',
])('[BIZ-02] “%s” may be the name of a company', (name) => {
  expect(companyNameFault(name)).toBeNull()
})

test.for([
  ['Call 630-555-0173', 'profile.companyHasPhone'],
  ['Fast (630) 555 01 73', 'profile.companyHasPhone'],
  ['Fast ６３０５５５０１７３', 'profile.companyHasPhone'],
  ['fastfreight.com', 'profile.companyHasLink'],
  ['Fast Freight https://x', 'profile.companyHasLink'],
  ['www.fast freight', 'profile.companyHasLink'],
  ['join t.me/fast', 'profile.companyHasLink'],
  ['ＦＡＳＴ．ＣＯＭ', 'profile.companyHasLink'],
  ['jobs@fast.example', 'profile.companyHasEmail'],
  ['jobs＠fast', 'profile.companyHasEmail'],
  ['— ★ —', 'profile.companyIsNoName'],
] as const)('[BIZ-02] “%s” is refused, with the reason', ([name, fault]) => {
  expect(companyNameFault(name)).toBe(fault)
})
