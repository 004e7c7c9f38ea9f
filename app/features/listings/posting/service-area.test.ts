import { expect, test } from 'vitest'
import { serviceOf, statesFor } from './service-area.ts'

test('[POST-05] a wide area names no place; one state of it is a specific one', () => {
  const place = { city: 'Joliet', zip: '60431' }
  const nowhere = { serviceCity: '', serviceState: null, serviceZipCode: '' }
  expect(serviceOf({ area: 'all_states', state: '', ...place })).toEqual({
    serviceAreaType: 'all_states',
    ...nowhere,
  })
  expect(serviceOf({ area: 'midwest', state: '', ...place })).toEqual({
    serviceAreaType: 'midwest',
    ...nowhere,
  })
  expect(serviceOf({ area: 'midwest', state: 'IL', ...place })).toEqual({
    serviceAreaType: 'specific_state',
    serviceCity: 'Joliet',
    serviceState: 'IL',
    serviceZipCode: '60431',
  })
})

test('[POST-05] the Midwest lets one choose from its 12 states', () => {
  expect(statesFor('midwest')).toHaveLength(12)
  expect(statesFor('all_states')).toHaveLength(50)
  expect(statesFor('specific_state')).toHaveLength(50)
})
