import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { chooseGroups, describeGroup, type UsualGroup } from './usual-groups.ts'

const groupOf = (group: string, listings = 9, year = 2020): UsualGroup => ({
  group,
  year,
  model: 'Cascadia 126',
  listings,
  lowest: 1,
  firstQuarter: 2,
  median: 3,
  thirdQuarter: 4,
  highest: 5,
})

const CASCADIA = groupOf('truck/sleeper/freightliner/cascadia', 20)
const REEFER = groupOf('trailer/reefer/utility', 12)
const LOCAL = groupOf('job/cdl-a-company-drivers/local/hourly', 30, 0)

test('[PRICE-05] of each kind of vehicle and category of jobs the largest group is named', () => {
  const others = [
    groupOf('truck/sleeper/volvo/vnl', 19),
    groupOf('trailer/flatbed/fontaine', 11),
    groupOf('truck/day-cab/mack/anthem', 10),
    groupOf('job/cdl-a-company-drivers/otr/per-mile', 29, 0),
    groupOf('job/mechanics/any/hourly', 8, 0),
    groupOf('job/office-staff/any/hourly', 7, 0),
  ]
  expect(chooseGroups([...others, LOCAL, REEFER, CASCADIA]).map(({ group }) => group)).toEqual([
    'truck/sleeper/freightliner/cascadia',
    'trailer/reefer/utility',
    'trailer/flatbed/fontaine',
    'job/cdl-a-company-drivers/local/hourly',
    'job/mechanics/any/hourly',
  ])
})

test('[PRICE-05] fewer than three groups are not named', () => {
  expect(chooseGroups([CASCADIA, LOCAL])).toEqual([])
  expect(chooseGroups([CASCADIA, REEFER, LOCAL])).toHaveLength(3)
})

test('[PRICE-05] a group is described in words, and leads to a list of such listings', () => {
  expect(describeGroup(CASCADIA, TRANSLATE.en)).toEqual({
    name: 'Freightliner Cascadia',
    detail: 'Sleeper tractor, 2018–2022',
    path: '/categories/trucks-trailers-marketplace?kind=sleeper&make=freightliner&year=2018-2022',
  })
  expect(describeGroup(REEFER, TRANSLATE.en)?.name).toBe('Utility')
  expect(describeGroup(LOCAL, TRANSLATE.es)).toMatchObject({
    name: 'Choferes CDL A de compañía',
    path: '/categories/cdl-a-company-drivers?route=local',
  })
  expect(describeGroup(groupOf('job/mechanics/any/hourly'), TRANSLATE.en)).toMatchObject({
    detail: '',
    path: '/categories/mechanics',
  })
  expect(describeGroup(groupOf('truck'), TRANSLATE.en)).toBeNull()
})
